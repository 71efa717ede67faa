### Words of every table, whatever the game. A message is a whole sentence.

## Names and lists

seat-name = Posto { $number }
list-end = { $before } e { $after }
list-more = { $before }, { $after }

## Refusals of a match

no-such-game = Non c'è nessun gioco chiamato “{ $name }”; ci sono { $known }.
no-such-bot = Non c'è nessun bot chiamato “{ $name }”; ci sono { $known }.
# $problem: what Python said
bot-not-loaded = Il bot “{ $name }” non si può caricare: { $problem }.
bot-not-written-so = “{ $name }” non è un bot: si scrive un nome, o modulo:Classe per uno proprio.
bot-not-whole = Al bot “{ $name }” manca “reads” (view o copy) o “budget” (un pileus.bots.Budget).
bot-cannot-choose = “{ $name }” non è un bot: non ha un metodo “choose”.
bad-budget = “{ $given }” non è un limite: “1s” è un secondo, 500 sono cinquecento previsioni.
# $problem: what Python said
bot-failed = Il bot “{ $bot }” ({ $player }) ha fallito alla decisione { $decision } ({ $rule }): { $problem }
# $problem: what Python said
bot-failed-in-game = Il bot “{ $bot }” ({ $player }) ha fallito nella partita { $game } alla decisione { $decision } ({ $rule }): { $problem }
no-such-seat = Non c'è nessun posto “{ $name }”: i posti sono numerati da 0 a { $last }.
not-your-turn = Tocca a { $player }.
no-such-choice = “{ $name }” non indica niente a questo tavolo.
game-over = La partita è finita.
undo-nothing = Non c'è niente da annullare.
undo-luck = È stata scoperta una carta o sono stati tirati i dadi: ciò che ha deciso la sorte non si annulla.
undo-other-seat = Nel frattempo ha scelto qualcun altro, quindi questa scelta non si può più annullare.

## Refusals of options, positions and records

bad-options = Le opzioni non si possono usare: { $problem }
bad-position = La posizione è impossibile: { $problem }
bad-record = La registrazione non si può leggere: { $problem }
record-is-position = Questa è una posizione, non una registrazione: “play --load” inizia una partita da qui.
record-version = La registrazione ha la versione { $version }; questo programma legge le versioni fino alla { $known }.
record-data = La registrazione è stata giocata con altre carte o con un altro tabellone (dati { $data }, qui { $known }).
record-chain = La registrazione è stata modificata: la scelta { $number } non segue da quelle precedenti.
record-choice = La scelta { $number } della registrazione, “{ $name }”, non era ammessa.
record-commitment = La chiave segreta della registrazione non è quella promessa all'inizio della partita.
record-result = La registrazione racconta una fine diversa da quella a cui portano le sue scelte.
wrong-game = Questa registrazione o posizione appartiene a un altro gioco.

## Rulebooks

no-such-rule = Nei regolamenti non c'è il paragrafo “{ $name }”; le sezioni sono { $known }.
no-rulebook = Qui non c'è il regolamento di { $name }.
undo-over = La partita è finita: ciò che era segreto ora è noto, quindi non si può più annullare niente.
record-head = La registrazione non finisce dove dice: mancano le voci dopo la numero { $number }, oppure la sua fine è stata modificata.
