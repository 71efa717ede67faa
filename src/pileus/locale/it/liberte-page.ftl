### The board of Liberté in the browser. $player, $card, $province, $region and $battle are names; $faction is blue, white or red.

## Pieces

# Blu and bianco begin alike, so white keeps its W
liberte-page-letter = { $faction ->
    [blue] B
    [white] W
   *[red] R
}
liberte-page-blocks-short = { liberte-page-letter }{ $blocks }
liberte-page-special = Speciale
liberte-page-special-card = { $card }, carta Speciale: { $effect }
# The background of a Club, in the place where others have their region
liberte-page-anywhere = OVUNQUE
# Short effects, printed on the card
liberte-page-effect-bread-shortage = Rimuovi un blocco del colore del governo (turno 1: qualsiasi).
liberte-page-effect-emigration = Scarta una Personalità bianca da un display.
liberte-page-effect-religious-problems = Rimuovi un blocco blu o rosso.
liberte-page-effect-guillotine = Una Personalità di un display va nella scatola.
liberte-page-effect-purge = Presenza nel governo. Scarta una carta da un display.
liberte-page-effect-terror = Presenza in un governo rosso. Rimuovi una pila e una carta.

## The map

liberte-page-map = Mappa della Francia: 27 province in sei regioni
liberte-page-province = { $signs }. Regione { $region }.
liberte-page-region = { $region }
liberte-page-key = Legenda delle regioni: { $regions }
liberte-page-fleur = giglio
liberte-page-nearer = Ingrandisci
liberte-page-farther = Rimpicciolisci
liberte-page-whole = Mostra tutta la mappa
# A tool: crowns and ties of the election as it would go now
liberte-page-tool-projection = Proiezione
liberte-page-tool-bare = Nascondi i pezzi

## Turn and phase

liberte-page-turns = Turni e fasi
liberte-page-turn = Turno { $turn }
liberte-page-turn-short = { $done ->
    [yes] { $turn } ✓
   *[no] { $turn }
}
liberte-page-phase = { $phase ->
    [refresh] Nuove carte
    [action] Azioni
    [battle] Battaglia
   *[election] Elezione
}
liberte-page-phase-round = Azioni, round { $round }
liberte-page-order = Ordine di gioco: { $players }
liberte-page-order-short = Ordine
liberte-page-presence = Presenza nel governo: { $players }

## Gauges

liberte-page-gauges = Indicatori
liberte-page-of = { $count } su { $all }
liberte-page-low-supply = { $faction ->
    [blue] { $count ->
        [0] Il blu è finito.
        [one] Il blu sta per finire: resta un blocco.
       *[other] Il blu sta per finire: restano { $count } blocchi.
    }
    [white] { $count ->
        [0] Il bianco è finito.
        [one] Il bianco sta per finire: resta un blocco.
       *[other] Il bianco sta per finire: restano { $count } blocchi.
    }
   *[red] { $count ->
        [0] Il rosso è finito.
        [one] Il rosso sta per finire: resta un blocco.
       *[other] Il rosso sta per finire: restano { $count } blocchi.
    }
} Con una riserva vuota la fase finisce alla fine del round.
liberte-page-last-round = Una riserva è esaurita: questo round è l'ultimo della fase.
liberte-page-sudden-ends = Vittorie alternative
liberte-page-red-votes = Voti rossi: maggioranza schiacciante a { $needed }
liberte-page-fleurs = Gigli bianchi: { $needed }
# $numbers: of the provinces · $lost: Lost Battles
liberte-page-fleurs-are = { $count ->
    [0] { $lost ->
        [0] Il bianco non controlla nessuna provincia con il giglio.
        [one] Il bianco non controlla nessuna provincia con il giglio; conta una battaglia persa.
       *[other] Il bianco non controlla nessuna provincia con il giglio; contano { $lost } battaglie perse.
    }
    [one] { $lost ->
        [0] Il bianco controlla la provincia { $numbers }.
        [one] Il bianco controlla la provincia { $numbers }; conta anche una battaglia persa.
       *[other] Il bianco controlla la provincia { $numbers }; contano anche { $lost } battaglie perse.
    }
   *[other] { $lost ->
        [0] Il bianco controlla le province { $numbers }.
        [one] Il bianco controlla le province { $numbers }; conta anche una battaglia persa.
       *[other] Il bianco controlla le province { $numbers }; contano anche { $lost } battaglie perse.
    }
} { $turn ->
    [1] Il conteggio vale dal turno 3.
    [2] Il conteggio vale dal turno 3.
   *[other] { "" }
}
liberte-page-near-landslide = La maggioranza schiacciante radicale è vicina: { $votes } voti rossi su { $needed }.
liberte-page-near-counter-revolution = La controrivoluzione monarchica è vicina: { $fleurs } su { $needed }.
liberte-page-claimed = A questo tavolo nessuno conta per te i gigli bianchi: la controrivoluzione monarchica va invocata.
liberte-page-forecast = Se si votasse adesso
# Above the names, while a choice is picked
liberte-page-with-choice = con la tua scelta
liberte-page-ties = Pareggi da risolvere: { $numbers }.
liberte-page-votes-of = { $faction ->
    [blue] Voti blu
    [white] Voti bianchi
   *[red] Voti rossi
}
liberte-page-battle = Battaglia: { $battle }, { $vp } PV
liberte-page-battle-tokens = { $count ->
    [one] { $general ->
        [yes] { $player }: un gettone, Generale
       *[no] { $player }: un gettone, nessun Generale
    }
   *[other] { $general ->
        [yes] { $player }: { $count } gettoni, Generale
       *[no] { $player }: { $count } gettoni, nessun Generale
    }
}
liberte-page-battle-empty = Il riquadro battaglia è vuoto.
liberte-page-lost-battles = { $count ->
    [one] Battaglia persa: { $battles }.
   *[other] Battaglie perse: { $battles }.
}

## Cards

liberte-page-hand = La tua mano
liberte-page-display = Il tuo display
liberte-page-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
# A place of the face-up row without a card
liberte-page-hole = vuoto
liberte-page-empty = vuoto
liberte-page-no-cards = Non hai carte in mano.
# After the number of cards
liberte-page-deck = { $set ->
    [mixed] carte, set A e B
   *[other] carte, set { $set }
}
liberte-page-piles = Mazzo e scarti
liberte-page-tokens-left = { $count ->
    [one] Resta un gettone
   *[other] Restano { $count } gettoni
}
# The action so far. $count: blocks placed · $left: blocks still to place
liberte-page-action-blocks = { $left ->
    [0] { $count ->
        [one] { $card }: un blocco { liberte-colour } ({ $provinces }).
       *[other] { $card }: { $count } blocchi { liberte-colour-plural } ({ $provinces }).
    }
   *[other] { $count ->
        [one] { $card }: un blocco { liberte-colour } ({ $provinces }), ancora { $left } …
       *[other] { $card }: { $count } blocchi { liberte-colour-plural } ({ $provinces }), ancora { $left } …
    }
}
liberte-page-action-battle = { $card }: un gettone nel riquadro battaglia.
liberte-page-action-card = { $card } …

## Players

liberte-page-player = Giocatore
liberte-page-count-hand = Carte in mano: { $count }
liberte-page-count-battle = Gettoni nel riquadro battaglia: { $count }
liberte-page-count-stacks = Pile sulla mappa: { $count }
liberte-page-count-tokens = Gettoni controllo rimasti: { $count }
# Cards of a hand that everybody could have noted
liberte-page-seen = { $count ->
    [one] una vista
   *[other] { $count } viste
}
liberte-page-no-display = display vuoto

## The election

liberte-page-steps = L'elezione, provincia per provincia: { $count } province
liberte-page-step = { $when ->
    [now] { $number } { $province }: si decide adesso
    [done] { $number } { $province }: nessun voto
    [tied] { $number } { $province }: pareggio, nessun voto
   *[todo] { $number } { $province }: da decidere
}
liberte-page-step-won = { $votes ->
    [one] { $number } { $province }: { $player }, un voto { liberte-colour }
   *[other] { $number } { $province }: { $player }, { $votes } voti { liberte-colour-plural }
}
liberte-page-landslide-at = { $needed } voti rossi: maggioranza schiacciante, la partita finisce.
liberte-page-votes-held = Voti presi
liberte-page-orders = Ordini permanenti
liberte-page-orders-secret = segreti finché non servono
liberte-page-order-in = { $number } { $province }: in caso di parità non scegliere nulla
liberte-page-order-everywhere = Ovunque: in caso di parità non scegliere nulla
liberte-page-total = Totale

## Ties

liberte-page-contest-title-province = { $number } { $province }
liberte-page-contest-title-general = { $battle }: chi comanda l'esercito?
liberte-page-contest-title-points = Pareggio per il { liberte-award } ({ liberte-faction })
liberte-page-contest-province = { $repeats ->
    [yes] Le pile più alte sono uguali. In ordine di gioco chi è in parità può scegliere una carta del colore della sua pila; vince il valore più alto. Qui un pareggio si ripete finché non è risolto o nessuno sceglie una carta.
   *[no] Le pile più alte sono uguali. In ordine di gioco chi è in parità può scegliere una carta del colore della sua pila; vince il valore più alto.
}
liberte-page-contest-general = Stesso numero di gettoni. In ordine di gioco chi è in parità può scegliere un Generale; il valore più alto comanda l'esercito. Se il pareggio resta, la battaglia è persa.
liberte-page-contest-faction = { $government_tie ->
    [highest] Stesso numero di voti. In ordine di gioco ogni giocatore può scegliere una carta di una fazione in parità; la singola carta più alta fa prevalere la sua fazione.
   *[sum] Stesso numero di voti. In ordine di gioco ogni giocatore può scegliere una carta di una fazione in parità; il totale più alto fa prevalere la sua fazione.
}
liberte-page-contest-points = Stesso numero di voti. In ordine di gioco chi è in parità può scegliere una carta di quella fazione; vince il valore più alto. Si ripete finché il pareggio non è risolto o nessuno sceglie una carta.
liberte-page-side = { $state ->
    [now] Sceglie adesso.
    [advanced] Ha scelto valore { $value }.
    [declined] Ha rinunciato.
    [waits] Sceglie dopo.
   *[none] Non ha una carta adatta.
}
liberte-page-holds = { $count ->
    [one] Ha un voto { liberte-colour }.
   *[other] Ha { $count } voti { liberte-colour-plural }.
}
# Followed by cards
liberte-page-could = Potrebbe scegliere
liberte-page-bystanders = { $count ->
    [one] La pila di { $players } non è in parità, ma chiunque vinca se ne va anche quella: { $province }.
   *[other] Le pile di { $players } non sono in parità, ma chiunque vinca se ne vanno anche quelle: { $province }.
}
# After a faction's name
liberte-page-advanced-for = { $value ->
    [0] ancora nessuna carta scelta
   *[other] valore scelto: { $value }
}
liberte-page-options = La tua scelta
liberte-page-advance = Scegli { $label }
liberte-page-waiting = Si aspetta { $player }.
liberte-page-then-chooses = Poi sceglie { $player }.
liberte-page-if-declined = { $count ->
    [one] Se { $players } rinuncia:
   *[other] Se { $players } rinunciano:
}

## The end

liberte-page-final-count = Conteggio finale
liberte-page-place = Posto
liberte-page-points = { $reason ->
    [landslide] Punti rossi
    [counter-revolution] Punti bianchi
   *[four-turns] PV
}
liberte-page-tiebreak = { $reason ->
    [landslide] Rosso sulle carte
    [counter-revolution] Bianco sulle carte
   *[four-turns] Valore del display
}
liberte-page-why-won = { $reason ->
    [landslide] Con la maggioranza schiacciante si vince per punti rossi: blocchi rossi nelle pile e sulle carte, e nella seconda edizione i voti rossi. I punti vittoria non contano niente. In caso di pareggio decide il rosso sulle carte.
    [counter-revolution] Con la controrivoluzione si vince per punti bianchi: blocchi bianchi nelle pile e sulle carte. I punti vittoria non contano niente. In caso di pareggio decide il bianco sulle carte.
   *[four-turns] Dopo il quarto turno vince chi ha più punti vittoria. In caso di pareggio decide il valore totale del display.
}
liberte-page-vp-from = Da dove vengono i punti vittoria
liberte-page-source = { $source ->
    [battles] Battaglie
    [provinces] Province
    [first-in-government] Primo nel governo
    [second-in-government] Secondo nel governo
    [first-in-opposition] Primo nell'opposizione
   *[before] Prima
}

## Tabs on a phone

liberte-page-tab-cards = Carte
liberte-page-tab-players = Giocatori
liberte-page-tab-forecast = Previsione
liberte-page-white = Bianco
liberte-page-your-vp = I tuoi PV
# $place: 1 for the first
liberte-page-vp-place = { $vp } · { $place }º

## Liberté in the lobby

liberte-card = Francia 1789-99: piazza blocchi, conquista province, forma il governo. Di Martin Wallace.
liberte-card-facts = 3-6 giocatori · circa 90 minuti
liberte-option-title-edition = Edizione (L0.2)
liberte-option-title-pairs = Due carte di valore 1 in un'azione (L0.3)
liberte-option-title-counter-revolution = Controrivoluzione (L0.4)
liberte-option-title-government-tie = Pareggio per il governo (L0.5)
liberte-option-unset-pairs = Come vuole l'edizione: sì nella seconda, no nella prima.
liberte-quick-what = Tu e tre bot. Si comincia subito.
liberte-quick-play = Gioca subito contro i bot

## Liberté in two minutes

liberte-learn-goal-title = Di che si tratta
liberte-learn-goal = Tre fazioni si contendono la Francia: i Moderati blu, i Monarchici bianchi, i Radicali rossi. Le fazioni non sono di nessuno: si giocano carte di tutte e tre, e si sostiene quella che conviene. Dopo quattro turni vince chi ha più punti vittoria (PV).
liberte-learn-turn-title = Un turno
liberte-learn-turn = Un round dopo l'altro ognuno fa un'azione: giocare una carta, pescare una carta o passare. Quando finisce la riserva di un colore, si completa il round e le province votano. Dal turno 2 prima si riempiono le mani, e l'elezione è preceduta da una battaglia.
liberte-learn-play-title = Giocare una carta
liberte-learn-play = Una Personalità piazza tanti blocchi del suo colore quanto è il suo valore, nelle province della regione indicata sulla carta. Una pila ha fino a tre blocchi, di un solo colore e di un solo giocatore; una provincia ha fino a tre pile. Con valore 1 puoi aggiungere una seconda carta di valore 1 nella stessa regione.
liberte-learn-display-title = Display o scarto
liberte-learn-display = Dopo l'uso metti la carta nel tuo display, visibile a tutti, o la scarti. Il display risolve pareggi e comanda eserciti, e nel turno successivo ti torna in mano. Ha posto per quattro carte; cinque con una carta Sanculotti.
liberte-learn-take-title = Pescare una carta
liberte-learn-take = Pesca una delle tre carte scoperte o la prima del mazzo. Due carte scoperte di valore 1 si possono pescare insieme.
liberte-learn-special-title = Carte Speciali
liberte-learn-special = In un'azione si può giocare una carta Speciale, da sola o con altre: rimuove blocchi, o carte dai display. Epurazione e Terrore richiedono presenza nel governo.
liberte-learn-battle-title = Battaglia
liberte-learn-battle = Una carta con il cannone può mettere un gettone nel riquadro battaglia invece di blocchi sulla mappa. Chi ha più gettoni comanda l'esercito e guadagna PV, ma solo con un Generale nel display. Se nessuno comanda, la battaglia è persa, e questo aiuta i Monarchici.
liberte-learn-election-title = Elezione
liberte-learn-election = Provincia per provincia la singola pila più alta prende un voto per il suo colore; a Parigi ogni suo blocco è un voto. Un pareggio si risolve con una carta di quel colore dal display. Dopo un pareggio tutti i blocchi della provincia se ne vanno.
liberte-learn-points-title = Punti
liberte-learn-points = La fazione con più voti governa, la seconda è l'opposizione. Chi ha più voti del colore del governo guadagna 5 PV, il secondo 2; chi ne ha di più dell'opposizione 3. Dal turno 3 quattro province danno PV propri.
liberte-learn-ends-title = Vittorie alternative
liberte-learn-ends = Con 17 voti rossi in un'elezione i Radicali travolgono tutto: allora conta solo il rosso. Con sette province con il giglio sotto il controllo del bianco, battaglie perse comprese, nel turno 3 o 4 tornano i Monarchici: allora conta solo il bianco. Tieni d'occhio gli indicatori.
liberte-learn-table-title = A questo tavolo
liberte-learn-table = Quello che brilla d'oro si può scegliere. Tutto il resto, se lo indichi, dice perché no, con il paragrafo delle regole. Si può annullare finché non si scopre una carta o non sceglie qualcun altro. Il tasto ? apre le regole.
