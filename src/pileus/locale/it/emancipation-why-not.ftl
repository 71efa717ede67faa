### Pax Emancipation: why a thing is not a choice now. Every sentence is whole.
### Money names its holder, since a single player plays two factions; “tu” is the one whose turn it is.
### $holder and $faction are red, green or white; $idea, $port, $sphere, $beyond, $sea and $barrier are names.

## Whose decision it is

emancipation-why-not-over = { $reason ->
    [anarchy] La partita è finita: hanno perso tutti, per anarchia.
   *[other] La partita è finita.
}
emancipation-why-not-spectator = Stai guardando: scelgono solo i giocatori.
emancipation-why-not-nobody = Adesso nessuno deve scegliere: la partita prosegue da sé.
emancipation-why-not-turn = Adesso sceglie { $player }: è il turno { emancipation-of-holder }.

emancipation-why-not-not-in-play = In questa partita nessuno gioca con { emancipation-holder }.

## Where an idea is

emancipation-why-not-idea-hidden = L'idea “{ $idea }” non è nel mercato: è più in basso in un mazzo o nella scatola, dove nessuno può vederla.
emancipation-why-not-idea-next = L'idea “{ $idea }” non è ancora nel mercato: è la carta in cima al mazzo { emancipation-column }.
emancipation-why-not-idea-discarded = L'idea “{ $idea }” è stata scartata.

## The decision under way. $button: the label of a button

emancipation-why-not-first-act = Adesso scegli un'azione, o “{ $button }”.
emancipation-why-not-first-take-back = È in corso una Raccolta fondi: riprendi un agente, o scegli “{ $button }”.
emancipation-why-not-first-syndicate = È in corso un Consorzio: prima scegli l'idea su cui va l'agente.
emancipation-why-not-first-build = È in corso una Costruzione navale: prima scegli un confine di mare senza nave.
emancipation-why-not-first-post = È in corso una Nomina: prima scegli il porto.
emancipation-why-not-first-pay = { $coins ->
    [one] Prima paga: ancora una moneta, cioè un agente mosso dal Capitale o dalla Ricchezza.
   *[other] Prima paga: ancora { $coins } monete, ognuna un agente mosso dal Capitale o dalla Ricchezza.
}
emancipation-why-not-first-agent = Prima scegli la casella da cui viene l'agente.
emancipation-why-not-first-new-ship = Prima decidi se un agente dal Capitale sale sulla nuova nave { $sea-in }, o scegli “{ $button }”.
emancipation-why-not-first-extra-maritime = Prima decidi se fare l'Operazione marittima in più dopo la Raccolta fondi, o scegli “{ $button }”.
emancipation-why-not-first-operate = Adesso scegli un'idea il cui agente opera, o “{ $button }”.
emancipation-why-not-first-operation = Prima scegli quale operazione di “{ $idea }” fare.
emancipation-why-not-first-how-maritime = Prima scegli come fare l'Operazione marittima: con tutti gli agenti sulle navi, o con un agente dal Capitale.
emancipation-why-not-first-station = { $count ->
    [one] È in corso un'Operazione marittima: prima metti l'agente su una nave che non ne ha.
   *[other] È in corso un'Operazione marittima: prima metti i { $count } agenti su navi che non ne hanno.
}
emancipation-why-not-first-gunboat = Prima fai una Diplomazia delle cannoniere con la nave { $sea-in }, o scegli “{ $button }”.
emancipation-why-not-first-dice = Prima scegli il numero di dadi per l'attacco { $sea-in }.
emancipation-why-not-first-corrupt-barrier = La corruzione non è facoltativa: scegli un ostacolo delle sfere { $spheres } che un giocatore ha preso.
emancipation-why-not-first-corrupt-sphere = La corruzione non è facoltativa: scegli quale delle sfere { $spheres } riceve un disco anarchia.
emancipation-why-not-first-take-barrier = È in corso un Suffragio: prima scegli un ostacolo della sfera { $sphere }.
emancipation-why-not-first-elephant = Prima scegli in quale porto della sfera { $sphere } va l'elefante.
emancipation-why-not-first-hate = L'ostacolo “{ $barrier }” colpisce { $port-at }: devi scegliere l'agente { emancipation-colour } o un meeple { emancipation-colour } che si trova lì.
emancipation-why-not-first-lose-ship = Prima scegli quale delle due navi accanto alla sfera { $sphere } torna nel pool comune.
emancipation-why-not-first-sphere = È il momento dei pogrom: scegli la prossima sfera per cui tirare il dado.
emancipation-why-not-first-pogrom = Un pogrom colpisce la sfera { $sphere }: devi scegliere un pezzo { emancipation-colour } che si trova lì.
emancipation-why-not-first-disk = La sfera { $sphere } riceve un disco anarchia, e quelli { emancipation-of-holder } sono finiti: scegli la fazione che ne dà uno.
emancipation-why-not-first-overflow = Nella sfera { $sphere } non c'è posto: scegli quale delle sfere più vicine con posto riceve il disco anarchia.
emancipation-why-not-first-port = { $doing ->
    [manumission] È in corso un Affrancamento: prima scegli il porto.
    [westernize] È in corso un'Occidentalizzazione: prima scegli il porto.
   *[suffrage] È in corso un Suffragio: prima scegli il porto.
}

## Buttons

emancipation-why-not-actions-over = In un turno le azioni vengono per prime, e le tue sono finite.
emancipation-why-not-third-action = Questa è già la tua seconda azione: per turno sono al massimo due.
emancipation-why-not-operations-later = Le operazioni vengono dopo le azioni.
emancipation-why-not-operations-over = Le tue operazioni di questo turno sono finite.

## Actions

emancipation-why-not-capital-empty = Nel Capitale { emancipation-of-holder } non c'è un agente da mandare.
emancipation-why-not-no-agent = In nessuna casella { emancipation-of-holder } c'è un agente da mandare.
# $leave: 0, or 1 if an agent must stay in Capital
emancipation-why-not-syndicate-cost = { $leave ->
    [0] Un Consorzio su “{ $idea }” costa { $cost } (fila { $row }, agenti presenti: { $agents }); il massimo che { emancipation-can } pagare è { $most }.
   *[other] Un Consorzio su “{ $idea }” costa { $cost } (fila { $row }, agenti presenti: { $agents }); il massimo che { emancipation-can } pagare tenendo un agente nel Capitale è { $most }.
}
emancipation-why-not-syndicate-cheapest = { $leave ->
    [0] Il Consorzio meno caro, su “{ $idea }”, costa { $cost }; il massimo che { emancipation-can } pagare è { $most }.
   *[other] Il Consorzio meno caro, su “{ $idea }”, costa { $cost }; il massimo che { emancipation-can } pagare tenendo un agente nel Capitale è { $most }.
}
emancipation-why-not-pool-empty = Nel pool comune non restano navi.
emancipation-why-not-ship-cost = La Costruzione navale costa { $cost }; il massimo che { emancipation-can } pagare è { $most }.
emancipation-why-not-own-agent = Sullo spazio Admin di { $port } c'è già un tuo agente.
emancipation-why-not-post-cost = { $leave ->
    [0] Una Nomina { $port-at } costa { $cost }; il massimo che { emancipation-can } pagare è { $most }.
   *[other] Una Nomina { $port-at } costa { $cost }; il massimo che { emancipation-can } pagare tenendo un agente nel Capitale è { $most }.
}
emancipation-why-not-post-cheapest = { $leave ->
    [0] La Nomina meno cara, { $port-at }, costa { $cost }; il massimo che { emancipation-can } pagare è { $most }.
   *[other] La Nomina meno cara, { $port-at }, costa { $cost }; il massimo che { emancipation-can } pagare tenendo un agente nel Capitale è { $most }.
}
emancipation-why-not-elephant-elsewhere = In questo turno hai messo l'elefante { $elephant-at }: azioni e operazioni dell'elefante avvengono lì, non { $port-at }.
emancipation-why-not-operate-later = Le operazioni vengono dopo le azioni; per mandare un altro agente su “{ $idea }” scegli prima l'azione Consorzio.
emancipation-why-not-syndicate-first = Per mandare un agente su “{ $idea }” scegli prima l'azione Consorzio.
emancipation-why-not-post-first = Per mandare un agente { $port-at } scegli prima l'azione Nomina.
emancipation-why-not-build-first = Per costruire una nave { $sea-in } scegli prima l'azione Costruzione navale.
emancipation-why-not-ship-there = C'è già una nave { $sea-in }.
emancipation-why-not-no-own-agent = Su “{ $idea }” non ci sono agenti { emancipation-faction-colour-plural }.
emancipation-why-not-red-ships = Gli agenti sulle navi sono { emancipation-of-holder }: nessun altro li riprende.
emancipation-why-not-no-ship-there = Non c'è nessuna nave { $sea-in }.
emancipation-why-not-ship-empty = La nave { $sea-in } non porta un agente.
emancipation-why-not-choose-port = Scegli il porto stesso: { $port }.
emancipation-why-not-debt = Gli agenti nel Debito non pagano niente: una moneta è un agente mosso dal Capitale o dalla Ricchezza.
emancipation-why-not-box-empty = { $box ->
    [capital] Nel Capitale non ci sono agenti.
    [wealth] Nella Ricchezza non ci sono agenti.
   *[debt] Nel Debito non ci sono agenti.
}

## What a thing is for

emancipation-why-not-barrier-use = Un ostacolo si sceglie in un Suffragio o per la corruzione, uno viola anche nella Diplomazia delle cannoniere.
emancipation-why-not-sphere-use = Una sfera si sceglie solo quando si prendono o si aggiungono dischi anarchia, o per un pogrom.
emancipation-why-not-piece-use = Un pezzo sulla mappa si sceglie solo quando lo colpisce l'odio o un pogrom.
emancipation-why-not-agent-use = Un agente in una casella si sceglie solo per pagare, per mandarlo su un'idea o in un porto o per farlo salire su una nave, quando una di queste cose è in corso.
emancipation-why-not-faction-use = Una fazione si sceglie solo perché dia un disco anarchia quando tu non ne hai.
emancipation-why-not-dice-use = I dadi si scelgono solo per attaccare una nave schiavista.

## Operations

emancipation-why-not-not-shown = “{ $idea }” non mostra questa operazione: { emancipation-doing }.
emancipation-why-not-no-card = { emancipation-doing }: nessun tuo agente che può ancora operare in questo turno è su un'idea con questa operazione.
emancipation-why-not-choose-idea = { emancipation-doing }: scegli prima l'idea il cui agente fa l'operazione ({ $ideas }).
emancipation-why-not-idea-first = Per un'operazione { $port-at } scegli prima l'idea il cui agente la fa.
emancipation-why-not-operated = { $agents ->
    [one] Il tuo agente su “{ $idea }” ha già operato in questo turno.
   *[other] Tutti i tuoi { $agents } agenti su “{ $idea }” hanno già operato in questo turno.
}
emancipation-why-not-both = { $first } { $second }
emancipation-why-not-no-ships = Per l'Operazione marittima serve un agente su una nave, e sulla mappa non ci sono navi.
emancipation-why-not-nobody-aboard = Per l'Operazione marittima serve un agente su una nave, e non ce n'è nessuno.
emancipation-why-not-nobody-to-board = Per l'Operazione marittima non c'è nessun agente su una nave, e non se ne può imbarcare uno: il Capitale { emancipation-of-holder } è vuoto.
emancipation-why-not-no-space = Nessuno spazio schiavi di { $port } è libero.
emancipation-why-not-no-space-anywhere = Nessun porto ha uno spazio schiavi libero.
emancipation-why-not-no-meeple = Nella riserva non restano meeple { emancipation-faction-colour-plural }.
emancipation-why-not-manumission-cost = L'Affrancamento { $port-at } costa { $cost }; il massimo che { emancipation-can } pagare è { $most }.
emancipation-why-not-manumission-cheapest = L'Affrancamento costa meno { $port-at }, dove costa { $cost }; il massimo che { emancipation-can } pagare è { $most }.
emancipation-why-not-westernize = { $ships ->
    [0] Nessuna delle tre condizioni dell'Occidentalizzazione è soddisfatta { $port-at }: sullo spazio Admin non c'è un tuo agente, la sfera { $sphere } ha ostacoli rossi ({ $barriers }) e non ci sono navi sui suoi confini di mare.
   *[other] Nessuna delle tre condizioni dell'Occidentalizzazione è soddisfatta { $port-at }: sullo spazio Admin non c'è un tuo agente, la sfera { $sphere } ha ostacoli rossi ({ $barriers }) e le sue navi portano solo a sfere con ostacoli rossi ({ $spheres }).
}
emancipation-why-not-westernize-nowhere = Nessun porto con uno spazio schiavi libero soddisfa una condizione dell'Occidentalizzazione: un tuo agente sullo spazio Admin, nessun ostacolo rosso nella sfera, o una nave verso una sfera senza ostacoli rossi.
emancipation-why-not-suffrage = { $ships ->
    [0] Nessuna delle quattro condizioni del Suffragio è soddisfatta { $port-at }: sullo spazio Admin non c'è un tuo agente, la sfera { $sphere } ha ostacoli bianchi ({ $barriers }), non ci sono navi sui suoi confini di mare, e i tuoi pezzi nel porto sono { $own } contro { $others } tra pezzi altrui e spazi schiavi liberi.
   *[other] Nessuna delle quattro condizioni del Suffragio è soddisfatta { $port-at }: sullo spazio Admin non c'è un tuo agente, la sfera { $sphere } ha ostacoli bianchi ({ $barriers }), le sue navi portano solo a sfere con ostacoli bianchi ({ $spheres }), e i tuoi pezzi nel porto sono { $own } contro { $others } tra pezzi altrui e spazi schiavi liberi.
}
emancipation-why-not-suffrage-no-barrier = Hai tutti gli ostacoli della sfera { $sphere }: un Suffragio lì non ne ha da prendere né da rimettere.
emancipation-why-not-suffrage-nowhere = Nessun porto soddisfa una condizione del Suffragio e ha un ostacolo da prendere o da rimettere.
emancipation-why-not-suffrage-cost = Il Suffragio { $port-at } costa { $cost }, il quadrato delle navi schiaviste ancora accanto ({ $slavers }); il massimo che { emancipation-can } pagare è { $most }.
emancipation-why-not-suffrage-cheapest = Il Suffragio costa meno { $port-at }, dove costa { $cost }, il quadrato delle navi schiaviste ancora accanto ({ $slavers }); il massimo che { emancipation-can } pagare è { $most }.
emancipation-why-not-own-barrier = Hai già “{ $barrier }”.
emancipation-why-not-barrier-elsewhere = “{ $barrier }” appartiene a un'altra sfera: questo Suffragio è nella sfera { $sphere }.

## Ships and Gunboat Diplomacy

emancipation-why-not-capital-only = Solo un agente nel Capitale può salire su una nave.
emancipation-why-not-all-manned = Ogni nave porta già un agente.
emancipation-why-not-new-ship-only = Dopo la Costruzione navale un agente può salire solo sulla nave nuova, non su una nave { $sea-in }.
emancipation-why-not-ship-manned = La nave { $sea-in } porta già un agente.
emancipation-why-not-sphere-not-beside = La sfera { $sphere } non è accanto alla nave { $sea-in }.
emancipation-why-not-no-disk = Nella sfera { $sphere } non ci sono dischi anarchia.
emancipation-why-not-barrier-held = “{ $barrier }” è già un ostacolo preso { emancipation-by-holder }.
emancipation-why-not-barrier-not-beside = “{ $barrier }” appartiene alla sfera { $sphere }, che non è accanto alla nave { $sea-in }.
emancipation-why-not-not-purple = “{ $barrier }” non è viola: la Diplomazia delle cannoniere prende solo ostacoli viola.
emancipation-why-not-other-sea = Una nave attacca solo la nave schiavista sul proprio confine, non una { $sea-in }.
emancipation-why-not-slaver-gone = La nave schiavista { $sea-in } non c'è più: è stata presa { emancipation-by-holder }.
emancipation-why-not-no-coin = Un attacco { $sea-in } costa almeno una moneta, e { emancipation-holder } non ne { emancipation-has }.
emancipation-why-not-attack-first = Prima dei dadi scegli l'attacco: la nave schiavista { $sea-in }.
emancipation-why-not-dice-cost = { $dice } dadi costano { $cost }; il massimo che { emancipation-can } pagare è { $most }.
emancipation-why-not-barrier-at-home = Nessuno ha preso “{ $barrier }”: è ancora nella sfera { $sphere }.
emancipation-why-not-barrier-before-anarchy = La corruzione non aggiunge anarchia nella sfera { $sphere } finché un giocatore ha un ostacolo delle due sfere: torna indietro quello.
emancipation-why-not-anarchy-instead = Nessuno ha un ostacolo delle sfere { $spheres }: la corruzione aggiunge invece anarchia in una di esse.

## The elephant, hate, pogroms, anarchy

emancipation-why-not-elephant-die = Il dado mostra { $die } e porta l'elefante nella sfera { $sphere }, non { $port-at }.
emancipation-why-not-hate-port = L'odio colpisce solo pezzi { $port-at }.
emancipation-why-not-hate-dissident = L'odio colpisce solo lo spazio Admin e gli spazi schiavi di { $port }, non i dissidenti.
emancipation-why-not-ship-not-beside = Questo confine di mare, { $sea }, non è accanto alla sfera { $sphere }.
emancipation-why-not-no-pogrom = { $disks ->
    [0] Nella sfera { $sphere } non ci sono dischi anarchia: per un pogrom ne servono due.
   *[other] Nella sfera { $sphere } c'è un solo disco anarchia: per un pogrom ne servono due.
}
emancipation-why-not-pogrom-rolled = Il dado per la sfera { $sphere } è già stato tirato: ogni sfera ne ha uno per turno.
emancipation-why-not-pogrom-ship = Un pogrom non colpisce gli agenti sulle navi, come quello { $sea-in }.
emancipation-why-not-pogrom-elsewhere = Il pogrom colpisce solo la sfera { $sphere }.
emancipation-why-not-pogrom-dissident = Il dado mostra { $die }, e nella sfera { $sphere } non ci sono dissidenti { emancipation-faction-colour-plural }.
emancipation-why-not-pogrom-meeple = Il dado mostra { $die }, e sugli spazi schiavi di { $port } non ci sono meeple { emancipation-faction-colour-plural }.
emancipation-why-not-pogrom-admin = Il dado mostra { $die }, e { $port-at } non c'è un agente { emancipation-faction-colour }: lo spazio Admin è vuoto.
emancipation-why-not-pogrom-agent = Il dado mostra { $die } e colpisce un pezzo { emancipation-faction-colour }; l'agente { $port-at } è { emancipation-of-holder }.
emancipation-why-not-no-disk-left = I dischi anarchia { emancipation-of-holder } sono finiti.
emancipation-why-not-sphere-full = La sfera { $sphere } ha già due dischi anarchia.
emancipation-why-not-farther = La sfera { $beyond } è più lontana dalla sfera { $sphere } di altre che hanno posto.
