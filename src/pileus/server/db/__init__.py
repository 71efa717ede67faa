"""The database: SQLAlchemy Core, here and nowhere else."""
