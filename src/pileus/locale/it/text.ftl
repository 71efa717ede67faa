### The text table: any game in words, for the terminal and for screen readers. Commands in quotes are typed as they stand.

## Sitting down

# The person at the device, in sentences about players
text-your-name = Cittadino
text-bot-name = Bot { $number }
text-sitter = { $who ->
    [you] Posto { $number }: { $player }. Sei tu.
    [bot] Posto { $number }: { $player }, che gioca da sé ({ $kind }).
   *[person] Posto { $number }: { $player }.
}
text-bots-slow = Senza il motore veloce (pip install "pileus[fast]") i bot che guardano avanti lo fanno meno lontano.
text-thinking = { $player } sta pensando …
text-welcome = Scrivi il numero di una scelta. “goal” dice come si vince, “table” mostra tutto, “?” spiega, “help” elenca il resto.
text-seat-count = { $given ->
    [one] Un posto ha un nome, ma il tavolo ne ha { $seats }.
   *[other] { $given } posti hanno un nome, ma il tavolo ne ha { $seats }.
}
text-same-name = Due posti si chiamano { $name }: dai a ciascuno un nome suo.
text-bad-name = { $name } non è un nome per una persona: usa fino a { $most } lettere stampabili.
text-no-such-sitter = Nessuno che si chiami “{ $name }” può sedersi: scrivi “you”, un bot ({ $known }) o il nome di una persona con la maiuscola.
text-curtain = Passa il dispositivo a { $player }, che poi preme Invio.

## Choosing

text-several-choices = Con “{ $typed }” concordano più scelte: i numeri { $numbers }.
text-no-such-number = { $last ->
    [one] C'è una scelta sola: 1.
   *[other] Le scelte sono numerate da 1 a { $last }.
}
text-several-things = Nessuna scelta concorda con “{ $typed }”. Può voler dire { $things }: scrivi di più per sapere perché no.
text-unknown = Qui niente si chiama “{ $typed }”. “help” elenca che cosa si può scrivere.

## Asking

text-is-choice = { $label }: si può scegliere adesso, numero { $number }.
text-ask-more = “? nome” chiede di una carta, di un luogo, di un pulsante o di una parola del gioco; “rule { $rule }” legge una regola.
text-no-such-part = Il tavolo non ha una parte chiamata “{ $typed }”; scrivi { $parts }.

## Taking back and keeping

text-undone = Annullato.
text-save-where = Scrivi dove: “save FILE”.
# Why a file is not written
text-exists = esiste già
text-saved = La registrazione è in { $file }.
text-cannot-save = { $file } non si può scrivere: { $problem }.
text-not-empty = { $file } non è vuota: scegli una cartella nuova.
text-cannot-read = { $file } non si può leggere: { $problem }.
# What to type in a shell follows on a line of its own
text-left = Hai lasciato il tavolo. La registrazione è in { $file }; così si continua la partita:
text-kept = La partita sarà salvata in { $file } quando te ne vai, e alla fine.
text-kept-again = Continui la partita in { $file }. Sarà salvata di nuovo lì quando te ne vai.
text-neither = { $file } non è né una partita salvata né una posizione: avrebbe un campo “pileus” o un campo “game”.
text-kept-after-failure = La partita è salvata in { $file } così come stava; per riprenderla:
text-left-unsaved = Hai lasciato il tavolo; la partita non è stata salvata. “save FILE” ne conserva una, “--load FILE” la continua.

## The end

text-over = La partita è finita
text-place = { $place }. { $player }: { $score }.
text-place-tied = { $place }. { $player }: { $score }; { $tiebreak }.
text-no-place = { $player }: { $score }.
# $players: one
text-winner = Vince { $players }.
# $players: a list
text-winners = Vittoria condivisa: { $players }.

## Help

text-help-choose = Un numero, un nome come “done” o una parte di un'etichetta: fa quella scelta.
text-help-again = Solo Invio: elenca di nuovo le scelte.
text-help-why = ? NOME: che cos'è una carta, un luogo, un pulsante o una parola del gioco, e perché non è una scelta. Solo ?: la regola che riguarda la domanda.
text-help-goal = goal: come si vince, e come la partita può finire all'improvviso.
text-help-rule = rule { $rule }: legge quel paragrafo del regolamento, o un altro; anche le sezioni.
text-help-table = table: tutto quello che puoi sapere. table NOME: una parte, come “table map”.
text-help-log = log: che cosa è successo di recente. log all: dall'inizio.
text-help-undo = undo: annulla la tua ultima scelta, finché non sono intervenuti la sorte o qualcun altro.
text-help-save = save FILE: conserva la partita; viene salvata di nuovo lì quando te ne vai e alla fine.
text-help-quit = quit: lascia il tavolo; in un terminale la partita in corso viene prima salvata.
text-file-names-code = Il file mette a un posto il bot { $name }, ma un file non può scegliere il codice da eseguire: di' chi siede dove con --seats.
