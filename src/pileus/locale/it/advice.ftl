### Suggerimenti al tavolo e probabilità di vittoria nel corso di una partita.

hint-title = Consiglio
hint-thinking = Si guarda avanti, con quello che puoi sapere …
hint-about = Le scelte migliori trovate, con quello che puoi sapere; la prima, la più esaminata, è segnata sul tavolo.
hint-common = Si vince o si perde insieme: 100 % sarebbe una vittoria decisiva con tutti gli obiettivi, 0 % la sconfitta per l'anarchia.
hint-chance = { $together ->
    [yes] bene per tutti: { $chance } %
   *[no] vinci tu: { $chance } %
}
hint-choice = { $heading }: { $label }
hint-line = Poi ci si aspetta: { $steps }
hint-step = { $name }: { $label }
hint-close = Chiudi il consiglio
hint-announce = Consiglio: { $label } ({ $chance } %).

graph-title = { $together ->
    [yes] Come si metteva per tutti
   *[no] Probabilità di vittoria
}
graph-about = Con quello che era scoperto sul tavolo: le carte nascoste si ridistribuiscono e tutti proseguono secondo le loro tattiche. Un clic porta a quel momento.
graph-progress = Si calcolano le probabilità: { $done } momenti su { $all }
graph-everybody = Tutti
graph-turns = Svolte
graph-no-turns = Dopo nessuna scelta la probabilità di qualcuno è cambiata molto e con certezza.
graph-turn = Momento { $number }: { $name } da { $before } % a { $after } %
graph-table = Le probabilità in una tabella
graph-moment = Momento
graph-now = { $name } { $chance } %
