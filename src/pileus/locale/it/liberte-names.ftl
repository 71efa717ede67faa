### Liberté in Italian: proper names that are not as the data have them, by the data's own name, and forms of words.
### A name without a line here stays as it is: people, clubs and battles are called as in French.

## Colours beside feminine and plural nouns. $faction: blue, white or red

liberte-colour-feminine = { $faction ->
    [blue] blu
    [white] bianca
   *[red] rossa
}
liberte-colour-plural = { $faction ->
    [blue] blu
    [white] bianchi
   *[red] rossi
}

## Regions

liberte-name-paris-basin-and-north = Bacino parigino e Nord
liberte-name-east = Est
liberte-name-west = Ovest
liberte-name-centre = Centro
liberte-name-south-east = Sud-Est
liberte-name-south-west = Sud-Ovest

## Provinces

liberte-name-normandie = Normandia
liberte-name-picardie = Piccardia
liberte-name-flandre-artois = Fiandre-Artois
liberte-name-champagne = Champagne
liberte-name-lorraine = Lorena
liberte-name-bretagne = Bretagna
liberte-name-maine = Maine
    .in = nel Maine
liberte-name-ile-de-france-paris = Île-de-France (Parigi)
    .in = a Parigi
liberte-name-alsace = Alsazia
liberte-name-anjou = Angiò
liberte-name-orleanais = Orleanese
    .in = nell'Orleanese
liberte-name-bourgogne = Borgogna
liberte-name-vendee = Vandea
liberte-name-berry-touraine = Berry-Turenna
    .in = nel Berry-Turenna
liberte-name-bourbonnais-nivernais = Borbonese-Nivernese
    .in = nel Borbonese-Nivernese
liberte-name-franche-comte = Franca Contea
liberte-name-limousin-marche = Limosino-Marche
    .in = nel Limosino-Marche
liberte-name-auvergne = Alvernia
liberte-name-aunis-saintonge = Aunis-Saintonge
liberte-name-lyonnais = Lionese
    .in = nel Lionese
liberte-name-dauphine = Delfinato
    .in = nel Delfinato
liberte-name-guyenne = Guienna
liberte-name-vivarais = Vivarese
    .in = nel Vivarese
liberte-name-gascogne = Guascogna
liberte-name-languedoc = Linguadoca
liberte-name-provence = Provenza
liberte-name-foix-roussillon = Foix-Rossiglione

## Special cards

liberte-name-bread-shortage = Mancanza di pane
liberte-name-emigration = Emigrazione
liberte-name-religious-problems = Problemi religiosi
liberte-name-guillotine = Ghigliottina
liberte-name-purge = Epurazione
liberte-name-terror = Terrore
