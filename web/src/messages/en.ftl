### Texts of the site in English; ru.ftl has the same messages with the same variables.

## The frame

app-name = Half-open bridge
app-line = Bridge by correspondence, for two or for four: one call or one card at a time, over days.
language = Language
loading = Loading…
offline = No connection. Trying again…
offline-sending = No connection. Your move is kept and will be sent.
failed = That did not work.
limited = That was asked for too often. Please try again in an hour.
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
name-hint = At most 24 characters. The other players see it.
name-submit = Go on
playing-as = You play as { $name }.
signed-out-title = You are signed out
signed-out-text = Your session is not known here any more. Give your name again on the first page.

## The account

sign-in-title = I have been here before
sign-in-passkey = Sign in with a passkey
sign-in-code = A code from another device
sign-in-code-text = Eight letters, shown there on the first page under “My account”.
sign-in = Sign in
only-key = This browser is your only key to your matches: without it they are lost to you.
only-key-passkey = A passkey lets you in again, on other devices too.
only-key-code = With a code from below, a second device becomes another key.
account-title = My account
passkeys = Passkeys
passkey-add = Add a passkey
passkey-new-name = Passkey { $date }
passkey-name = Name of the passkey
passkey-rename = Keep the name
passkey-remove = Remove
passkey-remove-sure = Really remove
passkey-made = Added { $date }
passkey-used = last used { $date }
passkey-cancelled = No passkey was used.
passkey-known = This device already has a passkey for your account.
device-code = A code for another device
device-code-text = Type it on the other device within ten minutes. It works once.
sign-out = Sign out
sign-out-sure = Really sign out
sign-out-for-good = Really sign out? Nobody can then return to your matches

## Matches

my-matches = My matches
no-matches = None yet. Start one below and send its link to somebody.
more-matches = Show more
match-with = With { $names }
match-open = Nobody else yet
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
        [book] For two, by the book
        [bridge] For two, as in bridge
        [contract] Contract bridge for four
       *[other] { $preset }
    }
preset-text =
    { $preset ->
        [book] Half-open dummies. Follow suit, else trump; the hand on the dealer's left leads; a double counts twice.
        [bridge] Half-open dummies. Follow suit only; the hand on declarer's left leads; doubles by the Laws.
        [contract] A hand for each of four players; declarer's partner lays his cards on the table.
       *[other] { $preset }
    }
seat-text =
    { $players ->
        [4] { $seat ->
            [NORTH] Your partner sits South.
            [EAST] Your partner sits West.
            [SOUTH] Your partner sits North.
           *[WEST] Your partner sits East.
        }
       *[2] { $seat ->
            [SOUTH] You play South; the dummy North is yours.
           *[WEST] You play West; the dummy East is yours.
        }
    }
house-rules = House rules
length-count =
    { $unit ->
        [rounds] Number of rounds
       *[deals] Number of deals
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
rule-text =
    { $value ->
        [columns] Six closed cards, each under an open one, and a seventh open; a closed card turns as soon as it is uncovered.
        [rows] The same cards, but the closed ones stay closed for seven tricks, then all turn together.
        [nine] Nine closed cards and four open ones; after the first card of the deal all of them turn.
        [leftOfDealer] Whoever bid highest, the hand after the dealer leads, be it a dummy.
        [leftOfDeclarer] The hand after declarer leads, as in contract bridge.
        [suitThenTrump] Play the suit led; without it a trump; without both any card.
        [suitOrTrump] Play the suit led or a trump, as you like; without both any card.
        [suit] Play the suit led; without it any card.
        [doublesOn] A double raises the stakes of a contract, a redouble once more.
        [doublesOff] Only bids and passes.
        [twofold] A double counts tricks twice, a redouble four times; nothing else.
        [laws] Steeper penalties, overtricks and a bonus, as the Laws have them.
        [rubber] Part-scores add up to games; two games win the rubber and its bonus.
        [chicago] Rounds of four deals with the vulnerability laid down; a bonus for each game.
        [duplicate] Each deal stands alone, with bonuses for part-score and game; sixteen boards set dealer and vulnerability.
        [honoursOn] Four or five top trumps, or four aces at no-trump, in one hand earn a bonus.
        [honoursOff] The luck of the cards earns nothing.
        [oneRubber] Until one side has won two games.
        [threeRubbers] Three in a row; all points together decide.
        [rounds] Four scored deals each; all points together decide.
       *[deals] { $scoring ->
            [duplicate] Over after an agreed number.
           *[rubber] Over after an agreed number; an unfinished rubber gets its bonuses.
        }
    }
rules-link = How the games are played
rules-part =
    { $part ->
        [bridge] The rules for those who know bridge
       *[first] The game from the beginning
    }
rules-other =
    { $part ->
        [bridge] I know bridge
       *[first] I do not know bridge
    }

## An invitation

waiting-title = The table is laid
waiting-text =
    { $players ->
        [4] Send this one link to the three you want to play with. Each of them chooses one of the free seats.
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
invitation-title = { $count ->
        [one] { $names } invites you to bridge
       *[other] { $names } invite you to bridge
    }
invitation-text =
    { $players ->
        [4] Contract bridge for four. There is no hurry: one call or card at a time, over days.
       *[2] Each of you plays a closed hand and a half-open dummy. There is no hurry: one call or card at a time, over days.
    }
invitation-void-title = This invitation does not hold
invitation-void-text = The link is incomplete, or the table is full. Ask for a new one.
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
turn-from-dummy = Waiting for { $player } to play from dummy
turn-answer = Your answer, please
turn-answer-awaited = Your proposal awaits an answer
turn-answer-theirs = Waiting for an answer
you-are-dummy = You are dummy in this deal: your cards are played by { $declarer }.
sending = Sending your move…
moved-on = The table had moved on. Here is how it stands now.
## Ending a deal early

end-early = End the deal early
claim-how-many = Claim so many of the remaining tricks:
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
claim-agree = Agree: the deal ends so
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
earlier-deal = Deal before
later-deal = Deal after
deal-not-over = This deal has not ended, so its cards stay closed.
as-dealt = As dealt
trick-number = No.
won = won the trick
