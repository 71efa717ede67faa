### Pax Emancipation in Italian: proper names by the data's own name, and forms of words.

## Factions with their articles. $faction, $holder: red, green or white

# At the beginning of a sentence
emancipation-subject = { $faction ->
    [red] Il Parlamento
    [green] I Filantropi
   *[white] Gli Evangelici
}
emancipation-of-faction = { $faction ->
    [red] del Parlamento
    [green] dei Filantropi
   *[white] degli Evangelici
}
emancipation-of-holder = { $holder ->
    [red] del Parlamento
    [green] dei Filantropi
   *[white] degli Evangelici
}
emancipation-by-holder = { $holder ->
    [red] dal Parlamento
    [green] dai Filantropi
   *[white] dagli Evangelici
}
emancipation-can = { $holder ->
    [red] il Parlamento può
    [green] i Filantropi possono
   *[white] gli Evangelici possono
}
emancipation-has = { $holder ->
    [red] ha
   *[other] hanno
}
# Beside a plural
emancipation-faction-colour-plural = { $faction ->
    [red] rossi
    [green] verdi
   *[white] bianchi
}

## Spheres

emancipation-name-north-america = Nordamerica
emancipation-name-western-europe = Europa occidentale
emancipation-name-eastern-europe = Europa orientale
emancipation-name-middle-east = Medio Oriente
emancipation-name-far-east = Estremo Oriente
emancipation-name-east-indies = Indie orientali
emancipation-name-india = India
emancipation-name-east-africa = Africa orientale
emancipation-name-west-africa = Africa occidentale
emancipation-name-latin-america = America Latina

## Ports

emancipation-name-philadelphia = Filadelfia
emancipation-name-new-orleans = New Orleans
emancipation-name-london = Londra
emancipation-name-lisbon = Lisbona
emancipation-name-st-petersburg = San Pietroburgo
emancipation-name-constantinople = Costantinopoli
emancipation-name-alexandria = Alessandria
    .at = ad Alessandria
emancipation-name-canton = Canton
emancipation-name-nagasaki = Nagasaki
emancipation-name-batavia = Batavia
emancipation-name-manila = Manila
emancipation-name-bombay = Bombay
emancipation-name-calcutta = Calcutta
emancipation-name-zanzibar = Zanzibar
emancipation-name-freetown = Freetown
emancipation-name-ouidah = Ouidah
emancipation-name-port-au-prince = Port-au-Prince
emancipation-name-bahia = Bahia

## Sea borders, the cargo of their slavers, land borders

emancipation-name-north-atlantic = Atlantico settentrionale
    .in = nell'Atlantico settentrionale
    .map = Atlantico nord
emancipation-name-baltic-sea = Mar Baltico
    .in = nel Mar Baltico
emancipation-name-black-sea = Mar Nero
    .in = nel Mar Nero
emancipation-name-north-pacific = Pacifico settentrionale
    .in = nel Pacifico settentrionale
    .map = Pacifico nord
emancipation-name-south-atlantic = Atlantico meridionale
    .in = nell'Atlantico meridionale
    .map = Atlantico sud
emancipation-name-cape-of-good-hope = Capo di Buona Speranza
    .in = al Capo di Buona Speranza
emancipation-name-arabian-sea = Mar Arabico
    .in = nel Mar Arabico
emancipation-name-bay-of-bengal = Golfo del Bengala
    .in = nel Golfo del Bengala
emancipation-name-south-pacific = Pacifico meridionale
    .in = nel Pacifico meridionale
    .map = Pacifico sud

emancipation-name-tobacco-and-cotton = tabacco e cotone
emancipation-name-naval-stores-and-serf-grown-grain = forniture navali e grano coltivato dai servi della gleba
emancipation-name-circassian-and-georgian-captives = prigionieri circassi e georgiani
emancipation-name-sea-otter-furs-and-contract-labourers = pellicce di lontra marina e lavoratori a contratto
emancipation-name-sugar = zucchero
emancipation-name-mozambique-captives-and-ivory = prigionieri del Mozambico e avorio
emancipation-name-cloves-and-pearls = chiodi di garofano e perle
emancipation-name-opium = oppio
emancipation-name-coffee = caffè

emancipation-name-mexican-isthmus = Istmo messicano
emancipation-name-sahara-crossing = Traversata del Sahara
emancipation-name-silk-road = Via della seta
emancipation-name-nile-valley = Valle del Nilo
emancipation-name-persian-road = Via di Persia
emancipation-name-indochina = Indocina

## Barriers

emancipation-name-fugitive-slave-laws-and-klan-terror = Leggi sugli schiavi fuggitivi e terrore del Klan
emancipation-name-cotton-plantation-economy = Economia delle piantagioni di cotone
emancipation-name-plantation-credit = Credito alle piantagioni
emancipation-name-confessional-tests = Giuramenti confessionali
emancipation-name-west-india-interest = Interessi delle Indie occidentali
emancipation-name-autocracy = Autocrazia
emancipation-name-serfdom-and-roma-slavery = Servitù della gleba e schiavitù dei rom
emancipation-name-pale-of-settlement = Zona di residenza
emancipation-name-soul-tax = Imposta sulle anime
emancipation-name-palace-absolutism = Assolutismo di palazzo
emancipation-name-urban-slave-markets = Mercati di schiavi nelle città
emancipation-name-unequal-millets = Millet diseguali
emancipation-name-barbary-corsairs = Corsari barbareschi
emancipation-name-capitulations-and-public-debt = Capitolazioni e debito pubblico
emancipation-name-imperial-autocracy = Autocrazia imperiale
emancipation-name-coolie-contract-trade = Tratta dei coolie a contratto
emancipation-name-hereditary-status-groups = Ceti ereditari
emancipation-name-sakoku-the-closed-country = Sakoku, il paese chiuso
emancipation-name-silver-drain-and-indemnities = Fuga dell'argento e indennità
emancipation-name-cultivation-system = Sistema delle colture
emancipation-name-coffee-and-spice-monopoly = Monopolio di caffè e spezie
emancipation-name-friar-estates = Latifondi dei frati
emancipation-name-sulu-raiding-fleets = Flotte di razzia di Sulu
emancipation-name-company-and-princely-autocracy = Autocrazia della Compagnia e dei principi
emancipation-name-hereditary-bonded-labour = Lavoro vincolato ereditario
emancipation-name-caste-disabilities = Esclusioni di casta
emancipation-name-sati-and-child-marriage = Sati e matrimoni infantili
emancipation-name-land-revenue-and-salt-tax = Imposta fondiaria e tassa sul sale
emancipation-name-caravan-warlords = Signori della guerra delle carovane
emancipation-name-clove-plantations = Piantagioni di chiodi di garofano
emancipation-name-zariba-raiding = Razzie dalle zariba
emancipation-name-dhow-slave-trade = Tratta sui dhow
emancipation-name-royal-slaving-monopolies = Monopoli reali della tratta
emancipation-name-pawnship = Persone date in pegno
emancipation-name-barracoon-coast = Costa dei barracoon
emancipation-name-caudillo-rule = Potere dei caudillos
emancipation-name-bandeirante-slave-hunting = Caccia agli schiavi dei bandeirantes
emancipation-name-sugar-and-coffee-estates = Piantagioni di zucchero e caffè
emancipation-name-contraband-slave-trade = Tratta di contrabbando

## Ideas of the West

emancipation-name-declaration-of-independence = Dichiarazione d'indipendenza
emancipation-name-prince-hall-s-freedom-petition = Petizione di Prince Hall per la libertà
emancipation-name-vermont-constitution = Costituzione del Vermont
emancipation-name-knight-v-wedderburn = Knight contro Wedderburn
emancipation-name-tupac-amaru-ii-s-freedom-edict = Bando di libertà di Túpac Amaru II
emancipation-name-freeman-and-walker-freedom-suits = Cause per la libertà di Freeman e Walker
emancipation-name-luis-gama-s-freedom-suits = Cause per la libertà di Luís Gama
emancipation-name-the-zong-hearings = Le udienze sulla Zong
emancipation-name-robert-smalls-and-the-planter = Robert Smalls e la Planter
emancipation-name-clarkson-s-essay = Saggio di Clarkson
emancipation-name-london-abolition-committee = Comitato abolizionista di Londra
emancipation-name-male-revolt = Rivolta dei Malê
emancipation-name-cugoano-s-thoughts-and-sentiments = Pensieri e sentimenti di Cugoano
emancipation-name-trelawny-town-maroons = I Maroon di Trelawny Town
emancipation-name-society-of-the-friends-of-the-blacks = Società degli amici dei neri
emancipation-name-the-brookes-print = La stampa della Brookes
emancipation-name-jangadeiros-strike = Sciopero dei jangadeiros
emancipation-name-equiano-s-interesting-narrative = Interessante narrazione di Equiano
emancipation-name-declaration-of-the-rights-of-man = Dichiarazione dei diritti dell'uomo
emancipation-name-sugar-abstention = Astensione dallo zucchero
emancipation-name-saint-domingue-rising = Insurrezione di Saint-Domingue
emancipation-name-radishchev-s-journey = Viaggio di Radiščev
emancipation-name-declaration-of-the-rights-of-woman = Dichiarazione dei diritti della donna
emancipation-name-a-vindication-of-the-rights-of-woman = Rivendicazione dei diritti della donna
emancipation-name-danish-slave-trade-ordinance = Ordinanza danese sulla tratta
emancipation-name-convention-abolition-decree = Decreto di abolizione della Convenzione
emancipation-name-louverture-s-constitution = Costituzione di Louverture
emancipation-name-haitian-independence = Indipendenza di Haiti
emancipation-name-slave-trade-act = Legge contro la tratta
emancipation-name-act-prohibiting-importation-of-slaves = Legge contro l'importazione di schiavi
emancipation-name-west-africa-squadron = Squadra navale dell'Africa occidentale
emancipation-name-hidalgo-s-guadalajara-decree = Decreto di Hidalgo a Guadalajara
emancipation-name-russian-emancipation-reform = Riforma emancipativa russa
emancipation-name-vienna-declaration = Dichiarazione di Vienna
emancipation-name-bolivar-s-carupano-decree = Decreto di Bolívar a Carúpano
emancipation-name-mixed-commission-courts = Tribunali delle commissioni miste
emancipation-name-anti-slavery-society = Società antischiavista
emancipation-name-immediate-not-gradual-abolition = Abolizione immediata, non graduale
emancipation-name-sojourner-truth-at-akron = Sojourner Truth ad Akron
emancipation-name-walker-s-appeal = Appello di Walker
emancipation-name-the-liberator = The Liberator
emancipation-name-the-history-of-mary-prince = La storia di Mary Prince
emancipation-name-samuel-sharpe-and-the-baptist-war = Samuel Sharpe e la guerra battista
emancipation-name-great-reform-act = Grande riforma elettorale
emancipation-name-slavery-abolition-act = Legge per l'abolizione della schiavitù
emancipation-name-grimke-s-appeal-to-christian-women = Appello di Grimké alle donne cristiane
emancipation-name-people-s-charter = Carta del popolo
emancipation-name-in-supremo-apostolatus = In supremo apostolatus
emancipation-name-world-anti-slavery-convention = Convenzione mondiale antischiavista
emancipation-name-united-states-v-the-amistad = Stati Uniti contro l'Amistad
emancipation-name-aberdeen-act = Legge Aberdeen
emancipation-name-narrative-of-frederick-douglass = Narrazione di Frederick Douglass
emancipation-name-liberian-independence = Indipendenza della Liberia
emancipation-name-seneca-falls-declaration = Dichiarazione di Seneca Falls
emancipation-name-sch-lcher-decree = Decreto Schœlcher
emancipation-name-tubman-and-the-underground-railroad = Tubman e la Ferrovia sotterranea
emancipation-name-uncle-tom-s-cabin = La capanna dello zio Tom
emancipation-name-emancipation-proclamation = Proclama di emancipazione
emancipation-name-thirteenth-amendment = Tredicesimo emendamento
emancipation-name-the-subjection-of-women = La servitù delle donne
emancipation-name-fifteenth-amendment = Quindicesimo emendamento
emancipation-name-golden-law-of-brazil = Legge aurea del Brasile
emancipation-name-brussels-conference-act = Atto della Conferenza di Bruxelles
emancipation-name-southern-horrors = Orrori del Sud
emancipation-name-pan-african-conference = Conferenza panafricana
emancipation-name-casement-report = Rapporto Casement

## Ideas of the East

emancipation-name-abdul-kader-kan-of-futa-toro = Abdul Kader Kan del Futa Toro
emancipation-name-korean-government-slaves-freed = Liberazione degli schiavi di Stato in Corea
emancipation-name-louis-of-mauritius-s-march = Marcia di Louis di Mauritius
emancipation-name-fante-confederation = Confederazione Fante
emancipation-name-ram-mohan-roy-and-the-brahmo-samaj = Ram Mohan Roy e il Brahmo Samaj
emancipation-name-nana-asma-u-s-teachers = Le maestre di Nana Asma'u
emancipation-name-gulhane-edict = Editto di Gülhane
emancipation-name-indian-slavery-act = Legge sulla schiavitù in India
emancipation-name-tunisian-abolition = Abolizione in Tunisia
emancipation-name-tahirih-at-badasht = Tahirih a Badasht
emancipation-name-taiping-land-and-equality-laws = Leggi Taiping su terra e uguaglianza
emancipation-name-ottoman-slave-trade-ban = Divieto ottomano della tratta
emancipation-name-savitribai-phule-s-school = Scuola di Savitribai Phule
emancipation-name-nil-darpan = Nil Darpan
emancipation-name-banamba-exodus = Esodo di Banamba
emancipation-name-bishop-crowther-s-mission = Missione del vescovo Crowther
emancipation-name-meiji-charter-oath = Giuramento della Carta Meiji
emancipation-name-kaihorei-edict = Editto Kaihōrei
emancipation-name-maria-luz-affair = Caso María Luz
emancipation-name-phule-s-gulamgiri = Gulamgiri di Phule
emancipation-name-zanzibar-slave-market-closed = Chiusura del mercato di schiavi a Zanzibar
emancipation-name-itagaki-taisuke-and-popular-rights = Itagaki Taisuke e i diritti popolari
emancipation-name-chulalongkorn-s-reforms = Riforme di Chulalongkorn
emancipation-name-rizal-s-noli-me-tangere = Noli me tangere di Rizal
emancipation-name-pandita-ramabai = Pandita Ramabai
emancipation-name-gabo-reform = Riforma Gabo
emancipation-name-qiu-jin-s-chinese-women-s-journal = Giornale delle donne cinesi di Qiu Jin
emancipation-name-the-liberation-of-women = La liberazione delle donne
emancipation-name-persian-constitution = Costituzione persiana
emancipation-name-new-zealand-women-s-suffrage = Voto alle donne in Nuova Zelanda
emancipation-name-kartini-s-letters = Lettere di Kartini
emancipation-name-end-of-indian-indenture = Fine del lavoro vincolato indiano
