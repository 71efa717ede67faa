### Pax Emancipation. $player, $port, $sphere, $sea, $barrier and $idea are names; $faction and $holder are red, green or white.
### $sea-in is “nel Mar Baltico”, $port-at “a Londra”; factions with articles are in emancipation-names.ftl, with all names.
### A slaver is a ship (nave schiavista). A meeple on a slave space stands for people freed, one on a dissident space for
### people persecuted: nothing here cheers or plays down what is told.

## Names

emancipation-faction = { $faction ->
    [red] Parlamento
    [green] Filantropi
   *[white] Evangelici
}
emancipation-faction-colour = { $faction ->
    [red] rosso
    [green] verde
   *[white] bianco
}
# Within a sentence
emancipation-holder = { $holder ->
    [red] il Parlamento
    [green] i Filantropi
   *[white] gli Evangelici
}
emancipation-who = { $player } ({ emancipation-faction })
emancipation-colour = { $colour ->
    [red] rosso
    [green] verde
    [white] bianco
    [purple] viola
   *[yellow] giallo
}
emancipation-phase = { $phase ->
    [actions] Azioni
    [operations] Operazioni
    [elephant] Elefante
    [hate] Odio
    [pogroms] Pogrom
   *[market] Mercato
}
emancipation-operation = { $operation ->
    [maritime] Operazione marittima
    [manumission] Affrancamento
    [westernize] Occidentalizzazione
   *[suffrage] Suffragio
}
emancipation-doing = { $doing ->
    [fundraiser] Raccolta fondi
    [syndicate] Consorzio
    [shipbuilding] Costruzione navale
    [post] Nomina
    [maritime] Operazione marittima
    [manumission] Affrancamento
    [westernize] Occidentalizzazione
   *[suffrage] Suffragio
}
# After “per”
emancipation-purpose = { $purpose ->
    [syndicate] il Consorzio
    [shipbuilding] la Costruzione navale
    [post] la Nomina
    [manumission] l'Affrancamento
    [suffrage] il Suffragio
    [attack] l'attacco
   *[hate] l'ostacolo giallo
}
emancipation-column = { $column ->
    [west] Ovest
   *[east] Est
}
emancipation-box = { $box ->
    [capital] Capitale
    [wealth] Ricchezza
   *[debt] Debito
}
emancipation-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}

## What happens

emancipation-faction-assigned = { $faction ->
    [red] { $player } gioca con il Parlamento, i pezzi rossi.
    [green] { $player } gioca con i Filantropi, i pezzi verdi.
   *[white] { $player } gioca con gli Evangelici, i pezzi bianchi.
}
emancipation-turn-began = Inizia il turno { $turn }: { emancipation-faction } ({ $player }).
emancipation-agent-taken-back = { $faction ->
    [red] Il Parlamento riprende un agente da “{ $idea }” e lo mette nella Ricchezza.
   *[other] { emancipation-subject } riprendono un agente da “{ $idea }” e lo mettono nella Ricchezza.
}
emancipation-agent-disembarked = { $faction ->
    [red] Il Parlamento riprende un agente dalla nave { $sea-in } e lo mette nella Ricchezza.
   *[other] { emancipation-subject } riprendono un agente dalla nave { $sea-in } e lo mettono nella Ricchezza.
}
# $moved: agents that came to Capital · $relieved: those of them that left Debt · $capital: agents there now
emancipation-funds-raised = { $moved ->
    [0] La Raccolta fondi { emancipation-of-faction } non porta niente (agenti nel Capitale: { $capital }).
    [one] { $relieved ->
        [0] Raccolta fondi { emancipation-of-faction }: un agente passa dalla Ricchezza al Capitale, che ora ne ha { $capital }.
       *[other] Raccolta fondi { emancipation-of-faction }: un agente passa dal Debito al Capitale, che ora ne ha { $capital }.
    }
   *[other] { $relieved ->
        [0] Raccolta fondi { emancipation-of-faction }: { $moved } agenti passano dalla Ricchezza al Capitale, che ora ne ha { $capital }.
        [one] Raccolta fondi { emancipation-of-faction }: { $moved } agenti passano al Capitale, uno di loro dal Debito; ora ne ha { $capital }.
       *[other] Raccolta fondi { emancipation-of-faction }: { $moved } agenti passano al Capitale, { $relieved } di loro dal Debito; ora ne ha { $capital }.
    }
}
emancipation-coins-paid = { $wealth ->
    [0] { $faction ->
        [red] Il Parlamento paga { $capital } dal Capitale.
       *[other] { emancipation-subject } pagano { $capital } dal Capitale.
    }
   *[other] { $capital ->
        [0] { $faction ->
            [red] Il Parlamento paga { $wealth } dalla Ricchezza.
           *[other] { emancipation-subject } pagano { $wealth } dalla Ricchezza.
        }
       *[other] { $faction ->
            [red] Il Parlamento paga { $capital } dal Capitale e { $wealth } dalla Ricchezza.
           *[other] { emancipation-subject } pagano { $capital } dal Capitale e { $wealth } dalla Ricchezza.
        }
    }
}
emancipation-agent-syndicated = { $faction ->
    [red] Il Parlamento manda un agente su “{ $idea }”.
   *[other] { emancipation-subject } mandano un agente su “{ $idea }”.
}
emancipation-ship-built = { $faction ->
    [red] Il Parlamento costruisce una nave { $sea-in }.
   *[other] { emancipation-subject } costruiscono una nave { $sea-in }.
}
emancipation-agent-hired = { $faction ->
    [red] Il Parlamento ottiene un nuovo agente, nel Debito.
   *[other] { emancipation-subject } ottengono un nuovo agente, nel Debito.
}
emancipation-elephant-placed = { $faction ->
    [red] Il Parlamento mette l'elefante { $port-at }.
   *[other] { emancipation-subject } mettono l'elefante { $port-at }.
}
emancipation-agent-sent-back = L'agente { emancipation-faction-colour } { $port-at } viene cacciato e rimandato a casa.
emancipation-meeple-displaced = Un meeple { emancipation-faction-colour } diventa un dissidente nella sfera { $sphere }.
emancipation-meeple-returned = Un meeple { emancipation-faction-colour } viene cacciato da { $port }, non trova uno spazio dissidente libero e torna nella riserva.
emancipation-agent-posted = { $faction ->
    [red] Il Parlamento nomina un agente { $port-at }.
   *[other] { emancipation-subject } nominano un agente { $port-at }.
}
emancipation-agent-embarked = { $faction ->
    [red] Il Parlamento manda un agente sulla nuova nave { $sea-in }.
   *[other] { emancipation-subject } mandano un agente sulla nuova nave { $sea-in }.
}
emancipation-agent-embarking = { $faction ->
    [red] Il Parlamento manda in mare un agente dal Capitale.
   *[other] { emancipation-subject } mandano in mare un agente dal Capitale.
}
emancipation-fleet-gathered = { $count ->
    [one] { $faction ->
        [red] Il Parlamento riprende l'unico agente su una nave.
       *[other] { emancipation-subject } riprendono l'unico agente su una nave.
    }
   *[other] { $faction ->
        [red] Il Parlamento riprende i { $count } agenti sulle navi.
       *[other] { emancipation-subject } riprendono i { $count } agenti sulle navi.
    }
}
emancipation-agent-stationed = { $faction ->
    [red] Il Parlamento mette un agente sulla nave { $sea-in }.
   *[other] { emancipation-subject } mettono un agente rosso sulla nave { $sea-in }.
}
emancipation-gunboat-forgone = { $faction ->
    [red] Il Parlamento rinuncia alla Diplomazia delle cannoniere { $sea-in }.
   *[other] { emancipation-subject } rinunciano alla Diplomazia delle cannoniere { $sea-in }.
}
emancipation-disk-taken = { $faction ->
    [red] Il Parlamento prende un disco anarchia dalla sfera { $sphere }.
   *[other] { emancipation-subject } prendono un disco anarchia dalla sfera { $sphere }.
}
emancipation-barrier-taken = { $faction ->
    [red] Il Parlamento prende l'ostacolo “{ $barrier }”.
   *[other] { emancipation-subject } prendono l'ostacolo “{ $barrier }”.
}
emancipation-barrier-returned = L'ostacolo “{ $barrier }”, preso { emancipation-by-holder }, torna nella sua sfera.
emancipation-attack-rolled = { $faction ->
    [red] Il Parlamento attacca la nave schiavista { $sea-in }. Serve più di { $target }; dadi: { $dice }.
   *[other] { emancipation-subject } attaccano la nave schiavista { $sea-in }. Serve più di { $target }; dadi: { $dice }.
}
emancipation-slaver-taken = { $faction ->
    [red] Il Parlamento prende la nave schiavista { $sea-in }.
   *[other] { emancipation-subject } prendono la nave schiavista { $sea-in }.
}
emancipation-attack-failed = L'attacco fallisce: la nave schiavista { $sea-in } resta.
emancipation-slaver-corrupted = Il dado mostra il numero della nave schiavista: corruzione { $sea-in }.
emancipation-meeple-freed = { emancipation-doing }: un meeple { emancipation-faction-colour } è liberato { $port-at }.
emancipation-elephant-rolled = Il dado dell'elefante mostra { $die }.
emancipation-elephant-moved = L'elefante si sposta { $port-at }.
emancipation-elephant-stayed = L'elefante resta { $port-at }, dove è stato messo in questo turno.
emancipation-idea-discarded = L'idea “{ $idea }” ({ emancipation-column } { $row }) viene scartata.
emancipation-idea-went-east = L'idea “{ $idea }” (Ovest { $row }) ha una freccia e ne prende il posto nella colonna Est.
emancipation-agents-came-home = { $count ->
    [one] L'agente { emancipation-faction-colour } su “{ $idea }” torna nella Ricchezza.
   *[other] I { $count } agenti { emancipation-faction-colour-plural } su “{ $idea }” tornano nella Ricchezza.
}
emancipation-hate-rolled = Odio { $port-at }; dadi: { $dice }.
emancipation-barrier-triggered = Un { $die } attiva l'ostacolo “{ $barrier }”.
emancipation-barrier-without-target = { $anarchy ->
    [yes] “{ $barrier }” non trova nessuno da colpire, e il suo bordo nero aggiunge anarchia.
   *[no] “{ $barrier }” qui non ha effetto.
}
emancipation-ship-returned = La nave { $sea-in } torna nel pool comune.
emancipation-anarchy-added = Si aggiunge anarchia nella sfera { $sphere }, con un disco { emancipation-of-faction } (ne restano { $left }).
emancipation-anarchy-overflowed = L'anarchia si estende dalla sfera { $sphere }, che è piena, alla sfera { $beyond }, con un disco { emancipation-of-faction } (ne restano { $left }).
emancipation-pogrom-rolled = Un pogrom minaccia la sfera { $sphere }: il dado mostra { $die }.
emancipation-pogrom-missed = Nella sfera { $sphere } non ci sono pezzi { emancipation-faction-colour-plural }.
emancipation-pogrom-hit-agent = Il pogrom colpisce { $port-at } l'agente { emancipation-faction-colour }, che va nella riserva.
emancipation-pogrom-hit-meeple = Il pogrom colpisce { $port-at } un meeple { emancipation-faction-colour } liberato, che va nella riserva.
emancipation-pogrom-hit-dissident = Il pogrom colpisce nella sfera { $sphere } un dissidente { emancipation-faction-colour }, che va nella riserva.
emancipation-idea-laid-out = “{ $idea }” arriva dal mazzo { emancipation-column } in Ovest 6.
emancipation-decks-used-up = Dopo il turno { $turn } non restano idee per riempire il mercato.
emancipation-goal-read = { $met ->
    [yes] { $faction ->
        [red] Il Parlamento ha raggiunto il suo obiettivo, con { $points } PV.
       *[other] { emancipation-subject } hanno raggiunto il loro obiettivo, con { $points } PV.
    }
   *[no] { $faction ->
        [red] Il Parlamento ha fallito il suo obiettivo; i suoi { $points } PV non contano.
       *[other] { emancipation-subject } hanno fallito il loro obiettivo; i loro { $points } PV non contano.
    }
}
emancipation-second-stage-began = Tutti gli obiettivi sono raggiunti. Inizia la seconda parte: d'ora in poi ognuno gioca per avere più PV degli altri. Nuovi mazzi: { $west } idee Ovest, { $east } Est.
emancipation-game-ended = { $reason ->
    [anarchy] L'anarchia pone fine alla partita: perdono tutti.
    [defeat] La partita finisce con una sconfitta comune.
    [marginal] La partita finisce con una vittoria marginale comune.
    [decisive] La partita finisce con una vittoria decisiva comune.
    [stage-defeat] La partita finisce dopo la prima parte, con una sconfitta comune.
    [stage-marginal] La partita finisce dopo la prima parte, con una vittoria marginale comune.
    [stage-decisive] La partita finisce dopo la prima parte, con una vittoria decisiva comune.
    [second-stage] La partita finisce dopo la seconda parte.
   *[most-points] La partita finisce.
}

## Why the game ended

emancipation-end-anarchy = I dischi anarchia dei giocatori sono finiti: perdono tutti, e non si contano punti.
emancipation-end-most-points = Il mercato è esaurito: vince chi ha più PV.
emancipation-end-defeat = Il mercato è esaurito, con meno di 50 PV in tutto: sconfitta.
emancipation-end-marginal = Il mercato è esaurito, con 50-74 PV in tutto: vittoria marginale.
emancipation-end-decisive = Il mercato è esaurito, con 75 PV o più in tutto: vittoria decisiva.
emancipation-end-stage-defeat = Nella prima parte un obiettivo è fallito, con meno di 50 PV in tutto: sconfitta.
emancipation-end-stage-marginal = Nella prima parte un obiettivo è fallito, con 50-74 PV in tutto: vittoria marginale.
emancipation-end-stage-decisive = Nella prima parte un obiettivo è fallito, con 75 PV o più in tutto: vittoria decisiva.
emancipation-end-second-stage = Il mercato è di nuovo esaurito: vince chi ha più PV, compresi quelli della diplomazia.

## What is asked

emancipation-game-over = { $reason ->
    [anarchy] La partita è finita: sconfitta per anarchia.
    [defeat] La partita è finita: sconfitta.
    [marginal] La partita è finita: vittoria marginale.
    [decisive] La partita è finita: vittoria decisiva.
    [stage-defeat] La partita è finita dopo la prima parte: sconfitta.
    [stage-marginal] La partita è finita dopo la prima parte: vittoria marginale.
    [stage-decisive] La partita è finita dopo la prima parte: vittoria decisiva.
    [second-stage] La partita è finita: si è conclusa la seconda parte.
   *[most-points] La partita è finita: mercato esaurito.
}
emancipation-going-on = La partita prosegue; nessuno deve scegliere.
emancipation-act = { $number ->
    [1] { emancipation-who } può fare la prima di due azioni, o passare alle operazioni.
   *[2] { emancipation-who } può fare la seconda azione, o passare alle operazioni.
}
emancipation-take-back = { $faction ->
    [red] Raccolta fondi: { emancipation-who } può riprendere nella Ricchezza agenti dalle idee e dalle navi, o finire. Se nessuno lascia una nave, può seguire un'Operazione marittima in più.
   *[other] Raccolta fondi: { emancipation-who } può riprendere nella Ricchezza agenti dalle idee, o finire.
}
emancipation-syndicate = Consorzio: { emancipation-who } deve scegliere l'idea su cui va un agente.
emancipation-build-at = Costruzione navale: { emancipation-who } deve scegliere il confine di mare per la nuova nave.
emancipation-post-at = Nomina: { emancipation-who } deve scegliere il porto; l'elefante ci va e ci resta per tutto il turno.
emancipation-pay = { $coins ->
    [one] { emancipation-who } deve pagare una moneta per { emancipation-purpose }: un agente scende di una casella, dal Capitale o dalla Ricchezza.
   *[other] { emancipation-who } deve pagare { $coins } monete per { emancipation-purpose }: per ognuna un agente scende di una casella, dal Capitale o dalla Ricchezza.
}
emancipation-agent-from = { emancipation-doing }: { emancipation-who } deve scegliere la casella da cui viene l'agente.
emancipation-man-new-ship = { emancipation-who } può mandare un agente dal Capitale sulla nuova nave { $sea-in }, per una Diplomazia delle cannoniere.
emancipation-extra-maritime = Dopo la Raccolta fondi { emancipation-who } può fare un'Operazione marittima in più.
emancipation-operate = { emancipation-who } può operare con un agente nel mercato, o terminare le operazioni.
emancipation-which-operation = { emancipation-who } deve scegliere l'operazione dell'agente su “{ $idea }”.
emancipation-how-maritime = Operazione marittima: { emancipation-who } deve muovere tutti gli agenti sulle navi, o invece mandarne un altro dal Capitale.
emancipation-station = { $count ->
    [one] Operazione marittima: { emancipation-who } deve scegliere una nave per l'agente in mare.
   *[other] Operazione marittima: { emancipation-who } deve scegliere una nave per il prossimo di { $count } agenti in mare.
}
emancipation-gunboat = Diplomazia delle cannoniere { $sea-in }: { emancipation-who } può fare una di queste cose, o rinunciare.
emancipation-how-many-dice = { emancipation-who } deve scegliere con quanti dadi attaccare la nave schiavista { $sea-in }. La somma deve superare { $target }; il numero della nave, che con un solo dado porta corruzione, è { $number }.
emancipation-corrupt-barrier = Corruzione { $sea-in }: tra gli ostacoli presi di { $spheres }, { emancipation-who } deve scegliere quello che torna nella sua sfera.
emancipation-corrupt-sphere = Corruzione { $sea-in }, e nessuno ha ostacoli di { $spheres }: { emancipation-who } deve scegliere quale delle due riceve anarchia.
emancipation-take-barrier = Suffragio: { emancipation-who } deve prendere un ostacolo della sfera { $sphere }, o rimetterne uno che ha preso un'altra fazione.
emancipation-move-elephant = Il dado mostra { $die }: l'elefante si sposta nella sfera { $sphere }, i cui due porti hanno lo stesso numero di pezzi. { emancipation-who } deve sceglierne uno.
emancipation-hate-piece = Odio { $port-at }: { emancipation-who } deve scegliere il pezzo { emancipation-colour } colpito dall'ostacolo “{ $barrier }”.
emancipation-lose-ship = È attivato un ostacolo viola: { emancipation-who } deve scegliere quale nave accanto alla sfera { $sphere } torna nel pool comune.
emancipation-next-sphere = Pogrom: { emancipation-who } deve scegliere la prossima sfera per cui tirare il dado. Con 1 è colpito un pezzo bianco, con 2 uno rosso, con 3 uno verde; da 4 a 6 si aggiunge anarchia.
emancipation-pogrom-piece = Pogrom nella sfera { $sphere }, dado { $die }: { emancipation-who } deve scegliere quale pezzo { emancipation-colour } va nella riserva.
emancipation-anarchy-from = { emancipation-who } deve aggiungere anarchia nella sfera { $sphere } e non ha più dischi: di chi è il disco?
emancipation-overflow = La sfera { $sphere } è piena: { emancipation-who } deve scegliere quale delle sfere più vicine riceve il disco anarchia.
emancipation-operate-at = { emancipation-doing }: { emancipation-who } deve scegliere il porto; l'elefante ci va e ci resta per tutto il turno.

## Choices: ideas, ports, spheres, seas, barriers

emancipation-choice-idea = { $count ->
    [0] { $arrow ->
        [yes] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations }; freccia)
       *[no] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations })
    }
   *[other] { $arrow ->
        [yes] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations }; freccia; agenti: { $agents })
       *[no] { $idea } ({ emancipation-column } { $row }; { emancipation-coins }; { $operations }; agenti: { $agents })
    }
}
emancipation-choice-idea-away = { $idea } (idea; { $operations })
emancipation-choice-idea-back = { $count ->
    [one] { $idea } ({ emancipation-column } { $row }; { $operations }; il tuo unico agente qui)
   *[other] { $idea } ({ emancipation-column } { $row }; { $operations }; uno dei tuoi { $count } agenti qui)
}
emancipation-choice-idea-operate = { $count ->
    [one] { $idea } ({ emancipation-column } { $row }): { $operations }
   *[other] { $idea } ({ emancipation-column } { $row }; ancora { $count } agenti): { $operations }
}
emancipation-text-of-colour = { $count ->
    [one] 1 { emancipation-faction-colour }
   *[other] { $count } { emancipation-faction-colour-plural }
}
# Of agents, meeples, pieces
emancipation-text-none = nessuno
emancipation-choice-port = { $port } ({ $sphere }; ostacoli: { $barriers }; Admin: { $admin }; liberati: { $freed }; non coperti: { $open })
emancipation-choice-port-price = { $port } ({ $sphere }; { emancipation-coins }; ostacoli: { $barriers }; Admin: { $admin }; liberati: { $freed }; non coperti: { $open })
emancipation-choice-port-hate = { $port } ({ $sphere }; dadi odio: { $dice }; ostacoli: { $barriers }; Admin: { $admin }; liberati: { $freed }; non coperti: { $open })
emancipation-choice-sphere = { $sphere } (dischi anarchia: { $anarchy }; ostacoli: { $barriers })
emancipation-choice-sphere-full = { $sphere } (piena; il disco va alla più vicina con posto: { $spheres })
emancipation-choice-disk = Prendi un disco anarchia: { $sphere } (presenti: { $anarchy })
emancipation-choice-pogrom = { $sphere } (pezzi: { $pieces }; posto più vicino per altra anarchia: { $spheres })
emancipation-choice-sea = { $sea } (tra { $spheres }; { $slaver }; { $ship })
emancipation-choice-sea-gunboat = { $sea } (tra { $spheres }; { $slaver }; dischi anarchia: { $anarchy }; ostacoli viola: { $purple })
emancipation-text-slaver = nave schiavista con il numero { $number }, da battere con più di { $target }
emancipation-text-slaver-gone = nave schiavista già presa { emancipation-by-holder }
emancipation-text-no-ship = nessuna nave
emancipation-text-empty-ship = una nave senza agente
emancipation-text-manned-ship = una nave con un agente rosso
emancipation-choice-attack = Attacca la nave schiavista: { $sea } (serve più di { $target }; il suo numero è { $number })
emancipation-choice-attack-one = { $corruption ->
    [0] Attacca la nave schiavista con un dado: { $sea } (1 moneta; { $chance }% di prenderla)
   *[other] Attacca la nave schiavista con un dado: { $sea } (1 moneta; { $chance }% di prenderla, { $corruption }% con corruzione)
}
emancipation-choice-barrier = { $edge ->
    [yes] { $barrier } ({ emancipation-colour } { $number }, bordo nero; { $sphere })
   *[no] { $barrier } ({ emancipation-colour } { $number }; { $sphere })
}
emancipation-choice-barrier-held = { $edge ->
    [yes] { $barrier } ({ emancipation-colour } { $number }, bordo nero; { $sphere }; preso { emancipation-by-holder })
   *[no] { $barrier } ({ emancipation-colour } { $number }; { $sphere }; preso { emancipation-by-holder })
}
emancipation-choice-take = Prendi: { $label }
emancipation-choice-return = Rimetti nella sua sfera: { $label }

## Choices: pieces, boxes, factions, dice

emancipation-choice-admin = Spazio Admin di { $port } (agente: { $admin })
emancipation-choice-meeple = Spazi schiavi di { $port } (liberati: { $freed })
emancipation-choice-dissident = Spazi dissidenti: { $sphere } (dissidenti: { $dissidents })
emancipation-choice-hate-admin = { $room ->
    [yes] L'agente { emancipation-faction-colour } sullo spazio Admin di { $port } (è rimandato a casa, e un meeple diventa dissidente)
   *[no] L'agente { emancipation-faction-colour } sullo spazio Admin di { $port } (è rimandato a casa, e si aggiunge anarchia)
}
emancipation-choice-hate-meeple = { $room ->
    [yes] Un meeple { emancipation-faction-colour } su uno spazio schiavi di { $port } (diventa dissidente)
   *[no] Un meeple { emancipation-faction-colour } su uno spazio schiavi di { $port } (torna nella riserva, e si aggiunge anarchia)
}
emancipation-choice-pogrom-admin = L'agente { emancipation-faction-colour } sullo spazio Admin di { $port }
emancipation-choice-pogrom-meeple = Un meeple { emancipation-faction-colour } su uno spazio schiavi di { $port }
emancipation-choice-pogrom-dissident = Un dissidente { emancipation-faction-colour } nella sfera { $sphere }
emancipation-choice-agent = { $box ->
    [capital] Un agente nel Capitale (presenti: { $count })
    [wealth] Un agente nella Ricchezza (presenti: { $count })
   *[debt] Un agente nel Debito (presenti: { $count })
}
emancipation-choice-agent-pay = { $box ->
    [capital] Dal Capitale alla Ricchezza (agenti nel Capitale: { $count })
   *[wealth] Dalla Ricchezza al Debito (agenti nella Ricchezza: { $count })
}
emancipation-choice-agent-sea = Manda su una nave un agente dal Capitale (agenti nel Capitale: { $count })
emancipation-choice-faction = { $disks ->
    [one] { emancipation-faction } (1 disco anarchia)
   *[other] { emancipation-faction } ({ $disks } dischi anarchia)
}
emancipation-choice-faction-absent = { emancipation-faction } (non in gioco)
emancipation-choice-dice = { $dice ->
    [one] 1 dado ({ emancipation-coins })
   *[other] { $dice } dadi ({ emancipation-coins })
}
emancipation-choice-dice-odds = { $corruption ->
    [0] { $dice ->
        [one] 1 dado ({ emancipation-coins }; { $chance }% di prendere la nave schiavista)
       *[other] { $dice } dadi ({ emancipation-coins }; { $chance }% di prendere la nave schiavista)
    }
   *[other] { $dice ->
        [one] 1 dado ({ emancipation-coins }; { $chance }% di prendere la nave schiavista, { $corruption }% con corruzione)
       *[other] { $dice } dadi ({ emancipation-coins }; { $chance }% di prendere la nave schiavista, { $corruption }% con corruzione)
    }
}

## Choices: buttons

emancipation-choice-fundraiser = { $count ->
    [0] Raccolta fondi (agenti nel Capitale: da { $from } a { $to })
    [one] Raccolta fondi (agenti nel Capitale: da { $from } a { $to }; se ne può riprendere un altro)
   *[other] Raccolta fondi (agenti nel Capitale: da { $from } a { $to }; se ne possono riprendere altri { $count })
}
emancipation-choice-syndicate = Consorzio (un agente su un'idea)
emancipation-choice-shipbuilding = Costruzione navale (3 monete; navi nel pool comune: { $ships })
emancipation-choice-post = { $faction ->
    [white] Nomina (un agente sullo spazio Admin di un porto qualsiasi; gratis)
   *[other] Nomina (un agente sullo spazio Admin di un porto qualsiasi; 1 moneta per ogni ostacolo della sfera)
}
emancipation-choice-post-here = Nomina (un agente sullo spazio Admin di { $port }, dove è l'elefante; { emancipation-coins })
emancipation-choice-maritime = { $count ->
    [0] Operazione marittima (un agente dal Capitale su una nave, con una Diplomazia delle cannoniere)
    [one] Operazione marittima (l'unico agente su una nave va su una nave qualsiasi, con una Diplomazia delle cannoniere)
   *[other] Operazione marittima (i { $count } agenti sulle navi vanno su navi qualsiasi, ognuno con una Diplomazia delle cannoniere)
}
emancipation-choice-manumission = Affrancamento (un tuo meeple su uno spazio schiavi; 1 moneta per ogni ostacolo della sfera)
emancipation-choice-westernize = Occidentalizzazione (un tuo meeple su uno spazio schiavi; gratis)
emancipation-choice-suffrage = Suffragio (prendi o rimetti un ostacolo; 0, 1 o 4 monete con nessuna, una o due navi schiaviste accanto alla sfera)
emancipation-choice-operation-here = { emancipation-operation } ({ $port-at }, dove è l'elefante; { emancipation-coins })
emancipation-choice-skip = Salta
emancipation-choice-skip-gunboat = Rinuncia alla Diplomazia delle cannoniere
emancipation-choice-skip-new-ship = Lascia la nuova nave senza agente
emancipation-choice-skip-extra = Nessuna Operazione marittima in più
emancipation-choice-done = Fine
emancipation-choice-done-act = Nessun'altra azione
emancipation-choice-done-take-back = Nessun altro agente da riprendere
emancipation-choice-done-operate = Nessun'altra operazione

## Options

emancipation-option-players = { $players ->
    [one] Gioca una persona sola, con due fazioni.
   *[other] Si gioca in { $players }.
}
emancipation-option-mode = { $mode ->
    [competitive] Competitiva: ognuno gioca per avere più PV degli altri.
    [cooperative] Cooperativa: si vince o si perde tutti insieme.
    [two-stage] Cooperativa-competitiva: prima tutti insieme, poi ognuno per avere più PV degli altri.
   *[solitaire] Solitario: le due fazioni vincono o perdono insieme.
}
emancipation-option-dissidents = { $dissidents ->
    [plus] Ogni dissidente vale 1 PV per gli Evangelici.
   *[minus] Ogni dissidente costa 1 PV agli Evangelici.
}
emancipation-option-gunboat-target = { $gunboat_target ->
    [elephant] Un attacco deve superare gli spazi schiavi non coperti della sfera dell'elefante.
   *[bordering] Un attacco deve superare gli spazi schiavi non coperti delle due sfere accanto alla nave schiavista.
}
emancipation-option-dealt-disks-score = { $dealt_disks_score ->
    [yes] Danno PV tutti i dischi anarchia di un giocatore.
   *[no] Danno PV solo i dischi anarchia presi dalle sfere.
}
emancipation-option-dissident-spaces = { $dissident_spaces ->
    [1] Le sfere hanno gli spazi dissidenti stampati.
   *[2] Le sfere hanno il doppio degli spazi dissidenti stampati.
}
emancipation-option-anarchy-loss = { $anarchy_loss ->
    [owed] Perdono tutti quando serve un disco anarchia e nessun giocatore ne ha più.
   *[empty] Perdono tutti quando i giocatori restano senza dischi anarchia.
}
emancipation-option-corruption = { $corruption ->
    [short] Il numero della nave schiavista su un solo dado porta corruzione solo se la somma non bastava.
   *[always] Il numero della nave schiavista su un solo dado porta sempre corruzione.
}

# Names and values of options are those of the API
emancipation-allowed-together = chi gioca da solo gioca “solitaire”; in due o tre si gioca “competitive”, “cooperative” o “two-stage”.
emancipation-allowed-players = players: da 1 a 3.
emancipation-allowed-mode = mode: “competitive”, “cooperative” o “two-stage”; per un giocatore “solitaire”.
emancipation-allowed-dissidents = dissidents: “minus” o “plus”.
emancipation-allowed-gunboat-target = gunboat_target: “bordering” o “elephant”.
emancipation-allowed-dealt-disks-score = dealt_disks_score: true o false.
emancipation-allowed-dissident-spaces = dissident_spaces: 1 o 2.
emancipation-allowed-anarchy-loss = anarchy_loss: “empty” o “owed”.
emancipation-allowed-corruption = corruption: “always” o “short”.

## The table in words

emancipation-text-moment = { $stage ->
    [0] Turno { $turn } di { $last }: { emancipation-who }, { emancipation-phase }
    [1] Turno { $turn }, prima parte fino al turno { $last }: { emancipation-who }, { emancipation-phase }
   *[2] Turno { $turn } di { $last }, seconda parte: { emancipation-who }, { emancipation-phase }
}
emancipation-text-all-points = Situazione attuale: { $points }.
emancipation-text-points = { emancipation-who } { $vp } PV
emancipation-text-together = { $grade ->
    [marginal] In tutto { $points } PV, contando solo le fazioni con l'obiettivo raggiunto: vittoria marginale; con { $decisive } è decisiva.
    [decisive] In tutto { $points } PV, contando solo le fazioni con l'obiettivo raggiunto: vittoria decisiva.
   *[defeat] In tutto { $points } PV, contando solo le fazioni con l'obiettivo raggiunto: ne servono { $marginal }, con { $decisive } la vittoria è decisiva.
}
emancipation-text-goal-red = { $met ->
    [yes] Obiettivo del Parlamento, per ora raggiunto: agenti rossi sulla mappa { $agents }, navi schiaviste rimaste { $slavers }.
   *[no] Obiettivo del Parlamento, non ancora raggiunto: agenti rossi sulla mappa { $agents }, navi schiaviste rimaste { $slavers }.
}
emancipation-text-goal-green = { $met ->
    [yes] Obiettivo dei Filantropi, per ora raggiunto: ostacoli rimasti { $barriers }, al massimo 25.
   *[no] Obiettivo dei Filantropi, non ancora raggiunto: ostacoli rimasti { $barriers }; possono essere al massimo 25.
}
emancipation-text-goal-white = { $met ->
    [yes] Obiettivo degli Evangelici, per ora raggiunto: meeple liberati { $freed }, almeno 15.
   *[no] Obiettivo degli Evangelici, non ancora raggiunto: meeple liberati { $freed } dei 15 necessari.
}
emancipation-text-disks-left = { $loss ->
    [owed] Dischi anarchia rimasti: { $count } ({ $supplies }); perdono tutti quando ne serve uno e non ce n'è più.
   *[empty] { $count ->
        [one] Resta un disco anarchia prima che perdano tutti: { $supplies }.
       *[other] Restano { $count } dischi anarchia prima che perdano tutti: { $supplies }.
    }
}
emancipation-text-disks-of = { emancipation-faction } { $disks }
emancipation-text-disks-where = Dischi anarchia nelle sfere: { $spheres }.
emancipation-text-disks-in = { $sphere } { $disks }
emancipation-text-elephant = { $placed ->
    [yes] In questo turno l'elefante è stato messo { $port-at } ({ $sphere }) e ci resta; dadi odio: { $dice }.
   *[no] L'elefante è { $port-at } ({ $sphere }); dadi odio: { $dice }.
}
emancipation-text-faction = { emancipation-faction } ({ emancipation-faction-colour }): gioca { $player }
emancipation-text-faction-absent = { emancipation-faction } ({ emancipation-faction-colour }): non in gioco
emancipation-text-reserve = Nella riserva: agenti { $agents }, meeple { $meeples }.
emancipation-text-score = { $faction ->
    [white] { $vp } PV: ostacoli { $barriers }, navi schiaviste { $slavers }, dischi anarchia { $disks }, meeple liberati { $meeples }, agenti sulla mappa { $agents }, dissidenti { $dissidents }.
   *[other] { $vp } PV: ostacoli { $barriers }, navi schiaviste { $slavers }, dischi anarchia { $disks }, meeple liberati { $meeples }, agenti sulla mappa { $agents }.
}
emancipation-text-score-diplomacy = { $faction ->
    [white] { $vp } PV: ostacoli { $barriers }, navi schiaviste { $slavers }, dischi anarchia { $disks }, meeple liberati { $meeples }, agenti sulla mappa { $agents }, dissidenti { $dissidents }, diplomazia { $diplomacy }.
   *[other] { $vp } PV: ostacoli { $barriers }, navi schiaviste { $slavers }, dischi anarchia { $disks }, meeple liberati { $meeples }, agenti sulla mappa { $agents }, diplomazia { $diplomacy }.
}
emancipation-text-purse = { emancipation-faction }: Capitale { $capital }, Ricchezza { $wealth }, Debito { $debt }; al massimo { emancipation-coins }.
emancipation-text-gained = Dischi anarchia presi dalle sfere, i soli che danno PV: { $count }.
emancipation-text-in-market = Agenti nel mercato: { $ideas }.
emancipation-text-idea-at = “{ $idea }” ({ emancipation-column } { $row })
emancipation-text-barriers-held = Ostacoli presi: { $barriers }.
emancipation-text-slavers-held = Navi schiaviste prese: { $seas }.
emancipation-text-barrier = { $edge ->
    [yes] { $barrier } ({ emancipation-colour } { $number }, bordo nero)
   *[no] { $barrier } ({ emancipation-colour } { $number })
}
emancipation-text-market = Mercato
emancipation-text-gap = { emancipation-column } { $row } è vuoto finché il mercato non si riempie.
emancipation-text-deck = { $count ->
    [one] Mazzo { emancipation-column }: una carta, “{ $idea }”.
   *[other] Mazzo { emancipation-column }: { $count } carte, in cima “{ $idea }”.
}
emancipation-text-deck-empty = Mazzo { emancipation-column }: vuoto.
emancipation-text-discards = Scartate: { $ideas }.
emancipation-text-idea = “{ $idea }”
emancipation-text-elephant-part = Elefante e odio
emancipation-text-either = { $port } o { $other }
emancipation-text-face = Dado dell'elefante { $die }: { $where } ({ $sphere }); si scarta “{ $idea }”.
emancipation-text-face-arrow = Dado dell'elefante { $die }: { $where } ({ $sphere }); si scarta “{ $idea }”, { $arrow } passa a Est.
emancipation-text-effect = { $does ->
    [piece] Dado odio { $die } qui: “{ $barrier }” ({ emancipation-colour }) caccia un pezzo { emancipation-colour }.
    [piece-anarchy] Dado odio { $die } qui: “{ $barrier }” ({ emancipation-colour }) caccia un pezzo { emancipation-colour } e aggiunge anarchia.
    [anarchy] Dado odio { $die } qui: “{ $barrier }” ({ emancipation-colour }) aggiunge anarchia.
    [ship] Dado odio { $die } qui: “{ $barrier }” ({ emancipation-colour }) rimette nel pool comune una nave senza agente.
    [pay] Dado odio { $die } qui: “{ $barrier }” ({ emancipation-colour }) costa 1 moneta.
   *[nothing] Dado odio { $die } qui: “{ $barrier }” ({ emancipation-colour }) non farebbe niente.
}
emancipation-text-sphere = Mappa: { $sphere }
emancipation-text-port = { $elephant ->
    [yes] { $port }, con l'elefante (Admin: { $admin }; liberati: { $freed }; non coperti: { $open })
   *[no] { $port } (Admin: { $admin }; liberati: { $freed }; non coperti: { $open })
}
emancipation-text-barriers = { $count ->
    [one] 1 ostacolo: { $barriers }.
   *[other] { $count } ostacoli: { $barriers }.
}
emancipation-text-no-barriers = Non restano ostacoli.
emancipation-text-unrest = Dischi anarchia: { $anarchy }; dissidenti: { $dissidents }; spazi dissidenti liberi: { $room }.
emancipation-text-won = Diplomazia: per ora la sfera è { emancipation-of-holder }.
emancipation-text-border = { $name } ({ $sphere })
emancipation-text-by-sea = Via mare: { $borders }.
emancipation-text-by-land = Via terra: { $borders }.
emancipation-text-seas = Confini di mare
emancipation-text-pool = Navi nel pool comune: { $count }.

## Headings of choices

emancipation-text-or = Oppure
emancipation-text-from-ideas = Dalle idee
emancipation-text-from-ships = Dalle navi
emancipation-text-stuck = Agenti che ora non possono fare niente: { $ideas }.
emancipation-text-stuck-idea = “{ $idea }” ({ $operations })

## How one wins

emancipation-goal-modes = Tre fazioni lavorano per porre fine alla schiavitù. Nella modalità competitiva vince chi ha più PV; giocando insieme servono 50 PV, a cui contribuiscono solo le fazioni che raggiungono il loro obiettivo; e se prevale l'anarchia, perdono tutti.
emancipation-goal-points = 1 PV per ogni ostacolo, nave schiavista e disco anarchia che hai, per ogni tuo meeple su uno spazio schiavi e per ogni tuo agente su uno spazio Admin o su una nave.
emancipation-goal-dissidents = Per gli Evangelici ogni dissidente, di qualsiasi colore, vale 1 PV in meno, o in più se al tavolo si gioca così.
emancipation-goal-competitive = Competitiva: quando non si può riempire il mercato la partita finisce, e vince chi ha più PV. Pareggi: più meeple propri sugli spazi schiavi, poi più ostacoli.
emancipation-goal-cooperative = Cooperativa: alla fine una fazione che ha fallito il suo obiettivo vale 0. In tutto 50 PV sono una vittoria marginale, 75 una decisiva, meno di 50 una sconfitta. Cinque ostacoli non proteggono una sfera dai bordi neri.
emancipation-goal-goals = Obiettivi: Parlamento, tanti agenti rossi sulla mappa quante sono le navi schiaviste rimaste, o di più; Filantropi, al massimo 25 ostacoli rimasti; Evangelici, almeno 15 meeple di qualsiasi colore sugli spazi schiavi.
emancipation-goal-two-stage = Cooperativa-competitiva: se tutti gli obiettivi sono raggiunti quando non si può riempire il mercato, inizia una seconda parte con nuovi mazzi, e vince chi ha più PV, compresi quelli della diplomazia. Se uno è fallito, la partita finisce come una cooperativa.
emancipation-goal-solitaire = Solitario: un giocatore ha il Parlamento e un'altra fazione, ognuna con i suoi pezzi, le sue monete e i suoi dischi, e gioca una partita cooperativa.
emancipation-goal-anarchy = In ogni modalità perdono subito tutti quando i dischi anarchia dei giocatori finiscono.

## What things are

emancipation-about-the-idea = { $arrow ->
    [yes] { $idea }: un'idea del mazzo { emancipation-column } con { $operations }, e una freccia.
   *[no] { $idea }: un'idea del mazzo { emancipation-column } con { $operations }.
}
emancipation-about-the-barrier = { $colour ->
    [purple] { $barrier }: un ostacolo viola della sfera { $sphere }. Quando lì l'odio tira un { $number }, si perde una nave senza agente accanto alla sfera. Le cannoniere possono prenderlo.
    [yellow] { $barrier }: un ostacolo giallo della sfera { $sphere }. Quando lì l'odio tira un { $number }, il giocatore paga 1 moneta.
   *[other] { $edge ->
        [yes] { $barrier }: un ostacolo { emancipation-colour } della sfera { $sphere }, con il bordo nero. Quando lì l'odio tira un { $number }, un pezzo { emancipation-colour } del porto viene cacciato; se non ce n'è, si aggiunge anarchia.
       *[no] { $barrier }: un ostacolo { emancipation-colour } della sfera { $sphere }. Quando lì l'odio tira un { $number }, un pezzo { emancipation-colour } del porto viene cacciato.
    }
}
emancipation-about-the-port = { $spaces ->
    [one] { $port }: un porto della sfera { $sphere }, con uno spazio Admin e uno spazio schiavi.
   *[other] { $port }: un porto della sfera { $sphere }, con uno spazio Admin e { $spaces } spazi schiavi.
}
emancipation-about-the-sphere = { $sphere }: la sfera numero { $number } di dieci in senso orario, con { $ports }. Ostacoli all'inizio: { $barriers }.
emancipation-about-neighbours = Confina con { $spheres }.
emancipation-about-the-sea = { $sea }: il confine di mare tra { $spheres }. La sua nave schiavista ha il numero { $number }.
emancipation-about-cargo = Carico di questo traffico: { $cargo }.
emancipation-about-dated = { $year }. { $note }.
emancipation-about-note = { $note }.
emancipation-about-fidelity = { $thing ->
    [idea] { $fidelity ->
        [sourced] Le sue operazioni sono quelle del gioco stampato.
        [partial] Le sue operazioni sono in parte note dal gioco stampato, in parte una nostra ricostruzione.
       *[invented] Le sue operazioni e la freccia sono una nostra ricostruzione; il gioco stampato può differire, anche nelle idee che ha.
    }
    [barrier] { $fidelity ->
        [sourced] Questo ostacolo è quello del gioco stampato.
        [partial] Il tema è noto dal gioco stampato; colore e numero sono in parte una nostra ricostruzione.
       *[invented] Questo ostacolo, il suo colore e il suo numero sono una nostra ricostruzione; il gioco stampato può differire.
    }
    [sea] { $fidelity ->
        [sourced] Questa nave schiavista è quella del gioco stampato.
        [partial] Il suo traffico è noto dal gioco stampato; posto e numero sono in parte una nostra ricostruzione.
       *[invented] Questa nave schiavista, il suo posto e il suo numero sono una nostra ricostruzione; il gioco stampato può differire.
    }
    [port] { $fidelity ->
        [sourced] Questo porto è nel gioco stampato; i suoi spazi sono una nostra ricostruzione.
        [partial] Questo porto è in parte noto dal gioco stampato; i suoi spazi sono una nostra ricostruzione.
       *[invented] Questo porto e i suoi spazi sono una nostra ricostruzione; il gioco stampato può differire.
    }
   *[sphere] { $fidelity ->
        [sourced] Questa sfera è nel gioco stampato; i suoi confini sono una nostra ricostruzione.
        [partial] Questa sfera è nominata nei resoconti sul gioco stampato; i suoi confini sono una nostra ricostruzione.
       *[invented] Questa sfera e i suoi confini sono una nostra ricostruzione; il gioco stampato può differire.
    }
}
emancipation-about-action = Fino a due azioni per turno, anche due volte la stessa: Raccolta fondi, Consorzio, Costruzione navale, Nomina.
emancipation-about-admin = Ogni porto ha uno spazio Admin, per un agente. Un tuo agente lì dà PV, riduce i dadi odio e permette Occidentalizzazione e Suffragio.
emancipation-about-agent = I tuoi agenti sono le tue monete nel Capitale, nella Ricchezza e nel Debito, e la tua gente sulle idee, sugli spazi Admin e, per il Parlamento, sulle navi.
emancipation-about-anarchy = I dischi anarchia vengono dalle scorte dei giocatori; una sfera ne tiene due, il terzo va alla sfera più vicina con posto. Due dischi portano pogrom, e perdono tutti quando le scorte finiscono. Le cannoniere riprendono i dischi.
emancipation-about-arrow = Quando il dado dell'elefante farebbe scartare un'idea Ovest con la freccia, l'idea passa con i suoi agenti alla colonna Est, e si scarta invece l'idea Est di quella fila.
emancipation-about-attack = In un attacco a una nave schiavista si tirano da 1 a 4 dadi, per 1, 4, 9 o 16 monete. La somma deve superare gli spazi schiavi non coperti delle due sfere accanto, o della sfera dell'elefante se al tavolo si gioca così.
emancipation-about-barrier = Un ostacolo è ciò che in una sfera tiene le persone in servitù. Ognuno rende lì più care Nomina e Affrancamento, e l'odio lo attiva con il suo numero. Il Suffragio prende ostacoli; le cannoniere prendono quelli viola. Ognuno preso vale 1 PV.
emancipation-about-black-edge = Un ostacolo con il bordo nero aggiunge anarchia quando è attivato e non trova un pezzo del suo colore; cinque ostacoli ne proteggono una sfera, ma non nelle partite cooperative e in solitario.
emancipation-about-boxes = Ogni moneta che paghi fa scendere di una casella un tuo agente, dal Capitale alla Ricchezza o dalla Ricchezza al Debito. Un agente nel Capitale vale due monete, uno nella Ricchezza una, uno nel Debito nessuna; una Raccolta fondi li riporta su.
emancipation-about-corruption = Un dado solo che mostra il numero della nave schiavista la prende, ma un ostacolo preso dalle due sfere accanto ci ritorna, oppure in una di esse si aggiunge anarchia; ad alcuni tavoli solo se la somma non bastava.
emancipation-about-deck = Ogni turno si scarta un'idea e ne arriva una dal mazzo Ovest, poi dal mazzo Est; le carte in cima sono note. Quando sono vuoti entrambi finisce la partita, o la sua prima parte.
emancipation-about-diplomacy = Alla fine di una seconda parte il rosso vince ogni sfera con un ostacolo rosso e nessuno bianco, il bianco al contrario, il verde quelle senza ostacoli: 1 PV per ogni meeple su uno spazio schiavi e per ogni agente Admin lì, di qualsiasi colore.
emancipation-about-dissident = Le persone cacciate dall'odio o da una Nomina diventano dissidenti, sui pochi spazi dissidenti di una sfera; se non ce n'è uno libero, si aggiunge invece anarchia. Contano solo per i PV degli Evangelici.
emancipation-about-elephant = Nomina, Affrancamento, Occidentalizzazione e Suffragio avvengono dove è l'elefante: il primo di un turno lo mette in un porto qualsiasi, per tutto il turno. Se non ce ne sono stati, un dado lo muove in senso orario. L'odio colpisce dove si trova.
emancipation-about-evangelicals = Evangelici, bianchi: nominano agenti gratis. I dissidenti costano loro PV, o ne danno se al tavolo si gioca così. Il loro obiettivo: almeno 15 meeple, di qualsiasi colore, sugli spazi schiavi.
emancipation-about-faction = Ci sono tre fazioni: il Parlamento è rosso, i Filantropi sono verdi, gli Evangelici bianchi. Giocano in quest'ordine.
emancipation-about-freed = Un meeple su uno spazio schiavi rappresenta persone liberate: dà 1 PV a chi lo possiede, e con meno spazi non coperti gli attacchi alle navi schiaviste sono più facili e l'odio più debole. Ce lo mettono Affrancamento e Occidentalizzazione.
emancipation-about-fundraiser = Raccolta fondi: riprendi nella Ricchezza quanti vuoi dei tuoi agenti dalle idee, il Parlamento anche dalle navi; per ogni agente nel Capitale uno passa dal Debito alla Ricchezza; poi tutta la Ricchezza passa nel Capitale.
emancipation-about-gunboat = Diplomazia delle cannoniere, con un agente su una nave: prendi un disco anarchia o un ostacolo viola da una delle due sfere accanto alla nave, o attacca la nave schiavista su quel confine.
emancipation-about-hate = Ogni turno l'odio tira dadi dove è l'elefante: uno per il porto, uno per uno spazio Admin vuoto, uno per ogni spazio schiavi non coperto, al massimo quattro. Ogni dado attiva gli ostacoli della sfera con il suo numero.
emancipation-about-idea = Un'idea nel mercato mostra operazioni. In ogni tuo turno ognuno dei tuoi agenti su di essa può farne una.
emancipation-about-manumission = Affrancamento: per 1 moneta per ogni ostacolo della sfera, un tuo meeple va su uno spazio schiavi libero del porto dell'elefante.
emancipation-about-maritime = Operazione marittima: riprendi tutti gli agenti sulle navi, mettili su navi qualsiasi e fai una Diplomazia delle cannoniere con ognuno. Gli agenti sono rossi, ma tutti possono usarli. Il Parlamento può invece mandarne un altro dal Capitale.
emancipation-about-market = Il mercato ha una colonna Ovest e una Est di sei file. Un Consorzio costa da 0 monete nella fila 1 a 5 nella fila 6, più il quadrato degli agenti già sull'idea.
emancipation-about-operation = Dopo le azioni ognuno dei tuoi agenti nel mercato può fare un'operazione della sua idea: Operazione marittima, Affrancamento, Occidentalizzazione o Suffragio.
emancipation-about-parliament = Parlamento, rosso: solo i suoi agenti vanno sulle navi. Può mandarne uno subito su una nave nuova, e fare un'Operazione marittima in più dopo una Raccolta fondi che non ha ripreso agenti dalle navi. Il suo obiettivo: almeno tanti agenti sulla mappa quante sono le navi schiaviste rimaste.
emancipation-about-philanthropists = Filantropi, verdi: mandano agenti sulle idee e nei porti da una qualsiasi delle loro caselle, anche dal Debito. Il loro obiettivo: al massimo 25 ostacoli rimasti sulla mappa.
emancipation-about-pogrom = Dopo l'odio si tira un dado per ogni sfera con due dischi anarchia. 1, 2 o 3: un pezzo bianco, rosso o verde della sfera va nella riserva. Da 4 a 6: altra anarchia, che si estende alla sfera più vicina con posto.
emancipation-about-pool = Le navi che non sono sulla mappa stanno nel pool comune; la Costruzione navale le prende da lì.
emancipation-about-port = Ogni sfera ha uno o due porti, ognuno con uno spazio Admin per un agente e spazi schiavi per i meeple.
emancipation-about-post = Nomina: per 1 moneta per ogni ostacolo della sfera un agente dal Capitale va sullo spazio Admin del porto dell'elefante. Un agente di un'altra fazione che è lì viene rimandato a casa, e un meeple del suo colore diventa dissidente; se non c'è posto, si aggiunge anarchia.
emancipation-about-purple = Un ostacolo viola, quando l'odio lo attiva, rimette nel pool comune una nave senza agente accanto alla sfera. Le cannoniere possono prenderlo.
emancipation-about-reserve = I tuoi agenti e meeple che non sono ancora in gioco. La Costruzione navale porta un nuovo agente; Affrancamento e Occidentalizzazione portano meeple.
emancipation-about-sea-border = Un confine di mare sta tra due sfere; tiene una nave e, finché non è presa, la sua nave schiavista. I confini di terra contano solo quando l'anarchia si estende.
emancipation-about-ship = Una nave su un confine di mare porta un agente rosso. Con o senza agente, unisce le sue due sfere per Occidentalizzazione e Suffragio.
emancipation-about-shipbuilding = Costruzione navale: paga 3 monete; una nave va dal pool comune su un confine di mare che non ne ha, e un tuo nuovo agente dalla riserva nel Debito.
emancipation-about-slaver = Una nave schiavista sta su un confine di mare e trasporta persone schiavizzate. Accanto a una sfera rende lì più caro il Suffragio; un attacco la prende. Ognuna presa vale 1 PV.
emancipation-about-sphere = La mappa ha dieci sfere ad anello, ognuna con porti, ostacoli, spazi dissidenti e confini di mare e di terra.
emancipation-about-suffrage = Il Suffragio prende un ostacolo qualsiasi della sfera dell'elefante, o ve ne rimette uno che ha preso un'altra fazione. Richiede un tuo agente sullo spazio Admin, o nessun ostacolo bianco nella sfera, o una nave verso una sfera senza ostacoli bianchi, o la maggioranza nel porto. Costa il quadrato delle navi schiaviste accanto alla sfera.
emancipation-about-syndicate = Consorzio: paga il costo della fila, da 0 a 5 monete, e il quadrato degli agenti già presenti; un agente dal Capitale va su un'idea di una delle due colonne.
emancipation-about-turn = Un turno ha fino a due azioni, poi le operazioni, poi il dado dell'elefante, l'odio e i pogrom, e il mercato si riempie.
emancipation-about-uncovered = Spazi senza un pezzo: quelli schiavi non coperti rendono più difficile battere le navi schiaviste, e nel porto dell'elefante ogni spazio non coperto tira un dado odio.
emancipation-about-westernize = Occidentalizzazione: gratis, un tuo meeple va su uno spazio schiavi libero del porto dell'elefante. Richiede un tuo agente sullo spazio Admin, o nessun ostacolo rosso nella sfera, o una nave verso una sfera senza ostacoli rossi.
emancipation-about-yellow = Un ostacolo giallo, quando l'odio lo attiva, costa 1 moneta al giocatore di turno, se ne ha una.

## Words of a table

emancipation-word-title = Pax Emancipation
emancipation-word-turn = Turno
emancipation-word-phase = Fase
emancipation-word-stage = Parte
emancipation-word-faction = Fazione
emancipation-word-sphere = Sfera
emancipation-word-port = Porto
emancipation-word-admin = Spazio Admin
emancipation-word-slave-spaces = Spazi schiavi
emancipation-word-uncovered = Non coperti
emancipation-word-dissidents = Dissidenti
emancipation-word-freed = Liberati
emancipation-word-sea-borders = Confini di mare
emancipation-word-map = Mappa
emancipation-word-barriers = Ostacoli
emancipation-word-slavers = Navi schiaviste
emancipation-word-ships = Navi
emancipation-word-pool = Navi nel pool comune
emancipation-word-disks = Dischi anarchia
emancipation-word-anarchy = Anarchia
emancipation-word-elephant = Elefante
emancipation-word-hate = Odio
emancipation-word-pogroms = Pogrom
emancipation-word-finance-board = Plancia finanza
emancipation-word-capital = Capitale
emancipation-word-wealth = Ricchezza
emancipation-word-debt = Debito
emancipation-word-reserve = Riserva
emancipation-word-agents = Agenti
emancipation-word-meeples = Meeple
emancipation-word-market = Mercato
emancipation-word-west = Ovest
emancipation-word-east = Est
emancipation-word-row = Fila
emancipation-word-deck = Mazzo
emancipation-word-discard = Pila degli scarti
emancipation-word-arrow = Freccia
emancipation-word-vp = PV
emancipation-word-goal = Obiettivo personale
emancipation-word-goal-met = Obiettivo raggiunto
emancipation-word-goal-missed = Obiettivo fallito
emancipation-word-together = In tutto
emancipation-word-diplomacy = Diplomazia
emancipation-word-not-in-play = non in gioco
emancipation-word-end-anarchy = una sconfitta per anarchia
emancipation-word-end-most-points = il mercato esaurito
emancipation-word-end-defeat = una sconfitta comune
emancipation-word-end-marginal = una vittoria marginale
emancipation-word-end-decisive = una vittoria decisiva
emancipation-word-end-stage-defeat = una sconfitta dopo la prima parte
emancipation-word-end-stage-marginal = una vittoria marginale dopo la prima parte
emancipation-word-end-stage-decisive = una vittoria decisiva dopo la prima parte
emancipation-word-end-second-stage = la fine della seconda parte
emancipation-word-length = Una partita è durata in media { $rounds } turni e { $decisions } decisioni.
emancipation-word-lengths = Turni
emancipation-word-score-anarchy = non si contano punti
emancipation-word-score-most-points = { $points } PV
emancipation-word-score-defeat = { $points } PV in tutto
emancipation-word-score-marginal = { $points } PV in tutto
emancipation-word-score-decisive = { $points } PV in tutto
emancipation-word-score-stage-defeat = { $points } PV in tutto
emancipation-word-score-stage-marginal = { $points } PV in tutto
emancipation-word-score-stage-decisive = { $points } PV in tutto
emancipation-word-score-second-stage = { $points } PV, con la diplomazia
emancipation-word-tiebreak-most-points = { $tiebreak } meeple liberati e ostacoli, che risolvono i pareggi
emancipation-word-tiebreak-second-stage = { $tiebreak } meeple liberati e ostacoli, che risolvono i pareggi
emancipation-word-parts = “mappa” o una sfera, “mercato”, “elefante”, “confini di mare” o una fazione
emancipation-word-winner = Vincitore
emancipation-word-shared = Vittoria condivisa
