### The board of Pax Emancipation in the browser.

## Pieces

emancipation-page-letter = { $colour ->
    [red] R
    [green] V
    [white] B
    [purple] Vi
   *[yellow] G
}

## The market

emancipation-page-market-note = costo: fila (0–5) + agenti²; ✕: quel dado la scarta
emancipation-page-cost = costo
emancipation-page-row = Fila { $row }
emancipation-page-deck = { $count ->
    [0] mazzo vuoto
    [one] 1 carta
   *[other] { $count } carte
}
emancipation-page-deck-next = prossima: { $idea }
emancipation-page-gap = vuoto finché il mercato non è rifornito
emancipation-page-year = Anno: { $year }.
emancipation-page-can-do = { $count ->
    [0] Il tuo agente qui ora non può fare nulla.
   *[other] { $agents ->
        [one] Il tuo agente qui ora può fare: { $operations }.
       *[other] I tuoi { $agents } agenti qui ora possono fare: { $operations }.
    }
}
emancipation-page-operation-not-now = { emancipation-operation }: ora non è possibile
emancipation-page-doomed = Un { $die } del dado dell’elefante la scarta.
emancipation-page-slides = Un { $die } del dado dell’elefante la sposta a Est.
emancipation-page-discards = { $count ->
    [one] Un’idea scartata
   *[other] { $count } idee scartate
}

## Finance boards

emancipation-page-board-of = Plancia finanza: { emancipation-faction }
emancipation-page-board-head = { emancipation-faction }, gioca { $player }: { $vp } PV
emancipation-page-box = { emancipation-faction }, { emancipation-box }: { $count ->
    [one] 1 agente
   *[other] { $count } agenti
}
emancipation-page-gain = { $gain }
emancipation-page-purse = può pagare { $coins }
emancipation-page-fundraiser = Raccolta: Capitale { $capital }
emancipation-page-holds = { $faction ->
    [red] Che cosa ha il Parlamento, anche sulla mappa
    [green] Che cosa hanno i Filantropi, anche sulla mappa
   *[white] Che cosa hanno gli Evangelici, anche sulla mappa
}
emancipation-page-held-barrier = { $barrier }, ostacolo in possesso di: { emancipation-holder }
emancipation-page-held-slaver = La nave schiavista di questo mare, catturata: { $sea }
emancipation-page-count-disks = Dischi anarchia: { $count }
emancipation-page-count-freed = Propri meeple liberati: { $count }
emancipation-page-count-agents = Propri agenti sulla mappa: { $count }
emancipation-page-count-dissidents = PV per i dissidenti: { $count }
emancipation-page-count-diplomacy = PV della diplomazia: { $count }
emancipation-page-reserve = Riserva: { $agents ->
    [one] 1 agente
   *[other] { $agents } agenti
}, { $meeples } meeple
emancipation-page-absent = Nessuno gioca con questa fazione. I suoi pezzi sulla mappa possono essere scacciati; non ha turni e non segna punti.

## Powers

emancipation-page-powers = { $faction ->
    [red] Poteri del Parlamento
    [green] Poteri dei Filantropi
   *[white] Poteri degli Evangelici
}
emancipation-page-power-fleet = { $ships ->
    [0] Flotta: navigano solo agenti rossi
   *[other] Flotta: { $manned } navi armate su { $ships }
}
emancipation-page-power-extra = Operazione marittima in più
emancipation-page-power-crew = Arma subito le navi nuove
emancipation-page-power-boxes = { $agents ->
    [one] Agenti da ogni casella: 1
   *[other] Agenti da ogni casella: { $agents }
}
emancipation-page-power-free = Nomina gli agenti gratis

## Goals and danger

emancipation-page-goals = { $kind ->
    [together] Obiettivo comune e pericolo comune
    [second] Seconda parte: vince chi ha più PV
   *[race] Vince chi ha più PV
}
emancipation-page-common-goal = Insieme
emancipation-page-common-count = { $points } PV; { $marginal } per vincere, { $decisive } decisivi
emancipation-page-goal = { $faction ->
    [red] Parlamento: agenti sulla mappa almeno quante le navi schiaviste rimaste
    [green] Filantropi: al massimo 25 ostacoli rimasti
   *[white] Evangelici: 15 meeple liberati, di ogni colore
}
emancipation-page-goal-state = { $faction ->
    [red] { $agents } contro { $slavers }
    [green] { $met ->
        [yes] { $barriers } rimasti
       *[no] { $barriers } rimasti, { $short } da togliere
    }
   *[white] { $met ->
        [yes] { $freed } liberati
       *[no] { $freed } liberati, ne mancano { $short }
    }
}
emancipation-page-race-note = { $stage ->
    [2] Gli obiettivi sono raggiunti e non contano più. Ognuno gioca per avere più PV, compresi quelli della diplomazia.
   *[1] Ognuno gioca per sé, ma con l’anarchia perderebbero tutti.
}
emancipation-page-race-count = { $stage ->
    [2] { $vp } PV, { $diplomacy } della diplomazia
   *[1] { $vp } PV
}
emancipation-page-danger = Dischi anarchia rimasti ai giocatori
emancipation-page-disks = { $loss ->
    [owed] { $count } su { $all }; doverne uno a 0 perde
   *[empty] { $count } su { $all }; a 0 perdono tutti
}

## Dice

emancipation-page-dice = Dadi
emancipation-page-rolled = { $kind ->
    [attack] Attacco
    [elephant] Il dado dell’elefante
    [hate] Odio
   *[pogrom] Pogrom
}
emancipation-page-die = { $die }
emancipation-page-sum = in tutto { $sum }; serve più di { $target }

## The second stage

emancipation-page-stage-title = È cominciata la seconda parte
emancipation-page-stage-what = Tutti gli obiettivi della prima parte sono raggiunti. Da ora ognuno gioca per avere più PV, compresi quelli della diplomazia. Nuovi mazzi, carte rimaste: Ovest { $west }, Est { $east }.
emancipation-page-stage-seen = Avanti

## The end

emancipation-page-grade-title = Com’è finita
emancipation-page-grade = { $grade ->
    [anarchy] Sconfitta per anarchia
    [defeat] Sconfitta comune
    [marginal] Vittoria marginale
   *[decisive] Vittoria decisiva
}
emancipation-page-grade-total = { $points } PV
emancipation-page-grade-scale = { $points } PV su una scala in cui { $marginal } sono una vittoria marginale e { $decisive } una decisiva
emancipation-page-band = { $grade ->
    [defeat] sconfitta
    [marginal] marginale
   *[decisive] decisiva
}
emancipation-page-final-count = { $scored ->
    [yes] Conto finale
   *[no] Che cosa c’era quando ha prevalso l’anarchia; non conta nulla
}
emancipation-page-source = { $source ->
    [barriers] Ostacoli
    [slavers] Navi schiaviste
    [disks] Dischi
    [meeples] Liberati
    [agents] Agenti
    [dissidents] Dissidenti
   *[diplomacy] Diplomazia
}
emancipation-page-counts = Contano
emancipation-page-why-won = { $reason ->
    [anarchy] Quando i dischi dei giocatori finiscono tutti perdono subito, e non si contano punti.
    [most-points] Vince chi ha più PV. In parità decidono i propri meeple sugli spazi schiavi, poi gli ostacoli.
    [second-stage] Vince chi ha più PV, compresi quelli della diplomazia. In parità decidono i propri meeple sugli spazi schiavi, poi gli ostacoli.
   *[other] Una fazione che ha fallito l’obiettivo non conta. 50 PV in tutto sono una vittoria marginale, 75 una decisiva.
}
emancipation-page-goals-read = Gli obiettivi

## In the lobby

emancipation-card = L’abolizione della schiavitù, 1776–1917: da soli, insieme o gli uni contro gli altri. Di Phil Eklund.
emancipation-card-facts = 1–3 giocatori · circa 120 minuti
emancipation-quick-what = Da solo, con due fazioni che vincono o perdono insieme. Si comincia subito.
emancipation-quick-play = Gioca subito, da solo
emancipation-page-mode-name = { $mode ->
    [solitaire] Solitario
    [cooperative] Cooperativo
    [two-stage] In due parti
   *[competitive] Competitivo
}
emancipation-option-title-dissidents = Dissidenti (P9.2)
emancipation-option-title-gunboat-target = Che cosa deve superare un attacco (P5.3)
emancipation-option-title-dealt-disks-score = Quali dischi valgono (P9.1)
emancipation-option-title-dissident-spaces = Spazi dei dissidenti (P1.2)
emancipation-option-title-anarchy-loss = Quando prevale l’anarchia (P3.4)
emancipation-option-title-corruption = Corruzione (P5.4)

## In two minutes

emancipation-learn-about-title = Di che si tratta
emancipation-learn-about = Tra il 1776 e il 1917 la schiavitù fu abbattuta, prima di tutto da chi vi era tenuto, e con loro da movimenti in ogni continente. Ne guidi uno su tre: il Parlamento (rosso), i Filantropi (verdi), gli Evangelici (bianchi). Da solo ne guidi due.
emancipation-learn-win-title = Come si vince
emancipation-learn-win = Tutto ciò che ottieni vale 1 punto vittoria (PV): ostacoli tolti, navi schiaviste catturate, persone liberate, agenti sulla mappa, dischi anarchia in possesso. Giocando insieme servono 50 PV, e contano solo le fazioni che raggiungono il proprio obiettivo. Gli uni contro gli altri vince chi ha più PV.
emancipation-learn-danger-title = Il pericolo comune
emancipation-learn-danger = Ogni insuccesso mette sulla mappa dischi anarchia delle vostre riserve. Quando finiscono tutti perdono, in ogni modo di gioco. Tieni d’occhio la fila dei dischi.
emancipation-learn-money-title = Gli agenti sono denaro
emancipation-learn-money = I tuoi agenti stanno in tre caselle. Una moneta si paga spostando un agente di una casella in giù, dal Capitale alla Ricchezza o dalla Ricchezza al Debito: basta indicare la casella. Una Raccolta fondi li riporta su.
emancipation-learn-actions-title = Due azioni
emancipation-learn-actions = Raccolta fondi: si raccoglie denaro. Consorzio: un agente va a un’idea del mercato. Costruzione navale: una nave per un confine di mare. Nomina: un agente va nello spazio Admin di un porto. Si può fare due volte la stessa.
emancipation-learn-operations-title = Operazioni
emancipation-learn-operations = Ogni tuo agente su un’idea può fare una cosa che l’idea mostra. Operazione marittima: le navi attaccano navi schiaviste, prendono dischi od ostacoli viola. Affrancamento e Occidentalizzazione: in un porto si liberano persone. Suffragio: si toglie un ostacolo.
emancipation-learn-elephant-title = L’elefante nella stanza
emancipation-learn-elephant = Nomina, Affrancamento, Occidentalizzazione e Suffragio avvengono dove sta l’elefante: il primo lo mette in un porto qualsiasi per tutto il tuo turno. Alla fine del turno l’odio colpisce proprio lì: scegli bene.
emancipation-learn-hate-title = Elefante, odio, pogrom
emancipation-learn-hate = Un dado scarta un’idea, e sposta l’elefante se non l’hai messo tu. Poi il suo porto tira i dadi odio, uno per ogni spazio scoperto: ciascuno fa scattare gli ostacoli con il suo numero, che scacciano persone o aggiungono anarchia. Le sfere con due dischi tirano per i pogrom.
emancipation-learn-powers-title = Poteri
emancipation-learn-powers = Navigano solo agenti rossi, e il Parlamento ha un’operazione marittima in più dopo ogni Raccolta fondi. Gli Evangelici nominano agenti gratis. I Filantropi prendono agenti da ogni casella.
emancipation-learn-end-title = La fine
emancipation-learn-end = Ogni turno consuma un’idea; quando i mazzi sono vuoti la partita finisce. Una partita in due parti continua se tutti gli obiettivi sono raggiunti: poi ognuno gioca per sé.
emancipation-learn-table-title = A questo tavolo
emancipation-learn-table = Ciò che brilla in oro si può scegliere, in qualsiasi ordine. Tutto il resto dice perché no, se lo indichi. Probabilità e prezzi si vedono prima del tiro; Annulla funziona finché non si tira un dado. Il tasto I racconta la storia dietro un’idea o un ostacolo.

## The map

emancipation-page-map = Mappa: dieci sfere ad anello
emancipation-page-sphere = { $sphere }, numero { $number } di dieci in senso orario. Ostacoli: { $barriers }. { $unrest }
emancipation-page-port = { $there }. Qui ora è possibile: { $can }
emancipation-page-post-for = { $coins ->
    [0] Nomina gratis
   *[other] Nomina per { emancipation-coins }
}
emancipation-page-admin = Admin
emancipation-page-dissidents = { $count ->
    [one] Dissidente
   *[other] Dissidenti
}
emancipation-page-anarchy = Anarchia { $count } di { $most }
emancipation-page-no-ship = nave
emancipation-page-taken = presa
emancipation-page-closed = chiuso
emancipation-page-sea = { $sea-map }
emancipation-page-around = { $sea-map }: vedi a sinistra
emancipation-page-around-standing = { $sea-map }: vedi in alto
emancipation-page-pay-short = { $coins ->
    [0] gratis
   *[other] paga { $coins }
}
emancipation-page-dice-short = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
emancipation-page-overflow = { $sphere }: al completo; il prossimo disco va a { $spheres }.
emancipation-page-tool-dice = Dadi in vista

## Turn and phase

emancipation-page-turn = Turno { $turn } di { $last }
emancipation-page-phases = Fasi del turno
emancipation-page-actions = Azione { $number } di 2
emancipation-page-operations = { $count ->
    [0] Operazioni
    [one] Operazioni: 1 agente
   *[other] Operazioni: { $count } agenti
}
emancipation-page-order = Ordine di gioco: { $factions }. Ora: { emancipation-faction }
emancipation-page-mode-now = { $mode ->
    [two-stage] { $stage ->
        [2] Seconda parte: ognuno per sé
       *[1] Prima parte: insieme
    }
   *[other] { emancipation-page-mode-name }
}
emancipation-page-elephant = { $placed ->
    [yes] { $port }, resta per questo turno
   *[no] { $port }
}
emancipation-page-doing-idea = In corso: { emancipation-doing }, «{ $idea }».
emancipation-page-doing-sea = In corso: { emancipation-doing }, { $sea }.

## Buttons, in few words; what they do in full is said when they are pointed at

emancipation-page-brief-fundraiser = Raccolta fondi: da { $from } a { $to }
emancipation-page-brief-syndicate = Consorzio
emancipation-page-brief-shipbuilding = Costruzione navale: paga 3
emancipation-page-brief-post = { $faction ->
    [white] Nomina: gratis
   *[other] Nomina
}
emancipation-page-brief-post-here = Nomina: { $port }, { emancipation-page-pay-short }
emancipation-page-brief-maritime = { $count ->
    [0] Operazione marittima
    [one] Operazione marittima: 1 agente in mare
   *[other] Operazione marittima: { $count } agenti in mare
}
emancipation-page-brief-manumission = Affrancamento
emancipation-page-brief-westernize = Occidentalizzazione
emancipation-page-brief-suffrage = Suffragio
emancipation-page-brief-operation-here = { emancipation-operation }: { $port }, { emancipation-page-pay-short }

## What may come

emancipation-page-ahead = Che cosa può succedere
emancipation-page-ahead-is = { $page ->
    [elephant] Elefante
    [hate] Odio e disordini
   *[attack] Attacchi
}
emancipation-page-face = Dado { $die }:
emancipation-page-elephant-at = L’elefante è { $port-at }
emancipation-page-goes = { $dice ->
    [one] { $ports }, 1 dado dell’odio
   *[other] { $ports }, { $dice } dadi dell’odio
}
emancipation-page-hate-at = { $dice ->
    [one] Odio { $port-at }: 1 dado
   *[other] Odio { $port-at }: { $dice } dadi
}
emancipation-page-no-barrier = nessun ostacolo
emancipation-page-effect = { $does ->
    [piece] caccia un pezzo { emancipation-colour }
    [piece-anarchy] caccia un pezzo { emancipation-colour }, aggiunge anarchia
    [anarchy] aggiunge anarchia
    [ship] toglie una nave senza agente
    [pay] costa 1 moneta
   *[nothing] non farebbe nulla
}
emancipation-page-pogroms = { $count ->
    [one] Una sfera tira per un pogrom.
   *[other] { $count } sfere tirano per i pogrom.
}
emancipation-page-attack = Attacco alla nave schiavista: { $sea } (numero { $number }; { $cargo })
emancipation-page-attack-needs = La somma deve superare { $target }, gli spazi schiavi scoperti di { $spheres }.
emancipation-page-open-in = { $sphere } ({ $count })
emancipation-page-attack-offers = Dadi per un attacco: { $sea }
emancipation-page-odds-head = { $column ->
    [dice] dadi
    [pay] paga
    [chance] probabilità
    [taken] presa
    [corrupt] corruzione
   *[left] restano
}
emancipation-page-percent = { $percent } %
emancipation-page-no-corruption = no
emancipation-page-can-pay = può pagare { $coins }
emancipation-page-attack-button = Attacca la nave schiavista
emancipation-page-no-undo = Un tiro non si può annullare.
emancipation-page-attacks = Che cosa servirebbe per attaccare le navi schiaviste
emancipation-page-attacks-sea = Nave schiavista
emancipation-page-attacks-needs = serve
emancipation-page-dice-for = { $dice ->
    [one] 1 dado ({ $coins })
   *[other] { $dice } dadi ({ $coins })
}
emancipation-page-more-than = oltre { $target }
emancipation-page-attacks-note = Tra parentesi le monete. * o per corruzione: il numero della nave su un dado solo.
emancipation-page-no-slavers = Non resta nessuna nave schiavista.

## On a phone

emancipation-page-tab-boards = Plance
emancipation-page-tab-ahead = Previsioni
emancipation-page-gauges = Da tenere d’occhio
emancipation-page-disks-left = Dischi rimasti
emancipation-page-coins = Monete
