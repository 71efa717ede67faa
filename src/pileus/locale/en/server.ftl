### What a server refuses, for people. A comment names the variables.

no-cookie = This browser is not known here yet; open the page once, with cookies allowed.
# $name: a table's id
no-such-table = There is no table { $name } here.
# $name: a table
table-other-data = The table “{ $name }” was played with other cards than this server has, so it cannot be shown here.
no-such-link = This link leads to no seat; ask for a new one.
seat-taken = Somebody else has taken this seat.
seat-not-open = This seat is not open to anybody; it needs a link.
seat-not-yours = This seat is not yours.
seat-is-yours = This seat is yours; a link for it would take it away from you.
seat-has-bot = A bot chooses at this seat; take the seat back first.
table-not-yours = Only whoever opened this table can do that.
# $last: the number of the last choice
no-such-moment = There is no such moment; the last one is { $last }.
# $number: how many choices stay
undo-too-far = Only choices after number { $number } can be taken back: before them luck or somebody else decided.
# $given, $seats: numbers
seats-do-not-fit = { $given } seats were asked for, but this game has { $seats }.
import-laboratory = This record comes from the laboratory and has no key, so no table can go on from it.
# $name: a language · $known: those there are
no-such-language = There are no words in { $name }; there are { $known }.
stale = Somebody was faster: the table has changed, and nothing was chosen.
# $problem: what the validator says
bad-request = That cannot be read: { $problem }.
# $status: the number of the answer
http-error = { $status ->
    [404] There is nothing here.
    [405] That cannot be done here.
    [413] That is too large.
   *[other] The server refused that ({ $status }).
}
server-fault = The server made a mistake. Nothing was changed; please try again.
hints-not-allowed = This table gives no hints.
hints-busy = A hint is being thought out already; please wait a moment.
hint-failed = No hint was found; please try again.
graph-not-over = The chances to win are shown when the game is over.
graphs-busy = The chances of many other games are being worked out; please try again later.
no-such-address = There is nothing at such an address.
foreign-host = This server does not answer to that name; whoever runs it can allow it with --origin.
foreign-origin = This request comes from another page.
too-fast = Too many requests at once; please wait a moment.
too-many-connections = Too many pages are open at once; please close some.
# $host, $port: where · $problem: what the system says
cannot-listen = The server cannot listen at { $host }, port { $port }: { $problem }.
# $problem: what the database says
cannot-open-database = The database cannot be opened: { $problem }.
