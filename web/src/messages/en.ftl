### Texts of the frame and the table in English; ru.ftl has the same messages with the same variables.

## The frame

app-name = Half-open bridge
language = Language
loading = Loading…
offline = No connection. Trying again…
offline-sending = No connection. Your move is kept and will be sent.
failed = That did not work.
limited = Too many requests. Please try again in an hour.
failed-text = The server would not answer this. Please start again from the first page.
crashed-title = Something broke
crashed-text = This page could not be shown. Nothing at the table is lost.
no-page-title = No such page
no-page-text = Nothing lies at this address.
page-lost-title = This page did not arrive
page-lost-text = Its script could not be fetched. Look at your connection, then load the page again; nothing at the table is lost.
as-of = No connection. This is how things stood { $ago }.
new-version = A newer version of this site is ready.
new-version-load = Load it
to-home = To the first page
title-your-turn = ● Your turn

## A name

signed-out-title = You are signed out
signed-out-text = This browser’s session has ended or was signed out from elsewhere. Nothing is lost: sign in on the first page with your passkey, or with a code from another device, and your matches are there again.

## Matches

rules = Rules
preset-name =
    { $preset ->
        [book] For two, by the book
        [bridge] For two, as in bridge
        [contract] Contract bridge for four
       *[other] { $preset }
    }
rule-name =
    { $rule ->
        [layout] How the dummies lie
        [openingLead] Opening lead
        [follow] Following
        [doubles] Double and redouble
        [doubling] Worth of a double
        [scoring] Scoring
        [honours] Honours
       *[length] Length
    }
rule-value =
    { $value ->
        [columns] In columns
        [rows] In two rows
        [nine] Nine closed
        [leftOfDealer] Left of the dealer
        [leftOfDeclarer] Left of declarer
        [suitThenTrump] Suit, else trump
        [suitOrTrump] Suit or trump
        [suit] Suit only
        [doublesOn] Allowed
        [doublesOff] Not played
        [twofold] Everything twice
        [laws] By the Laws of bridge
        [rubber] Rubber
        [chicago] Chicago
        [duplicate] Duplicate
        [honoursOn] Scored
        [honoursOff] Not scored
        [oneRubber] One rubber
        [threeRubbers] Three rubbers
        [rounds] { $count ->
            [one] { $count } round
           *[other] { $count } rounds
        }
       *[deals] { $count ->
            [one] { $count } deal
           *[other] { $count } deals
        }
    }
rules-link = How the games are played

## An invitation

waiting-title = The table is ready
waiting-text =
    { $players ->
        [4] { $free ->
            [3] Send this one link to the three you want to play with. Each of them chooses one of the free seats.
            [one] Send this link to whoever is still missing. One seat is free.
           *[other] Send this link to whoever is still missing. { $free } seats are free.
        }
       *[2] Send this link to the person you want to play with. Whoever opens it may sit down next to you.
    }
waiting-next =
    { $scoring ->
        [duplicate] When the table is full, the first deal begins. This page notices by itself.
       *[rubber] When the table is full, each of you draws a card; the lowest deals. This page notices by itself.
    }
waiting-watcher = The players have not all sat down yet.
who-sits = At the table
invitation-link = Link to the table
share = Share…
share-text = Sit down at my bridge table
copy = Copy the link
copied = Copied
seat-free = { $place } — free

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
seat-player = { $place }{"\u00A0"}· { $name }
seat-dummy = { $place }{"\u00A0"}· { $name }, dummy
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
vulnerable-we = we
vulnerable-they = they
vulnerable-all = everybody
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
turn-next-deal = Your turn in the next deal
turn-theirs = Waiting for { $seat }
turn-from-dummy = Waiting for { $player } to play from dummy
turn-answer = Your answer, please
turn-answer-awaited = Your proposal awaits an answer
turn-answer-theirs = Waiting for an answer
you-are-dummy = You are dummy in this deal: your cards are played by { $declarer }.
sending = Sending your move…
moved-on = The table had moved on. Here is how it stands now.
given-back = Your move was not sent: there was no connection. It is still chosen; send it once more if you still want it.

## What happens at the table, in words

told-title = What happened
event-call = { $seat }: { $call }
event-contract = The contract: { $contract }
event-card = { $seat } plays the { $rank ->
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
    }{ $count ->
        [0] {""}
        [1] ; the { $turned } turns up
       *[other] ; turned up: { $turned }
    }{ $winner ->
        [NONE] {""}
        [NORTH] ; North takes the trick
        [EAST] ; East takes the trick
        [SOUTH] ; South takes the trick
       *[WEST] ; West takes the trick
    }
event-claim = { $tricks ->
        [0] { $seat } concedes the rest
        [one] { $seat } claims one trick
       *[other] { $seat } claims { $tricks } tricks
    }
event-answer = { $answer ->
        [accepted] All agree
       *[refused] Somebody objects: play goes on
    }
event-deal-started = { $deal }: { $seat } deals
event-deal-ended = { $how ->
        [passedOut] The deal is passed out
       *[played] The deal is over
    }
since-looked = Since you last looked: { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
skip = Skip
confirm-move = { $kind ->
        [card] Play
       *[call] Call
    }
unchoose = Choose something else
all-tricks = Tricks
trick-sheet = Tricks of this deal
cards-gone = Cards played
no-tricks-yet = No card has been played yet
close = Close
next-table = Next table
next-table-words = Next table that waits for you; waiting: { $count }

## Ending a deal early

end-early = End the deal early
claim-how-many = How many of the remaining tricks do you claim?
claim-meaning = { $rest ->
        [0] You take { $tricks } and the other side none.
       *[other] You take { $tricks } and the other side { $rest }.
    } Your hand is laid open and stays open. If everybody asked agrees, the deal ends so; else play goes on.
claim-submit = { $tricks ->
        [one] Claim { $tricks } trick
       *[other] Claim { $tricks } tricks
    }
claim-not-yet = Tricks can be claimed once no closed card is left on the table, and at a table for four once the first card is out.
concede = Give up the rest…
concede-meaning = { $tricks ->
        [one] The remaining trick goes
       *[other] The remaining { $tricks } tricks go
    } to the other side and the deal ends. With five tricks or fewer left you keep those that no play could lose. This cannot be taken back.
concede-partner = Your partner is asked first and may object; then play goes on.
concede-sure = Yes, give them up
cancel = Play on
claim-title =
    { $kind ->
        [concession] An offer to give up the rest
       *[claim] A claim
    }
claim-words = { $seat } claims { $tricks ->
        [one] { $tricks } of the remaining tricks
       *[other] { $tricks } of the remaining tricks
    }; { $rest ->
        [0] none is left for the other side.
        [one] { $rest } goes to the other side.
       *[other] { $rest } go to the other side.
    }
concession-words = { $seat } would give up all tricks that remain, if the partner agrees.
claim-hand-open = The hand lies open on the table, for all to check.
claim-agree = Agree: end the deal
claim-object = Object: play on
claim-waiting = Waiting for an answer. Nobody is told who answered what.
claim-refused = { $seat } claimed { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }. There was an objection, so play goes on; the hand stays open.
concession-refused = { $seat } offered to give up the rest. The partner objected, so play goes on.

## The end of a deal and of a match

deal-number =
    { $scoring ->
        [duplicate] Board { $number }
       *[rubber] Deal { $number }
    }
deal-over =
    { $scoring ->
        [duplicate] Board { $number } is over
       *[rubber] Deal { $number } is over
    }
next-deal = Next deal
look-at-deal = Look at all cards
claimed = The rest was agreed without playing it.
claim-accepted = Claimed: { $seat } said { $tricks ->
        [one] { $tricks } of the remaining tricks
       *[other] { $tricks } of the remaining tricks
    }, and it was agreed.
concession-accepted = Conceded: { $seat } gave up the rest.
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
match-won = { $count ->
        [one] { $names } wins the match.
       *[other] { $names } win the match.
    }
match-drawn = The match is drawn.
match-totals = North–South { $northSouth }, East–West { $eastWest }
save-text = Keep all deals as a file: PBN for bridge programs, JSON for your own.
save-as = Save as { $format }

## Score sheet and past deals

score-sheet = Score
rubber-number =
    { $scoring ->
        [chicago] Round { $number }
       *[rubber] Rubber { $number }
    }
place-name =
    { $unit ->
        [rubber] Rubber
        [round] Round
        [board] Board
       *[deal] Deal
    }
place-value =
    { $unit ->
        [round] { $number } of { $count }, deal { $deal }
       *[other] { $number } of { $count }
    }
no-deals-yet = No deal has ended yet
entry = Deal { $deal }: { $reason }
total = total
past-deals = Finished deals
trick-number = No.

## Looking back

card-won = { $card }, takes the trick
every-line = Every line in words
whole-score = Full score and running total

## Settings

settings = Settings
