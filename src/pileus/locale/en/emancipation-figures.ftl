### What simulations of Pax Emancipation tell: a figure is the subject of a sentence that goes on with its mean or share.

# P1.2, P10.1. No variables
emancipation-figure-freed = Meeples on slave spaces
# P1.4, P10.1. No variables
emancipation-figure-barriers-left = Barriers left on the map
# P1.3, P10.1. No variables
emancipation-figure-slavers-left = Slavers left on their borders
# P10.1. No variables
emancipation-figure-goal-red = Parliament (red) met its goal
# P10.1. No variables
emancipation-figure-goal-green = The Philanthropists (green) met their goal
# P10.1. No variables
emancipation-figure-goal-white = The Evangelicals (white) met their goal
# P10.1. No variables
emancipation-figure-goals = All goals were met
# P9. No variables
emancipation-figure-vp-red = VP of Parliament (red)
# P9. No variables
emancipation-figure-vp-green = VP of the Philanthropists (green)
# P9. No variables
emancipation-figure-vp-white = VP of the Evangelicals (white)
