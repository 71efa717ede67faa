### What simulations of Pax Emancipation tell: a figure is the subject of a sentence that goes on with its mean or share.

emancipation-figure-freed = Meeple sugli spazi schiavi
emancipation-figure-barriers-left = Ostacoli rimasti sulla mappa
emancipation-figure-slavers-left = Navi schiaviste rimaste sui confini
emancipation-figure-goal-red = Il Parlamento (rosso) ha raggiunto l'obiettivo
emancipation-figure-goal-green = I Filantropi (verdi) hanno raggiunto l'obiettivo
emancipation-figure-goal-white = Gli Evangelici (bianchi) hanno raggiunto l'obiettivo
emancipation-figure-goals = Raggiunti tutti gli obiettivi
emancipation-figure-vp-red = PV del Parlamento (rosso)
emancipation-figure-vp-green = PV dei Filantropi (verdi)
emancipation-figure-vp-white = PV degli Evangelici (bianchi)
