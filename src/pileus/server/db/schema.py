"""The tables of the database. A change here is a new migration (migrations.py)."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

versions = Table("schema_version", metadata, Column("version", Integer, primary_key=True))

visitors = Table(
    "visitors",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("secret", String(64), nullable=False, unique=True),  # hashed: a leaked database opens no seat
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("data", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON),
    Column("key", LargeBinary(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", Float, nullable=False),
    Column("clock", Float),  # seconds each seat has in all, or none
    Column("owner", String(16), ForeignKey("visitors.id")),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("to_move", Integer),  # none when the game is over
    Column("version", Integer, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=false()),  # since schema 2
    Index("tables_listed", "listed", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("colour", String(16), nullable=False),
    Column("visitor", String(16), ForeignKey("visitors.id")),
    Column("bot", String(80)),  # who chooses while no person does
    Column("link", String(64), unique=True),  # hashed
    Column("listed", Boolean, nullable=False),  # anybody may sit down
    Column("used", Float, nullable=False),  # seconds of the clock
    Index("seats_visitor", "visitor"),
)

log = Table(
    "log",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", String(80)),  # none for an undo
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="log_key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # none for a spectator
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("visitor", String(16), ForeignKey("visitors.id"), primary_key=True),
    Column("text", Text, nullable=False),
)
