### Liberté. $player, $card, $province, $region and $battle are names; $faction is blue, white or red.
### $province-in is “in Normandia”, “nel Maine”, “a Parigi”; $battle-at is “a Valmy” (liberte-names.ftl, as the forms of colours).
### Blocco and voto are masculine, pila, carta and riserva feminine. Sentences avoid the gender of players.

## Names

liberte-faction = { $faction ->
    [blue] Moderati
    [white] Monarchici
   *[red] Radicali
}
liberte-colour = { $faction ->
    [blue] blu
    [white] bianco
   *[red] rosso
}
liberte-phase = { $phase ->
    [setup] Preparazione
    [refresh] Nuove carte
    [action] Fase azioni
    [battle] Battaglia
   *[election] Fase elettorale
}
liberte-mark = { $mark ->
    [cannon] cannone
    [general] Generale
   *[sans-culottes] Sanculotti
}
# After “per il”
liberte-award = { $award ->
    [first-in-government] primo posto nel governo
    [second-in-government] secondo posto nel governo
   *[first-in-opposition] primo posto nell'opposizione
}

## What happens

liberte-game-began = Le carte sono distribuite; { $player } è al primo posto nell'ordine di gioco.
liberte-turn-began = Inizia il turno { $turn }.
liberte-place-in-order = { $place ->
    [1] { $player } è al primo posto nell'ordine di gioco.
    [2] { $player } è al secondo posto nell'ordine di gioco.
    [3] { $player } è al terzo posto nell'ordine di gioco.
    [4] { $player } è al quarto posto nell'ordine di gioco.
    [5] { $player } è al quinto posto nell'ordine di gioco.
   *[6] { $player } è al sesto posto nell'ordine di gioco.
}
liberte-blocks-joined = I due blocchi in attesa di ogni colore si aggiungono alla riserva.
liberte-display-returned = { $count ->
    [one] { $player } riprende in mano la carta del display.
   *[other] { $player } riprende in mano le { $count } carte del display.
}
liberte-card-discarded = { $player } scarta { $card }.
liberte-card-drawn = { $player } pesca dal mazzo { $card }.
liberte-card-drawn-unseen = { $player } pesca una carta dal mazzo.
liberte-card-taken = { $player } pesca { $card } tra le carte scoperte.
liberte-card-turned-up = Si scopre una carta: { $card }.
liberte-deck-shuffled = { $count ->
    [one] La pila degli scarti, una sola carta, diventa il nuovo mazzo.
   *[other] La pila degli scarti, { $count } carte, viene mescolata e diventa il nuovo mazzo.
}
liberte-phase-began = { $phase ->
    [setup] Si prepara il tavolo.
    [refresh] Nuove carte: le mani si riempiono.
    [action] Inizia la fase azioni.
    [battle] Inizia la battaglia.
   *[election] Inizia la fase elettorale.
}
liberte-round-began = Inizia il round { $round } della fase azioni.
liberte-card-played = { $nth ->
    [first] { $player } gioca { $card }.
   *[second] { $player } gioca { $card } come seconda carta.
}
liberte-block-placed = { $height ->
    [1] { $player } inizia una pila { liberte-colour-feminine } { $province-in }.
   *[other] { $player } aggiunge un blocco { liberte-colour } { $province-in }: la pila ora ne ha { $height }.
}
liberte-nothing-placed = { $player } non può piazzare nessun blocco { liberte-colour } con { $card }.
# $tokens: of this player
liberte-sent-to-battle = { $tokens ->
    [one] { $player } manda { $card } in battaglia: è il suo primo gettone nel riquadro battaglia.
   *[other] { $player } manda { $card } in battaglia: i suoi gettoni nel riquadro battaglia sono { $tokens }.
}
liberte-card-kept = { $player } mette { $card } nel display.
liberte-display-full = Il display di { $player } ha { $count } carte: non c'è posto per { $card }.
liberte-special-played = { $player } gioca la carta Speciale “{ $card }”.
liberte-block-removed = { $player } perde un blocco { liberte-colour } { $province-in }.
liberte-stack-removed = { $blocks ->
    [one] { $player } perde la pila { liberte-colour-feminine } di un blocco { $province-in }.
   *[other] { $player } perde la pila { liberte-colour-feminine } di { $blocks } blocchi { $province-in }.
}
liberte-display-card-discarded = { $card } lascia il display di { $player } e va nella pila degli scarti.
liberte-display-card-boxed = { $card } lascia il display di { $player } e va nella scatola, fuori dal gioco.
liberte-passed = { $player } passa.
liberte-end-triggered = La riserva { liberte-colour-feminine } è vuota: la fase azioni finisce con questo round.
liberte-army-led = { $vp ->
    [one] { $player } comanda l'esercito { $battle-at } e guadagna 1 PV.
   *[other] { $player } comanda l'esercito { $battle-at } e guadagna { $vp } PV.
}
liberte-battle-lost = Nessuno comanda l'esercito { $battle-at }: battaglia persa.
liberte-lost-battle-marked = Un blocco bianco segna la battaglia persa di { $battle }.
liberte-province-tied = { $count ->
    [2] Pareggio { $province-in }: due pile da { $height }.
   *[3] Pareggio { $province-in }: tre pile da { $height }.
}
liberte-card-advanced = { $player } sceglie { $card }, valore { $value }.
liberte-declined = { $player } non sceglie nessuna carta.
liberte-votes-taken = { $votes ->
    [one] { $player } prende un voto per i { liberte-faction } { $province-in }.
   *[other] { $player } prende { $votes } voti per i { liberte-faction } { $province-in }.
}
liberte-province-scored = { $player } guadagna { $vp } PV { $province-in }.
liberte-tie-unbroken = Il pareggio { $province-in } non è risolto: nessun voto.
liberte-province-cleared = Dopo il pareggio tutti i blocchi rimasti { $province-in } tornano nella riserva.
liberte-factions-tied = { $sought ->
    [government] { $factions } sono in parità per il governo.
   *[opposition] { $factions } sono in parità per l'opposizione.
}
liberte-government-formed = { $votes ->
    [one] I { liberte-faction } formano il governo con un voto.
   *[other] I { liberte-faction } formano il governo con { $votes } voti.
}
liberte-opposition-formed = { $votes ->
    [one] I { liberte-faction } sono all'opposizione con un voto.
   *[other] I { liberte-faction } sono all'opposizione con { $votes } voti.
}
liberte-no-votes = Nessuno ha voti: governano i { liberte-faction }, e nessuno guadagna PV.
liberte-points-tied = { $count } giocatori sono in parità per il { liberte-award }, con i voti { liberte-colour-plural }.
liberte-points-scored = { $player } guadagna { $points } PV: { liberte-award } ({ liberte-faction }).
liberte-presence-gained = { $player } ha presenza nel governo dei { liberte-faction }.
liberte-votes-returned = Tutti i voti tornano nella riserva.
liberte-claimed = { $player } invoca la controrivoluzione monarchica.
liberte-claim-declined = { $player } non invoca la controrivoluzione monarchica.
liberte-game-ended = { $reason ->
    [landslide] Una maggioranza schiacciante radicale pone fine alla partita.
    [counter-revolution] La controrivoluzione monarchica pone fine alla partita.
   *[four-turns] La partita finisce dopo il quarto turno.
}

## Why the game ended

liberte-end-four-turns = I quattro turni sono finiti: vince chi ha più PV.
liberte-end-landslide = Maggioranza schiacciante radicale con { $votes } voti rossi: vince chi ha più punti rossi.
liberte-end-counter-revolution = Controrivoluzione monarchica con { $fleurs } gigli: vince chi ha più punti bianchi.

## What is asked

liberte-game-over = { $reason ->
    [landslide] La partita è finita: maggioranza schiacciante radicale.
    [counter-revolution] La partita è finita: controrivoluzione monarchica.
   *[four-turns] La partita è finita: sono stati giocati quattro turni.
}
liberte-going-on = La partita prosegue; nessuno deve scegliere.
liberte-act = { $last ->
    [yes] { $player } deve giocare una carta, pescarne una o passare (round { $round }, l'ultimo di questa fase).
   *[no] { $player } deve giocare una carta, pescarne una o passare (round { $round }).
}
liberte-use = { $player } deve usare { $card } per piazzare blocchi o per mettere un gettone nel riquadro battaglia per { $battle } (gettoni già presenti: { $tokens }).
liberte-place = { $blocks ->
    [one] { $player } deve piazzare un blocco { liberte-colour } di { $card } nella regione { $region }.
   *[other] { $player } deve piazzare { $blocks } blocchi { liberte-colour-plural } di { $card } nella regione { $region }.
}
liberte-place-anywhere = { $blocks ->
    [one] { $player } deve piazzare un blocco { liberte-colour } di { $card } in una provincia qualsiasi.
   *[other] { $player } deve piazzare { $blocks } blocchi { liberte-colour-plural } di { $card } in province qualsiasi.
}
liberte-settle = { $count ->
    [0] { $player } deve mettere { $card } nel display (che è vuoto) oppure scartare la carta.
    [one] { $player } deve mettere { $card } nel display (che ha una carta) oppure scartare la carta.
   *[other] { $player } deve mettere { $card } nel display (che ha { $count } carte) oppure scartare la carta.
}
liberte-follow = { $player } può giocare una seconda carta di valore 1 nella regione { $region } o una carta Speciale, oppure finire.
liberte-follow-pair = { $player } può giocare una seconda carta di valore 1 nella regione { $region }, oppure finire.
liberte-follow-card = { $player } può giocare anche una carta Speciale, oppure finire.
liberte-follow-special = { $player } può giocare anche una carta Club o Personalità, oppure finire.
liberte-follow-claim = { $player } può invocare la controrivoluzione monarchica, oppure finire.
liberte-target-bread-shortage = { $faction ->
    [any] { $player } deve rimuovere con “{ $card }” un blocco da una pila qualsiasi.
   *[other] { $player } deve rimuovere con “{ $card }” un blocco { liberte-colour }, il colore del governo.
}
liberte-target-emigration = { $player } deve scegliere in un display una Personalità bianca, che “{ $card }” fa scartare.
liberte-target-religious-problems = { $player } deve rimuovere con “{ $card }” un blocco blu o rosso.
liberte-target-guillotine = { $player } deve scegliere in un display una Personalità, che “{ $card }” manda nella scatola.
liberte-target-purge = { $player } deve scegliere in un display una carta, che “{ $card }” fa scartare.
liberte-target-terror = { $player } deve rimuovere con “{ $card }” una pila intera, in una provincia con una pila rossa.
liberte-terror-card = { $player } può mettere nella scatola una carta di un display qualsiasi, o rinunciare.
liberte-discard-two = { $owed ->
    [one] { $player } deve scartare ancora una carta prima di pescare { $card }.
   *[other] { $player } deve scartare { $owed } carte prima di pescare { $card }.
}
liberte-discard-two-deck = { $owed ->
    [one] { $player } deve scartare ancora una carta prima di pescare dal mazzo.
   *[other] { $player } deve scartare { $owed } carte prima di pescare dal mazzo.
}
liberte-take = { $player } deve pescare una carta scoperta o la prima carta del mazzo.
liberte-take-second = { $player } può pescare una seconda carta scoperta di valore 1, oppure finire.
liberte-refresh-discard = { $count ->
    [one] { $player } può scartare l'unica carta che ha in mano prima di riempire la mano fino a sette, oppure finire.
   *[other] { $player } può scartare una o più delle { $count } carte che ha in mano prima di riempire la mano fino a sette, oppure finire.
}
liberte-refill = { $missing ->
    [one] { $player } deve pescare ancora una carta, scoperta o dal mazzo, per averne sette.
   *[other] { $player } deve pescare ancora { $missing } carte, scoperte o dal mazzo, per averne sette.
}
liberte-advance-general = { $tokens ->
    [one] Pareggio { $battle-at }, un gettone ciascuno: { $player } può scegliere un Generale dal display, o rinunciare.
   *[other] Pareggio { $battle-at }, { $tokens } gettoni ciascuno: { $player } può scegliere un Generale dal display, o rinunciare.
}
liberte-break-tie = Pareggio { $province-in }, pile da { $height }: { $player } può scegliere una carta { liberte-colour-feminine } dal display, o rinunciare.
liberte-lift-faction = { $sought ->
    [government] { $factions } sono in parità per il governo: { $player } può scegliere dal display una carta di una di queste fazioni, o rinunciare.
   *[opposition] { $factions } sono in parità per l'opposizione: { $player } può scegliere dal display una carta di una di queste fazioni, o rinunciare.
}
liberte-break-points-tie = { $votes ->
    [one] Pareggio a un voto per il { liberte-award }: { $player } può scegliere una carta { liberte-colour-feminine } dal display, o rinunciare.
   *[other] Pareggio a { $votes } voti per il { liberte-award }: { $player } può scegliere una carta { liberte-colour-feminine } dal display, o rinunciare.
}
liberte-claim-or-not = { $player } può invocare la controrivoluzione monarchica ({ $fleurs } gigli), o rinunciare.

## Choices

liberte-choice-deck = Pesca dal mazzo
liberte-choice-blocks = Piazza blocchi
liberte-choice-battle = Metti un gettone nel riquadro battaglia
liberte-choice-keep = Metti nel display
liberte-choice-discard = Scarta
liberte-choice-done = Fine
liberte-choice-pass = Passa
liberte-choice-decline = Rinuncia
liberte-choice-claim = Invoca la controrivoluzione monarchica
liberte-choice-personality = { $card } ({ liberte-colour } { $value }, { $region })
liberte-choice-personality-marked = { $card } ({ liberte-colour } { $value }, { $region }; { $marks })
liberte-choice-club = { $card } ({ liberte-colour } { $value }, Club, qualsiasi provincia; cannone)
liberte-choice-club-tied = { $card } ({ liberte-colour } { $value }, Club, ora solo nella regione { $region }; cannone)
liberte-choice-special = { $card } (Speciale)
liberte-choice-province = { $province } (n.{ "\u00A0" }{ $number }, { $region })
liberte-choice-stack = { $province }: pila { liberte-colour-feminine } da { $blocks } di { $player }

## Why not: whose decision it is

liberte-why-not-over = { $reason ->
    [landslide] La partita è finita: maggioranza schiacciante radicale.
    [counter-revolution] La partita è finita: controrivoluzione monarchica.
   *[four-turns] La partita è finita: sono stati giocati quattro turni.
}
liberte-why-not-spectator = Uno spettatore vede ciò che è pubblico e non sceglie niente.
liberte-why-not-nobody = Adesso nessuno deve scegliere.
liberte-why-not-turn = Adesso la decisione spetta a { $player }.

## Why not: the decision under way

liberte-why-not-use = Prima di' a che cosa serve { $card }: ai blocchi o al riquadro battaglia.
liberte-why-not-place = { $blocks ->
    [one] Bisogna piazzare quanti più blocchi possibile: ancora un blocco { liberte-colour } di { $card }.
   *[other] Bisogna piazzare quanti più blocchi possibile: ancora { $blocks } blocchi { liberte-colour-plural } di { $card }.
}
liberte-why-not-settle = Prima decidi che fare di { $card }: nel tuo display o tra gli scarti.
liberte-why-not-target = “{ $card }” ha effetto subito: scegli che cosa colpisce.
liberte-why-not-terror-card = Prima scegli in un display una carta per la scatola, o rinuncia.
liberte-why-not-discard-two = { $owed ->
    [one] Con nove o più carte se ne scartano due prima di pescare: ancora una carta della tua mano.
   *[other] Con nove o più carte se ne scartano due prima di pescare: prima scegli una carta della tua mano.
}
liberte-why-not-take = Adesso devi pescare una carta: una scoperta o la prima del mazzo.
liberte-why-not-take-second = Puoi pescare una seconda carta scoperta di valore 1, oppure finire.
liberte-why-not-refresh-discard = Adesso puoi scartare carte della tua mano; quando hai finito, la riempi fino a sette.
liberte-why-not-refill = { $missing ->
    [one] Devi riempire la mano fino a sette: pesca ancora una carta, scoperta o dal mazzo.
   *[other] Devi riempire la mano fino a sette: pesca ancora { $missing } carte, scoperte o dal mazzo.
}
liberte-why-not-advance = Si sta risolvendo un pareggio: scegli una carta del tuo display, o rinuncia.
liberte-why-not-claim-or-not = La battaglia è finita: invoca la controrivoluzione monarchica, o rinuncia.

## Why not: where a card is

liberte-why-not-hidden = Non hai in mano { $card }, e la carta non è in nessun posto che tu possa vedere.
liberte-why-not-known = { $card } è nella mano di { $player }.
liberte-why-not-discarded = { $card } è nella pila degli scarti.
liberte-why-not-boxed = { $card } è nella scatola e non torna più in gioco.
liberte-why-not-playing = { $card } è la carta che si sta giocando.
liberte-why-not-own-display = { $card } resta nel tuo display: si giocano le carte della mano.
liberte-why-not-display = { $card } è nel display di { $player }: si giocano le carte della mano.

## Why not: playing a card

liberte-why-not-third-card = { $card } sarebbe una terza carta: in un'azione se ne giocano al massimo due, oltre a una Speciale.
liberte-why-not-pairs-off = { $card } sarebbe una seconda carta: a questo tavolo si gioca senza coppie.
liberte-why-not-first-placed-nothing = { $card } non può seguire: la prima carta di questa azione non ha piazzato nessun blocco sulla mappa.
liberte-why-not-first-value = { $card } non può seguire: la prima carta di questa azione non aveva valore 1.
liberte-why-not-second-value = { $card } ha valore { $value }: le due carte di una coppia hanno entrambe valore 1.
liberte-why-not-second-region = { $card } ha un altro sfondo: il primo blocco è andato nella regione { $region }.
liberte-why-not-second-supply = { $card } non potrebbe piazzare niente: la riserva { liberte-colour-feminine } è vuota.
liberte-why-not-second-room = { $card } non potrebbe piazzare niente: nella regione { $region } non c'è posto per un tuo blocco { liberte-colour }.
liberte-why-not-second-token = { $card } non potrebbe piazzare niente: non hai più gettoni controllo per iniziare una pila { liberte-colour-feminine } nella regione { $region }.
liberte-why-not-second-special = “{ $card }” deve aspettare: in questa azione hai già giocato una carta Speciale.
liberte-why-not-take-after-play = In questa azione hai già giocato una carta: pescare { $card } sarebbe un'azione a sé.
liberte-why-not-deck-after-play = In questa azione hai già giocato una carta: pescare dal mazzo sarebbe un'azione a sé.
liberte-why-not-pass-after-play = In questa azione hai già giocato una carta: non puoi più passare, puoi finire.

## Why not: Special cards

liberte-why-not-no-blocks = “{ $card }” non ha un bersaglio: sulla mappa non ci sono blocchi.
liberte-why-not-no-government-block = “{ $card }” non ha un bersaglio: sulla mappa non ci sono blocchi { liberte-colour-plural }, il colore del governo.
liberte-why-not-bread-without-government = “{ $card }” colpisce un blocco del colore del governo, e un governo non c'è.
liberte-why-not-no-blue-or-red = “{ $card }” non ha un bersaglio: sulla mappa non ci sono blocchi blu o rossi.
liberte-why-not-no-white-personality = “{ $card }” non ha un bersaglio: nessun display ha una Personalità bianca.
liberte-why-not-no-personality = “{ $card }” non ha un bersaglio: nessun display ha una Personalità.
liberte-why-not-no-government = “{ $card }” richiede presenza nel governo, e un governo non c'è ancora.
liberte-why-not-government-not-red = “{ $card }” richiede presenza in un governo rosso.
liberte-why-not-no-presence = “{ $card }” richiede presenza nel governo, e tu non ne hai.
liberte-why-not-displays-empty = “{ $card }” non ha un bersaglio: nessun display ha carte.
liberte-why-not-no-red-block = “{ $card }” non ha un bersaglio: in nessuna provincia c'è una pila rossa.
liberte-why-not-target-stack = “{ $card }” rimuove blocchi: scegli una pila sulla mappa.
liberte-why-not-target-card = “{ $card }” rimuove una carta: scegline una in un display.
liberte-why-not-target-display = { $card } non è in un display.
liberte-why-not-not-white-personality = { $card } non è una Personalità bianca.
liberte-why-not-club-safe = { $card } è un Club, e i Club sono al sicuro.
liberte-why-not-government-colour = “{ $card }” rimuove un blocco del colore del governo: { liberte-colour }.
liberte-why-not-white-stack = “{ $card }” rimuove un blocco blu o rosso; questa pila è bianca.
liberte-why-not-no-red-stack = “{ $card }” richiede una pila rossa nella provincia, e { $province-in } non c'è.
liberte-why-not-stack-gone = La pila è stata rimossa; adesso scegli una carta in un display, o rinuncia.
liberte-why-not-choose-stack = “{ $card }” rimuove blocchi da una pila: scegli una pila { $province-in }.
liberte-why-not-no-stacks = “{ $card }” non ha un bersaglio { $province-in }: non ci sono pile.

## Why not: the map

liberte-why-not-card-first = Prima scegli la carta i cui blocchi vanno { $province-in }.
liberte-why-not-region = { $card } piazza blocchi solo nella regione { $region }; la provincia { $province } è altrove.
liberte-why-not-pair-region = Il secondo blocco va nella stessa regione del primo, { $region }; la provincia { $province } è altrove.
liberte-why-not-stack-colour = La tua pila { $province-in } è { liberte-colour-feminine }, e una pila ha un solo colore.
liberte-why-not-stack-full = La tua pila { $province-in } ha già tre blocchi.
liberte-why-not-three-stacks = Ci sono già tre pile { $province-in }, di { $players }.
liberte-why-not-no-token = Non hai più gettoni controllo per iniziare una pila { $province-in }.
liberte-why-not-no-seat = A questo tavolo da { $count } non c'è un posto { $number }.
liberte-why-not-no-stack = { $player } non ha una pila { $province-in }.
liberte-why-not-others-stack = La pila { $province-in } è di { $player }: nessuno aggiunge blocchi alla pila di un altro.
liberte-why-not-choose-province = Scegli la provincia stessa, { $province }: il blocco si aggiunge alla tua pila.
liberte-why-not-special-first = Solo le carte Speciali rimuovono blocchi: prima scegline una dalla tua mano.

## Why not: taking, discarding, advancing

liberte-why-not-deck-empty = Il mazzo è vuoto.
liberte-why-not-deck-second = La seconda carta dev'essere scoperta; dal mazzo se ne pesca una sola.
liberte-why-not-take-special = “{ $card }” è una carta Speciale e non ha valore: la seconda carta deve avere valore 1.
liberte-why-not-take-value = { $card } ha valore { $value }: la seconda carta deve avere valore 1.
liberte-why-not-play-after-take = In questa azione hai già pescato una carta: giocare { $card } sarebbe un'azione a sé.
liberte-why-not-held = { $card } è già nella tua mano: pesca una carta scoperta o la prima del mazzo.
liberte-why-not-take-from = { $card } è in un display: si pesca tra le carte scoperte o dal mazzo.
liberte-why-not-discard-hand = { $card } è in un display, che non conta come mano: scarta dalla tua mano.
liberte-why-not-advance-hand = { $card } è nella tua mano: si possono scegliere solo carte del tuo display.
liberte-why-not-advance-other = { $card } è nel display di { $player }: scegli una carta del tuo.
liberte-why-not-no-general = { $card } non ha il simbolo del Generale.
liberte-why-not-tie-faction = { $card } è di un'altra fazione: la tua pila { $province-in } è { liberte-colour-feminine }.
liberte-why-not-lift-faction = { $card } è di un'altra fazione: il pareggio è tra { $factions }.
liberte-why-not-points-faction = { $card } è di un'altra fazione: il pareggio riguarda i voti { liberte-colour-plural }.

## Why not: buttons

liberte-why-not-blocks = Prima scegli la carta che piazza i blocchi.
liberte-why-not-battle-card = Prima scegli dalla tua mano una carta con il cannone.
liberte-why-not-battle-turn = Nel turno 1 non c'è battaglia.
liberte-why-not-battle-second = Solo la prima carta di un'azione può andare nel riquadro battaglia.
liberte-why-not-no-cannon = { $card } non ha il simbolo del cannone.
liberte-why-not-battle-token = Non hai più gettoni controllo per il riquadro battaglia.
liberte-why-not-nothing-to-settle = Non c'è nessuna carta giocata da mettere nel display o da scartare.
liberte-why-not-choose-discard = Scegli la carta della tua mano da scartare.
liberte-why-not-pass-instead = Per non fare niente in questo round scegli “Passa”.
liberte-why-not-done-instead = Per non fare altro scegli “Fine”.
liberte-why-not-decline-instead = Per non fare niente scegli “Rinuncia”.
liberte-why-not-claim-automatic = A questo tavolo la controrivoluzione monarchica non si invoca: viene rilevata da sé.
liberte-why-not-claim-turn = Non c'è controrivoluzione monarchica prima del turno 3; questo è il turno { $turn }.
liberte-why-not-claim-election = Non c'è controrivoluzione monarchica durante l'elezione.
liberte-why-not-claim-count = Il bianco conta { $fleurs } tra province con il giglio e battaglie perse; ne servono { $needed }.

## Options

liberte-option-players = Si gioca in { $players }.
liberte-option-edition = { $edition ->
    [first] Valgono le regole della prima edizione (2001).
   *[second] Valgono le regole della seconda edizione (2010).
}
liberte-option-pairs = { $pairs ->
    [yes] In un'azione si possono giocare, o pescare, due carte di valore 1.
   *[no] In un'azione si gioca, o si pesca, una carta.
}
liberte-option-counter-revolution = { $counter_revolution ->
    [claimed] Una controrivoluzione monarchica dev'essere notata e invocata da un giocatore.
   *[automatic] Una controrivoluzione monarchica viene rilevata da sé.
}
liberte-option-government-tie = { $government_tie ->
    [highest] Un pareggio tra fazioni si risolve con la singola carta più alta tra quelle scelte.
   *[sum] Un pareggio tra fazioni si risolve con il valore totale delle carte scelte.
}

# Names and values of options are those of the API
liberte-allowed-players = players: da 3 a 6.
liberte-allowed-edition = edition: “second” o “first”.
liberte-allowed-pairs = pairs: true o false; se manca, come vuole l'edizione.
liberte-allowed-counter-revolution = counter_revolution: “automatic” o “claimed”.
liberte-allowed-government-tie = government_tie: “sum” o “highest”.

## Words of a table

liberte-word-title = Liberté
liberte-word-turn = Turno
liberte-word-round = Round
liberte-word-order = Ordine di gioco
liberte-word-region = Regione
liberte-word-province = Provincia
liberte-word-map = Mappa
liberte-word-stacks = Pile
liberte-word-supply = Riserva
liberte-word-waiting = In attesa
liberte-word-tokens = Gettoni rimasti
liberte-word-vp = PV
liberte-word-battle-box = Riquadro battaglia
liberte-word-lost-battles = Battaglie perse
liberte-word-votes = Voti
liberte-word-election-track = Tabella elezioni
liberte-word-government = Governo
liberte-word-opposition = Opposizione
liberte-word-presence = Presenza
liberte-word-hand = Mano
liberte-word-known = Carte note
liberte-word-display = Display
liberte-word-row = Carte scoperte
liberte-word-deck = Mazzo
liberte-word-discard = Pila degli scarti
liberte-word-box = Scatola
liberte-word-deck-of = { $set ->
    [mixed] set A e B mescolati, { $count } carte
   *[other] set { $set } in cima, { $count } carte
}
liberte-word-fleurs = Gigli bianchi e battaglie perse
liberte-word-red-votes = Voti rossi
liberte-word-forecast = Previsione: se si votasse adesso
liberte-word-tied = pareggio
liberte-word-nobody = nessuno
liberte-word-red-points = Punti rossi
liberte-word-white-points = Punti bianchi
liberte-word-end-four-turns = la fine di quattro turni
liberte-word-end-landslide = una maggioranza schiacciante radicale
liberte-word-end-counter-revolution = una controrivoluzione monarchica
liberte-word-length = Una partita è durata in media { $rounds } round e { $decisions } decisioni.
liberte-word-lengths = Round
liberte-word-score-four-turns = { $points } PV
liberte-word-score-landslide = { $points } punti rossi
liberte-word-score-counter-revolution = { $points } punti bianchi
liberte-word-tiebreak-four-turns = il display vale { $tiebreak }, che risolve i pareggi
liberte-word-tiebreak-landslide = { $tiebreak } di rosso sulle carte, che risolve i pareggi
liberte-word-tiebreak-counter-revolution = { $tiebreak } di bianco sulle carte, che risolve i pareggi
liberte-word-parts = “mappa” o una regione, “display”, “carte”, “previsione” (prima dell'elezione), “mano” o il nome di un giocatore
liberte-word-winner = Vincitore
liberte-word-shared = Vittoria condivisa

## The table in words

liberte-text-moment = { $round ->
    [0] Turno { $turn }: { liberte-phase }
   *[other] Turno { $turn }: { liberte-phase }, round { $round }
}
liberte-text-order = Ordine di gioco: { $points }.
liberte-text-points = { $player } ({ $vp } PV)
liberte-text-no-government = Non c'è ancora un governo.
liberte-text-government = Governo: { liberte-faction }.
liberte-text-opposition = Opposizione: { liberte-faction }.
liberte-text-votes-so-far = Voti finora: blu { $blue }, bianchi { $white }, rossi { $red }.
liberte-text-supply = Blocchi nella riserva: blu { $blue }, bianchi { $white }, rossi { $red }.
liberte-text-waiting = Altri { $count } di ogni colore si aggiungono nel turno 2.
liberte-text-last-round = Una riserva è esaurita: questo round è l'ultimo della fase.
liberte-text-lost-battle = Battaglia persa: { $battle }.
liberte-text-contest = Pareggio
liberte-text-can-advance = { $player } può scegliere { $cards }.
liberte-text-nothing-fits = { $player } partecipa, ma non ha una carta adatta.
liberte-text-has-declined = { $player } ha rinunciato.
liberte-text-advanced = { $player } ha scelto una carta di valore { $value }.
liberte-text-playing = Si sta giocando: { $label }.
liberte-text-player = { $player }
liberte-text-holding = { $vp } PV; carte in mano: { $cards }; gettoni controllo rimasti: { $tokens }.
liberte-text-known = Si sa che ha in mano: { $cards }.
liberte-text-card = { $card }
liberte-text-battle = { $count ->
    [one] Un gettone nel riquadro battaglia.
   *[other] { $count } gettoni nel riquadro battaglia.
}
liberte-text-presence = Ha presenza nel governo.
liberte-text-votes = Ha voti: blu { $blue }, bianchi { $white }, rossi { $red }.
liberte-text-display = Display: { $label }
liberte-text-region = Regione { $region }
liberte-text-map = Mappa: regione { $region }
liberte-text-signs = { $vp ->
    [0] { $fleur ->
        [yes] { $province } (n.{ "\u00A0" }{ $number }, giglio)
       *[no] { $province } (n.{ "\u00A0" }{ $number })
    }
   *[other] { $fleur ->
        [yes] { $province } (n.{ "\u00A0" }{ $number }, giglio, { $vp } PV)
       *[no] { $province } (n.{ "\u00A0" }{ $number }, { $vp } PV)
    }
}
liberte-text-stack = pila { liberte-colour-feminine } da { $blocks } di { $player }
liberte-text-province = { $signs }: { $stacks }
liberte-text-province-empty = { $signs }: vuota
liberte-text-empty = Vuote: { $provinces }.
liberte-text-cards = Carte sul tavolo
liberte-text-row = Scoperta: { $label }
liberte-text-deck = Mazzo: { liberte-word-deck-of }.
liberte-text-discard-pile = Pila degli scarti: { $cards }.
liberte-text-box = Nella scatola, fuori dal gioco: { $cards }.
liberte-text-forecast-votes = Voti: blu { $blue }, bianchi { $white }, rossi { $red }.
liberte-text-forecast-ties = In pareggio, per ora di nessuno: { $provinces }.
liberte-text-forecast-level = { $sought ->
    [government] In parità per il governo: { $factions }.
   *[opposition] In parità per l'opposizione: { $factions }.
}
liberte-text-no-votes = Per ora nessuno prenderebbe un voto; senza voti governano i { liberte-faction } e nessuno guadagna PV.
liberte-text-landslide = Maggioranza schiacciante radicale: { $votes } voti rossi su { $needed }.
liberte-text-fleurs = Controrivoluzione monarchica, nei turni 3 e 4: { $fleurs } gigli e battaglie perse su { $needed }.
liberte-text-hand = Mano di { $player }

## Headings of choices

liberte-text-play = Gioca dalla mano
liberte-text-discard = Scarta dalla mano
liberte-text-take = Pesca
liberte-text-display-of = Display di { $player }
liberte-text-or = Oppure
liberte-text-idle = In mano, ma non giocabili adesso: { $cards }.
liberte-text-no-room = { $label }: display pieno, verrà scartata

## How one wins

liberte-goal-points = Si gioca per i punti vittoria (PV): dopo quattro turni vince chi ne ha di più.
liberte-goal-elections = Ogni turno finisce con un'elezione: 5 PV a chi ha più voti del colore del governo, 2 al secondo, 3 a chi ha più voti del colore dell'opposizione.
liberte-goal-battles = Dal turno 2 chi comanda l'esercito guadagna i PV della battaglia; nei turni 3 e 4 danno PV anche quattro province.
liberte-goal-landslide = La partita può finire all'improvviso: 17 o più voti rossi in un'elezione sono una maggioranza schiacciante radicale, e allora al posto dei PV contano i blocchi rossi e il rosso sulle carte.
liberte-goal-counter-revolution = Può finire all'improvviso anche nei turni 3 e 4: quando il bianco controlla sette province con il giglio, battaglie perse comprese, è la controrivoluzione monarchica, e allora al posto dei PV contano i blocchi bianchi e il bianco sulle carte.

## What things are

liberte-about-thing = { $label }.
liberte-about-province = { $vp ->
    [0] { $fleur ->
        [yes] { $province }, provincia n.{ "\u00A0" }{ $number } della regione { $region }, con un giglio.
       *[no] { $province }, provincia n.{ "\u00A0" }{ $number } della regione { $region }.
    }
   *[other] { $fleur ->
        [yes] { $province }, provincia n.{ "\u00A0" }{ $number } della regione { $region }, con un giglio e { $vp } PV nei turni 3 e 4.
       *[no] { $province }, provincia n.{ "\u00A0" }{ $number } della regione { $region }, con { $vp } PV nei turni 3 e 4.
    }
}
liberte-about-dated = { $dates }. { $note }
liberte-about-note = { $note }
liberte-about-fidelity = { $fidelity ->
    [sourced] Questi dettagli sono quelli del gioco stampato.
    [partial] Questi dettagli sono in parte noti dal gioco stampato, in parte una nostra ricostruzione.
   *[invented] Questi dettagli sono una nostra ricostruzione; il gioco stampato può differire.
}
liberte-about-bread-shortage = Rimuove da una provincia qualsiasi un blocco del colore del governo; nel turno 1 un blocco qualsiasi.
liberte-about-emigration = Manda nella pila degli scarti una Personalità bianca di un display qualsiasi.
liberte-about-religious-problems = Rimuove da una provincia qualsiasi un blocco blu o rosso.
liberte-about-guillotine = Mette nella scatola, fuori dal gioco, una Personalità di un display qualsiasi.
liberte-about-purge = Con presenza nel governo, manda nella pila degli scarti una carta qualsiasi di un display qualsiasi.
liberte-about-terror = Con presenza in un governo rosso, rimuove una pila intera da una provincia con una pila rossa e poi, se vuoi, mette nella scatola una carta di un display qualsiasi.
liberte-about-advance = In un pareggio chi è coinvolto può scegliere una carta adatta del proprio display, in ordine di gioco: vince il valore più alto, e tutte le carte scelte si scartano.
liberte-about-battle = Nei turni da 2 a 4 chi ha più gettoni nel riquadro battaglia e un Generale nel display comanda l'esercito e guadagna i PV della battaglia; se non ci riesce nessuno, la battaglia è persa.
liberte-about-block = I blocchi sono blu, bianchi o rossi; le carte li mettono sulla mappa, in pile di tre al massimo, dove prendono voti.
liberte-about-cannon = Dal turno 2 una carta con il cannone può mettere un gettone nel riquadro battaglia invece di blocchi sulla mappa.
liberte-about-club = Un Club ha valore 1 e nessuna regione: il suo blocco va in una provincia qualsiasi. Ha il simbolo del cannone.
liberte-about-deck = Le carte A stanno sopra le carte B; pescare la prima carta senza vederla è un'azione, come pescare una carta scoperta.
liberte-about-display = Il tuo display tiene, visibili a tutti, fino a quattro carte che hai giocato e conservato: risolvono pareggi e comandano eserciti, e ti tornano in mano quando inizia il turno successivo.
liberte-about-election = In ogni provincia la singola pila più alta prende un voto per il suo colore; a Parigi lo prende ogni suo blocco.
liberte-about-faction = Ci sono tre fazioni: i Moderati sono blu, i Monarchici bianchi, i Radicali rossi. Le fazioni non sono di nessuno: si giocano carte di tutte.
liberte-about-fleur = Il giglio segna le province che contano per la controrivoluzione monarchica: sette sotto il controllo del bianco, battaglie perse comprese, pongono fine alla partita nei turni 3 e 4.
liberte-about-general = Solo chi ha un Generale nel display può comandare l'esercito in una battaglia, chiunque abbia più gettoni.
liberte-about-government = La fazione con più voti in un'elezione è il governo fino alla successiva: il suo colore dà più PV, e da esso dipendono alcune carte Speciali.
liberte-about-hand = La tua mano è segreta; si riempie fino a sette quando inizia un turno, e con un'azione puoi pescare un'altra carta.
liberte-about-lost-battle = Una battaglia in cui nessuno comanda è persa: conta come un giglio in più per la controrivoluzione monarchica.
liberte-about-opposition = La seconda fazione per voti è l'opposizione: chi ha più voti del suo colore guadagna 3 PV.
liberte-about-pair = Se la prima carta ha valore 1 e ha piazzato il suo blocco, può seguire una seconda carta di valore 1, con il blocco nella stessa regione.
liberte-about-personality = Una Personalità mette nelle province della sua regione tanti blocchi del suo colore quanto è il suo valore.
liberte-about-presence = Chi ha un voto del colore del governo ha presenza nel governo fino alla prossima elezione: serve per Epurazione e Terrore.
liberte-about-region = La mappa ha sei regioni di quattro o cinque province; i blocchi di una Personalità vanno nella regione del suo sfondo.
liberte-about-row = Tre carte sono scoperte; con un'azione se ne può pescare una, che viene subito sostituita.
liberte-about-sans-culottes = Con una carta Sanculotti il display tiene cinque carte invece di quattro; nella prima edizione il simbolo deve averlo la quinta.
liberte-about-special = Una carta Speciale ha effetto subito e si scarta: una per azione, da sola o insieme ad altre carte giocate.
liberte-about-stack = Una pila ha da uno a tre blocchi di un solo colore e di un solo giocatore; una provincia ha al massimo tre pile, di tre giocatori.
liberte-about-supply = I blocchi si piazzano dalla riserva; quando un colore finisce, la fase azioni termina con quel round.
liberte-about-token = Un gettone controllo segna ogni tua pila e ogni tua presenza nel riquadro battaglia; se non ne hai più, non puoi iniziare né l'una né l'altra.
liberte-about-value = Il valore di una carta, da 1 a 3, dice quanti blocchi piazza e quanto pesa in un pareggio.
liberte-about-vote = I voti sono blocchi presi in un'elezione: quelli di un colore decidono il governo, e chi ne ha di più guadagna PV.

## What simulations tell: a figure is the subject of a sentence that goes on with its mean or share

liberte-figure-turns = Turni giocati
liberte-figure-lost-battles = Battaglie perse
liberte-figure-government-blue = I Moderati (blu) governano alla fine
liberte-figure-government-white = I Monarchici (bianchi) governano alla fine
liberte-figure-government-red = I Radicali (rossi) governano alla fine
