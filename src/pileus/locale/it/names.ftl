### How Italian uses proper names. A name of a game may have a message of its own, GAME-name-…, built on the name in the data.

# The forms that names have in sentences, as $province-in or $port-at, unless a name's own message says otherwise.
# $name: the name in Italian
proper-name = { $name }
    .in = in { $name }
    .at = a { $name }
    .map = { $name }
