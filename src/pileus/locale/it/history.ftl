### About the history behind Pax Emancipation: a page of its own. Sober and accurate; a claim that historians dispute is not made.

history-title = Sulla storia
history-lead = Pax Emancipation parla della fine della schiavitù, dal 1776 al 1917. Un gioco può mostrare quanto fosse difficile togliere un ostacolo senza che se ne chiudesse un altro. Non può mostrare che cosa fosse la schiavitù per chi la viveva. Questa pagina dice che cosa manca.

## Who ended slavery

history-who-title = L’abolizione non fu un dono
history-who = A porre fine alla schiavitù furono le leggi; ma c’era chi la stava abbattendo da molto prima. Ovunque ci fosse schiavitù, chi vi era tenuto resisteva: fuggiva e fondava insediamenti liberi, rallentava il lavoro, riscattava sé stesso e i suoi, ricorreva ai tribunali, scriveva, presentava petizioni, pregava, combatteva. Ogni legge di abolizione fu votata mentre questo accadeva, e molte perché accadeva. I movimenti di cui muovi gli agenti impararono da loro, e le voci più note, Equiano, Cugoano, Mary Prince, Douglass, Truth, erano state in schiavitù.
history-maroons-title = Maroon e quilombos
history-maroons = Insediamenti liberi di persone fuggite vissero per generazioni nelle foreste e sui monti. Palmares, in Brasile, resistette per quasi tutto il Seicento. I Maroon di Giamaica costrinsero la Gran Bretagna a trattati nel 1739 e nel 1740, ma al prezzo di riconsegnare chi fosse fuggito dopo; in Suriname gli olandesi dovettero fare la pace con gli Ndyuka nel 1760 e con i Saamaka nel 1762.
history-tacky-title = La rivolta di Tacky, 1760–61
history-tacky = In Giamaica, allora la più ricca colonia britannica, le persone schiavizzate insorsero in una parrocchia dopo l’altra, nella più grande rivolta che i Caraibi britannici avessero visto.
history-petitions-title = Petizioni e tribunali, dal 1773
history-petitions = Nel Massachusetts i neri presentarono petizioni per la libertà dal 1773. Elizabeth Freeman e Quock Walker fecero causa, e nel 1783 i tribunali vi avevano posto fine alla schiavitù. Joseph Knight ottenne la libertà in Scozia nel 1778. A San Paolo Luís Gama, che era stato schiavo, liberò nei tribunali circa cinquecento persone.
history-haiti-title = Haiti, 1791–1804
history-haiti = Gli schiavi di Saint-Domingue insorsero nell’agosto 1791 e si liberarono con le armi. La Francia dovette confermarlo nel 1793 e nel 1794, tentò di annullarlo nel 1802 e perse. Haiti fu il primo Stato fondato da persone che avevano posto fine alla propria schiavitù, e ogni potenza schiavista lo temette. Nel 1825 la Francia le fece pagare la libertà: 150 milioni di franchi, poi 90, un debito che pesò sul paese per generazioni.
history-demerara-title = Demerara, 1823
history-demerara = Più di diecimila persone insorsero nell’attuale Guyana, guidate da Quamina e da suo figlio Jack Gladstone. Tolsero poche vite; le truppe ne tolsero molte a loro. La notizia cambiò l’opinione in Gran Bretagna.
history-turner-title = Nat Turner, 1831
history-turner = Nat Turner guidò una rivolta in Virginia nell’agosto 1831. Fu repressa in pochi giorni, e milizie e folle uccisero molti neri che non vi avevano preso parte. Gli Stati del Sud risposero con leggi più dure.
history-baptist-title = La guerra battista, 1831–32
history-baptist = In Giamaica Samuel Sharpe, diacono battista tenuto in schiavitù, preparò uno sciopero per il salario al Natale del 1831. Vi si unirono fino a sessantamila persone, e divenne una rivolta. Più di trecento furono poi giustiziate, Sharpe tra loro. L’anno dopo il Parlamento votò l’abolizione.
history-male-title = La rivolta dei Malê, 1835
history-male = Africani musulmani, schiavi e liberti, insorsero a Salvador di Bahia nel gennaio 1835. Persero, e molti furono deportati; il timore di un’altra rivolta restò per decenni agli schiavisti del Brasile.
history-amistad-title = L’Amistad, 1839–41
history-amistad = Prigionieri mende guidati da Sengbe Pieh presero la nave che li trasportava lungo la costa di Cuba. Nel 1841 la Corte suprema degli Stati Uniti li dichiarò liberi, e i superstiti tornarono a casa.
history-railroad-title = La Underground Railroad
history-railroad = Comunità nere libere, persone schiavizzate e i loro alleati facevano passare i fuggitivi di casa in casa fino agli Stati del Nord e al Canada. Harriet Tubman fuggì nel 1849 e tornò circa tredici volte a portare fuori altri.
history-flight-title = Guerra e fuga
history-flight = Nella guerra civile americana circa mezzo milione di persone lasciò le piantagioni per le linee dell’Unione, e circa 180.000 neri servirono nel suo esercito: furono loro a farne una guerra contro la schiavitù. In Brasile le fughe di massa avevano svuotato le piantagioni prima della legge del 1888; nell’Africa occidentale francese gli schiavi di Banamba se ne andarono nel 1905, e altrove molti altri li seguirono.

## What the game leaves out

history-out-title = Che cosa il gioco lascia fuori
history-out-side = Le tre fazioni sono movimenti di persone libere, come li conobbe la Gran Bretagna. Chi era in schiavitù non è una di esse: sulla mappa sono spazi e, una volta liberi, meeple del colore di una fazione. È un limite del gioco, non una visione della storia.
history-out-word = “Occidentalizzazione” è la parola del gioco per scuole, missioni e diritto. Non è la nostra: le idee di libertà non vennero da una sola parte del mondo, come mostra il mazzo Est, e molto di ciò che si fece in nome della civiltà fu conquista.
history-out-scale = Dietro ogni quadrato scuro stanno persone senza numero. Solo attraverso l’Atlantico circa 12,5 milioni furono costretti a imbarcarsi e circa 10,7 milioni sopravvissero alla traversata; altri furono portati attraverso il Sahara, il Mar Rosso e l’Oceano Indiano, e milioni vissero altrove in servitù.
history-out-after = La libertà arrivò tardi e a metà. La legge britannica del 1833 pagò 20 milioni di sterline ai proprietari e nulla a chi avevano tenuto in schiavitù, che dovette lavorare ancora, per lo più senza paga, come “apprendista” fino al 1838. Seguirono lavoro a contratto coatto, debiti, lavoro dei condannati, segregazione e dominio coloniale. Le campagne contro la tratta servirono anche da ragione per occupare l’Africa.
history-out-now = Non è finita. L’Organizzazione internazionale del lavoro ha stimato 27,6 milioni di persone in lavoro forzato nel 2021.

## What is reconstructed

history-data-title = Che cosa è ricostruito
history-data = Avevamo le regole del gioco stampato, non tutti i suoi componenti. Ciò che si trova in fonti pubbliche è usato; il resto lo abbiamo rifatto, con eventi, leggi e persone reali. Tieni premuta una cosa, o premi I, e ti dirà che cos’è, con l’anno e una nota.
history-kind = { $kind ->
    [ideas] Idee: le loro operazioni
    [barriers] Ostacoli
    [seas] Navi schiaviste
    [ports] Porti
   *[spheres] Sfere
}
history-thing = Sulla mappa
history-sourced = Come nel gioco stampato
history-partial = In parte
history-invented = Ricostruito
history-own = Chi possiede il gioco stampato può dare a Pileus una cartella di dati con i suoi numeri veri.

## Words

history-words-title = Parole e immagini
history-words = Diciamo “persone schiavizzate” dove le regole lo permettono, e teniamo i termini delle regole (spazio schiavi, nave schiavista) dove una regola ne ha bisogno. Le persone sono disegnate come semplici busti, gli spazi schiavi come quadrati scuri rigati, e nulla sulla mappa è uno scherzo.
history-read = Le guide migliori sono coloro che c’erano: Ottobah Cugoano (1787), Olaudah Equiano (1789), Mary Prince (1831), Frederick Douglass (1845). Tutti e quattro sono nel mazzo, e si leggono liberamente.
