### Texts of the site in English; ru.ftl has the same messages with the same variables.

## The frame

app-name = Half-open bridge
app-line = Bridge for two by correspondence: one call or one card at a time, over days.
language = Language
loading = Loading…
offline = No connection. Trying again…
offline-sending = No connection. Your move is kept and will be sent.
failed = That did not work.
failed-text = The server would not answer this. Please start again from the first page.
crashed-title = Something broke
crashed-text = This page could not be shown. Nothing at the table is lost.
no-page-title = No such page
no-page-text = Nothing lies at this address.
to-home = To the first page
title-your-turn = ● Your turn

## A name

name-title = Who is playing?
name-label = Your name
name-hint = At most 24 characters. The other player sees it.
name-submit = Go on
playing-as = You play as { $name }.
signed-out-title = You are signed out
signed-out-text = Your session is not known here any more. Give your name again on the first page.

## Matches

my-matches = My matches
no-matches = None yet. Start one below and send its link to somebody.
more-matches = Show more
match-with = With { $names }
match-open = Nobody opposite yet
standing =
    { $standing ->
        [mine] Your turn
        [theirs] Their turn
        [waiting] Waiting for a player
        [finished] Finished
       *[abandoned] Broken off
    }

start-title = A new match
start-submit = Start the match
rules = Rules
your-seat = Your seat
preset-name =
    { $preset ->
        [book] By the book
        [bridge] As in bridge
       *[other] { $preset }
    }
preset-text =
    { $preset ->
        [book] Follow suit, else trump; the hand on the dealer's left leads; a double counts twice.
        [bridge] Follow suit only; the hand on declarer's left leads; doubles by the Laws.
       *[other] { $preset }
    }
seat-text =
    { $seat ->
        [SOUTH] You play South; the dummy North is yours.
       *[WEST] You play West; the dummy East is yours.
    }
house-rules = House rules
number-of-deals = Number of deals
rule-name =
    { $rule ->
        [openingLead] Opening lead
        [follow] Following
        [doubles] Double and redouble
        [doubling] Worth of a double
        [honours] Honours
       *[length] Length
    }
rule-value =
    { $value ->
        [leftOfDealer] Left of the dealer
        [leftOfDeclarer] Left of declarer
        [suitThenTrump] Suit, else trump
        [suitOrTrump] Suit or trump
        [suit] Suit only
        [doublesOn] Allowed
        [doublesOff] Not played
        [twofold] Everything twice
        [laws] By the Laws of bridge
        [honoursOn] Scored
        [honoursOff] Not scored
        [oneRubber] One rubber
        [threeRubbers] Three rubbers
       *[deals] { $count ->
            [one] { $count } deal
           *[other] { $count } deals
        }
    }
rule-text =
    { $value ->
        [leftOfDealer] Whoever bid highest, the hand after the dealer leads, be it a dummy.
        [leftOfDeclarer] The hand after declarer leads, as in contract bridge.
        [suitThenTrump] Play the suit led; without it a trump; without both any card.
        [suitOrTrump] Play the suit led or a trump, as you like; without both any card.
        [suit] Play the suit led; without it any card.
        [doublesOn] A double raises the stakes of a contract, a redouble once more.
        [doublesOff] Only bids and passes.
        [twofold] A double counts tricks twice, a redouble four times; nothing else.
        [laws] Steeper penalties, overtricks and a bonus, as the Laws have them.
        [honoursOn] Four or five top trumps, or four aces at no-trump, in one hand earn a bonus.
        [honoursOff] The luck of the cards earns nothing.
        [oneRubber] Until one side has won two games.
        [threeRubbers] Three in a row; all points together decide.
       *[deals] Over after an agreed number; an unfinished rubber gets its bonuses.
    }

## An invitation

waiting-title = The table is laid
waiting-text = Send this link to the person you want to play with. Whoever opens it may sit down opposite you.
waiting-next = When they have sat down, each of you draws a card; the lowest deals. This page notices by itself.
waiting-watcher = The players have not all sat down yet.
invitation-link = Link for the other player
share = Share…
share-text = Sit down at my bridge table
copy = Copy the link
copied = Copied
invitation-title = { $name } invites you to bridge
invitation-text = Each of you plays a closed hand and a half-open dummy. There is no hurry: one call or card at a time, over days.
invitation-void-title = This invitation does not hold
invitation-void-text = The link is incomplete, or somebody has already sat down. Ask for a new one.
seat-free = { $place } — free
sit-down = Sit down
no-match-title = No such match
no-match-text = There is no match at this address.

## Before the first deal

draw-title = The draw
draw-text = Each player has drawn a card. The lowest deals: clubs are lowest, then diamonds, hearts, spades.
draw-dealer = { $seat } deals first.
to-table = To the table

## Cards, calls and seats

seat =
    { $seat ->
        [NORTH] North
        [EAST] East
        [SOUTH] South
       *[WEST] West
    }
seat-player = { $place } · { $name }
seat-dummy = { $place } · { $name }, dummy
side =
    { $side ->
        [NORTH_SOUTH] North–South
       *[EAST_WEST] East–West
    }
we = We
they = They
card =
    { $rank ->
        [A] ace
        [K] king
        [Q] queen
        [J] jack
        [T] ten
        [9] nine
        [8] eight
        [7] seven
        [6] six
        [5] five
        [4] four
        [3] three
       *[2] two
    } of { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }
closed-card = closed card
cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
no-trump-short = NT
bid =
    { $denomination ->
        [S] { $level ->
            [one] { $level } spade
           *[other] { $level } spades
        }
        [H] { $level ->
            [one] { $level } heart
           *[other] { $level } hearts
        }
        [D] { $level ->
            [one] { $level } diamond
           *[other] { $level } diamonds
        }
        [C] { $level ->
            [one] { $level } club
           *[other] { $level } clubs
        }
       *[NT] { $level } no-trump
    }
call =
    { $call ->
        [X] double
        [XX] redouble
       *[PASS] pass
    }
call-short =
    { $call ->
        [X] X
        [XX] XX
       *[PASS] Pass
    }
contract-words =
    { $doubled ->
        [4] { $bid } redoubled by { $seat }
        [2] { $bid } doubled by { $seat }
       *[1] { $bid } by { $seat }
    }

## The table

table = The table
watching = You are watching this match.
auction = Auction
bidding-box = Your call
no-calls = No call yet
passed-out = Passed out: nobody bid.
dealer = Dealer
dealer-short = D
vulnerable = Vulnerable
vulnerable-short = V
nobody = nobody
contract = Contract
tricks = Tricks
tricks-words = { $made } made, { $needed } needed
this-trick = This trick
last-trick = Last trick
back-to-trick = This trick
turn-call = Your turn to call
turn-lead = Your lead: { $seat }
turn-card = Your turn: { $seat }
turn-theirs = Waiting for { $seat }
sending = Sending your move…
moved-on = The table had moved on. Here is how it stands now.

## The end of a deal and of a match

deal-number = Deal { $number }
deal-over = Deal { $number } is over
next-deal = Next deal
look-at-deal = Look at all cards
claimed = The rest was agreed without playing it.
not-played-out = Not played out.
result-made =
    { $count ->
        [0] { $contract }: made exactly.
        [one] { $contract }: made with { $count } overtrick.
       *[other] { $contract }: made with { $count } overtricks.
    }
result-down =
    { $count ->
        [one] { $contract }: { $count } trick short.
       *[other] { $contract }: { $count } tricks short.
    }
points = Points of the deal
below-line = below the line
above-line = above the line
reason =
    { $reason ->
        [ODD_TRICKS] Contract tricks
        [OVERTRICKS] Overtricks
        [UNDERTRICKS] Undertricks
        [INSULT] Doubled contract made
        [SMALL_SLAM] Small slam
        [GRAND_SLAM] Grand slam
        [HONOURS] Honours
        [RUBBER] The rubber
        [UNFINISHED_GAME] Game in an unfinished rubber
        [UNFINISHED_PART_SCORE] Part-score in an unfinished game
        [GAME] Game
       *[PART_SCORE] Part-score
    }
match-over = The match is over
match-abandoned = The match was broken off
match-won = { $name } wins the match.
match-drawn = The match is drawn.
match-totals = North–South { $northSouth }, East–West { $eastWest }

## Score sheet and past deals

score-sheet = Score
rubber-number = Rubber { $number }
entry = Deal { $deal }: { $reason }
total = total
past-deals = Finished deals
earlier-deal = Deal before
later-deal = Deal after
deal-not-over = This deal has not ended, so its cards stay closed.
as-dealt = As dealt
trick-number = No.
won = won the trick
