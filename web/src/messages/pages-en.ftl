### Texts of all other pages in English, loaded with the first of them; pages-ru.ftl has the same messages.

## The frame

app-line = Bridge by correspondence, for two or for four: one call or one card at a time, over days.

## A name

name-title = Who is playing?
name-label = Your name
name-hint = At most 24 characters. The other players see it.
name-submit = Go on
playing-as = You play as { $name }.

## The account

sign-in-title = I have been here before
sign-in-passkey = Sign in with a passkey
sign-in-code = A code from another device
sign-in-code-text = Eight letters, shown there among the settings under “My account”.
sign-in = Sign in
no-match-title = No such match
no-match-text = There is no match at this address.
match-sign-in-title = You are not signed in
match-sign-in-text = A match opens only for people who are signed in. Give your name, or sign in if you have been here before, and this page will look for the match again.
only-key = This browser is your only key to your matches: without it they are lost to you.
only-key-passkey = A passkey lets you in again, on other devices too.
only-key-code = With a code from the settings, a second device becomes another key.
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
       *[abandoned] Broken off
    }
start-title = A new match
start-submit = Start the match
your-seat = Your seat
preset-text =
    { $preset ->
        [book] Half-open dummies. Follow suit, else trump; the hand on the dealer’s left leads; a double counts twice.
        [bridge] Half-open dummies. Follow suit only; the hand on declarer’s left leads; doubles by the Laws.
        [contract] A hand for each of four players; declarer’s partner lays his cards on the table.
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

invitation-title = { $count ->
        [one] { $names } invites you to bridge
       *[other] { $names } invite you to bridge
    }
invitation-text =
    { $players ->
        [4] Contract bridge for four. There is no hurry: one call or card at a time, over days.
       *[2] Each of you plays a closed hand and a half-open dummy. There is no hurry: one call or card at a time, over days.
    }
invitation-void-title = This invitation is not valid
invitation-void-text = The link is incomplete, or the table is full. Ask for a new one.
sit-down = Sit down

## Score sheet and past deals

earlier-deal = Previous deal
later-deal = Next deal
deal-not-over = This deal has not ended, so its cards stay closed.

## Home and open matches

finished-matches = Finished matches
waiting-for = Waiting for { $name }
waiting-players =
    { $count ->
        [one] Waiting for a player
       *[other] Waiting for { $count } players
    }
match-outcome =
    { $outcome ->
        [won] Won
        [lost] Lost
       *[drawn] Drawn
    }
in-auction = the auction
tricks-so-far = tricks { $own } : { $other }
points-so-far = points { $own } : { $other }
waits-for-you =
    { $unit ->
        [now] It has just become your turn
        [minute] Waiting for you for { $count ->
            [one] { $count } minute
           *[other] { $count } minutes
        }
        [hour] Waiting for you for { $count ->
            [one] { $count } hour
           *[other] { $count } hours
        }
       *[day] Waiting for you for { $count ->
            [one] { $count } day
           *[other] { $count } days
        }
    }
just-now = just now
last-move = Last move { $ago }
match-made = Created { $ago }
match-ended = Ended { $ago }
what-to-play = What to play
who-may-come = Who may come
visibility =
    { $visibility ->
        [LINK] By link
        [PRIVATE] Players only
       *[OPEN] Open to anyone
    }
visibility-text =
    { $visibility ->
        [LINK] You send the link. Whoever has the table’s address may watch, and sees open cards only.
        [PRIVATE] You send the link. Nobody but the players sees the match.
       *[OPEN] Listed among the open matches, for anyone to sit down or to watch.
    }
open-matches = Open matches
open-matches-text = Tables that wait for whoever would like to play.
open-matches-look = Look at them
no-open-matches = None is waiting just now. Start a match that is open to anyone, and it stands here.
newest-matches = The newest
look-again = Look again
sit-at = Sit down: { $seat ->
        [NORTH] North
        [EAST] East
        [SOUTH] South
       *[WEST] West
    }

## Looking back

step-by-step = Step by step
step-back = One step back
step-forward = One step forward
trick-back = Back a trick
trick-forward = Forward a trick
trick-at = Trick { $number }
moment-dealt = The cards are dealt; { $dealer } calls first.
moment-call = { $seat }: { $call }.
moment-card = { $seat } plays the { $card }.
moment-turned = { $count ->
        [one] The { $cards } turns up.
       *[other] These turn up: { $cards }.
    }
moment-won = { $seat } takes the trick.
card-state =
    { $state ->
        [gone] { $card }, played
        [closed] { $card }, still closed
       *[open] { $card }
    }
look-back-key =
    { $dummies ->
        [halfOpen] Faint cards have been played; hatched ones still lay closed.
       *[none] Faint cards have been played.
    } The left and right arrow keys go card by card, with Shift trick by trick.
running-total = Running total
score-after = Score after the deal
plot-words = Points of both sides after each of { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }; at the end: { $near }, { $far }.
passed = passed out
outcome-short =
    { $kind ->
        [exact] =
        [over] +{ $over }
       *[down] −{ $over }
    }

## Settings

look = In this browser
preference =
    { $name ->
        [confirmMoves] Confirm moves
        [fourColour] Four-colour suits
       *[largeCards] Large cards
    }
preference-text =
    { $name ->
        [confirmMoves] A call or card is chosen with one tap and sent with a second.
        [fourColour] Diamonds orange and clubs green, instead of red and black. The signs differ in shape either way.
       *[largeCards] Bigger cards with bigger signs; the table takes more room.
    }
theme-text = Light or dark follows the setting of your device.
account-none = You have no account in this browser yet.
devices = Devices
devices-text = Where you are signed in. A device that is lost is signed out here.
tokens = Tokens for programs
tokens-text = A program that plays or watches for you signs in with a token of its own.
this-device = this device
key-name =
    { $name ->
        [program] Program
       *[browser] Browser
    }
key-made =
    { $kind ->
        [device] Signed in { $date }
       *[token] Made { $date }
    }
key-used = last used { $date }
key-unused = never used
key-ends = until { $date }
key-revoke =
    { $kind ->
        [device] Sign it out
       *[token] Revoke
    }
key-revoke-sure =
    { $kind ->
        [device] Really sign it out
       *[token] Really revoke
    }
scope =
    { $scope ->
        [READ] Look
        [PLAY] Play
       *[MANAGE] Manage
    }
scope-text =
    { $scope ->
        [READ] See what you may see.
        [PLAY] Start matches, sit down, call and play for you.
       *[MANAGE] Make and revoke keys, export and delete the account.
    }
token-new = A new token
token-name = What it is for
token-scopes = What it may do
token-life = Valid for
life =
    { $life ->
        [month] 30 days
        [year] A year
       *[never] No end date
    }
token-make = Make the token
token-secret = The new token
token-secret-text = Keep it now: it is shown only this once. A program sends it as “Authorization: Bearer …”.
token-copy = Copy the token
account-data = My data
export-text = Everything that is stored about you, as one JSON file.
export-data = Save my data
delete-account = Delete my account…
delete-account-text = This is for good: your name and all your keys are forgotten and running matches are broken off. Finished matches stay with the others, with a former player in your seat.
delete-account-name = To confirm, type your name: { $name }
delete-account-sure = Delete for good
