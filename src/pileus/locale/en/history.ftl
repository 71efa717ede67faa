### About the history behind Pax Emancipation: a page of its own. Sober and accurate; a claim that historians dispute is not made.

history-title = About the history
history-lead = Pax Emancipation is about the end of slavery, from 1776 to 1917. A game can show how hard it was to lift one barrier without another falling shut. It cannot show what slavery was to those who lived it. This page says what is missing.

## Who ended slavery

history-who-title = Abolition was not a gift
history-who = Laws ended slavery; people had been ending it long before. Wherever there was slavery, those held in it resisted: they ran away and founded free settlements, slowed their work, bought themselves and their kin free, went to court, wrote, petitioned, prayed, fought. Every law of abolition was passed while they did so, and many because they did so. The movements whose agents you move in this game learned from them, and the best known of their voices, Equiano, Cugoano, Mary Prince, Douglass, Truth, had been enslaved themselves.
history-maroons-title = Maroons and quilombos
history-maroons = Free settlements of people who had escaped lived on in forests and mountains for generations. Palmares in Brazil held out through most of the seventeenth century. The Maroons of Jamaica forced treaties on Britain in 1739 and 1740, though at the price of returning later fugitives; in Suriname the Dutch had to make peace with the Ndyuka in 1760 and the Saamaka in 1762.
history-tacky-title = Tacky’s Revolt, 1760–61
history-tacky = In Jamaica, then the richest British colony, enslaved people rose in one parish after another, in the largest revolt the British Caribbean had seen.
history-petitions-title = Petitions and courts, from 1773
history-petitions = Black people in Massachusetts petitioned for freedom from 1773 on. Elizabeth Freeman and Quock Walker sued, and by 1783 the courts had undone slavery there. Joseph Knight won his freedom in Scotland in 1778. In São Paulo Luís Gama, once enslaved himself, freed some five hundred people in the courts.
history-haiti-title = Haiti, 1791–1804
history-haiti = The enslaved of Saint-Domingue rose in August 1791 and freed themselves by force of arms. France had to confirm it in 1793 and 1794, tried to undo it in 1802, and lost. Haiti was the first state founded by people who had ended their own slavery, and every slaveholding power feared it. In 1825 France made it pay for its freedom: 150 million francs, later 90, a debt that weighed on the country for generations.
history-demerara-title = Demerara, 1823
history-demerara = More than ten thousand people rose in what is now Guyana, led by Quamina and his son Jack Gladstone. They took few lives; the troops took many of theirs. The news changed opinion in Britain.
history-turner-title = Nat Turner, 1831
history-turner = Nat Turner led a rising in Virginia in August 1831. It was put down within days, and militias and mobs killed many Black people who had had no part in it. Southern states answered with harsher laws.
history-baptist-title = The Baptist War, 1831–32
history-baptist = In Jamaica Samuel Sharpe, an enslaved Baptist deacon, prepared a strike for wages at Christmas 1831. Up to sixty thousand people joined; it became a rising. More than three hundred were executed afterwards, Sharpe among them. Parliament voted for abolition the year after.
history-male-title = The Malê revolt, 1835
history-male = Enslaved and freed African Muslims rose in Salvador, Bahia, in January 1835. They lost, and many were deported; fear of another rising stayed with Brazil’s slaveholders for decades.
history-amistad-title = The Amistad, 1839–41
history-amistad = Mende captives led by Sengbe Pieh took over the ship that was carrying them along the coast of Cuba. In 1841 the Supreme Court of the United States declared them free, and those who had survived went home.
history-railroad-title = The Underground Railroad
history-railroad = Free Black communities, enslaved people and their allies passed fugitives on from house to house to the northern states and Canada. Harriet Tubman escaped in 1849 and went back about thirteen times to bring others out.
history-flight-title = War and flight
history-flight = In the American Civil War some half a million people left the plantations for the Union lines, and about 180,000 Black men served in its army: they made it a war against slavery. In Brazil mass flight had emptied plantations before the law of 1888; in French West Africa the enslaved of Banamba walked away in 1905, and many more followed elsewhere.

## What the game leaves out

history-out-title = What the game leaves out
history-out-side = The three factions are movements of free people, as Britain knew them. The enslaved are not one of them: on the board they are spaces and, once free, meeples of a faction’s colour. That is a limit of the game and not a view of history.
history-out-word = “Westernize” is the game’s word for schools, missions and law. It is not ours: ideas of freedom did not come from one side of the world, as the East deck shows, and much that was done in the name of civilisation was conquest.
history-out-scale = Behind each dark square stand people beyond counting. Across the Atlantic alone about 12.5 million were forced aboard ships and about 10.7 million survived the passage; others were carried across the Sahara, the Red Sea and the Indian Ocean, and millions lived in serfdom and bondage elsewhere.
history-out-after = Freedom came late and in part. Britain’s law of 1833 paid 20 million pounds to slaveholders and nothing to those they had held, who had to work on, largely unpaid, as “apprentices” until 1838. Indenture, debt, convict labour, segregation and colonial rule followed. Campaigns against the slave trade also served as a reason to occupy Africa.
history-out-now = It is not over. The International Labour Organization estimated that there were 27.6 million people in forced labour in 2021.

## What is reconstructed

history-data-title = What is reconstructed
history-data = We had the rules of the printed game, not all of its components. What we could find in public sources is used; the rest we made anew, with real events, laws and people. Hold a thing, or press I on it, and it says which it is, with its year and a note.
# $kind: ideas, barriers, seas, ports or spheres
history-kind = { $kind ->
    [ideas] Ideas: their operations
    [barriers] Barriers
    [seas] Slavers
    [ports] Ports
   *[spheres] Spheres
}
history-thing = On the board
history-sourced = As printed
history-partial = In part
history-invented = Reconstructed
history-own = Whoever owns the printed game can give Pileus a data folder with its real numbers.

## Words

history-words-title = Words and pictures
history-words = We say “enslaved people” where the rules allow it and keep the rules’ own terms (slave space, slaver for a slave ship) where a rule needs them. People are drawn as plain busts, slave spaces as dark ruled squares, and nothing on the board is a joke.
history-read = The best guides are those who were there: Ottobah Cugoano (1787), Olaudah Equiano (1789), Mary Prince (1831), Frederick Douglass (1845). All four are in the deck, and free to read.
