### Тексты сайта по-русски; в en.ftl те же сообщения с теми же переменными.

## Рамка

app-name = Полуоткрытый бридж
app-line = Бридж вдвоём по переписке: по одной заявке, по одной карте, хоть неделями.
language = Язык
loading = Загружается…
offline = Нет связи. Пробуем снова…
offline-sending = Нет связи. Ваш ход сохранён и будет отправлен.
failed = Не получилось.
failed-text = Сервер не смог на это ответить. Начните, пожалуйста, с первой страницы.
crashed-title = Что-то сломалось
crashed-text = Эту страницу не удалось показать. За столом ничего не пропало.
no-page-title = Нет такой страницы
no-page-text = По этому адресу ничего нет.
to-home = На первую страницу
title-your-turn = ● Ваш ход

## Имя

name-title = Кто играет?
name-label = Ваше имя
name-hint = Не длиннее 24 знаков. Его увидит другой игрок.
name-submit = Дальше
playing-as = Вы играете под именем { $name }.
signed-out-title = Вы вышли
signed-out-text = Ваш сеанс здесь больше не известен. Назовитесь снова на первой странице.

## Матчи

my-matches = Мои матчи
no-matches = Пока ни одного. Начните новый и пошлите кому-нибудь ссылку.
more-matches = Показать ещё
match-with = С игроком: { $names }
match-open = Соперника пока нет
standing =
    { $standing ->
        [mine] Ваш ход
        [theirs] Ход соперника
        [waiting] Ждём игрока
        [finished] Окончен
       *[abandoned] Прерван
    }

start-title = Новый матч
start-submit = Начать матч
rules = Правила
your-seat = Ваше место
preset-name =
    { $preset ->
        [book] По книге
        [bridge] Как в бридже
       *[other] { $preset }
    }
preset-text =
    { $preset ->
        [book] Ходить в масть, нет её — козырем; первой ходит рука слева от сдатчика; контра удваивает.
        [bridge] Обязательна только масть; первой ходит рука слева от разыгрывающего; контра по кодексу.
       *[other] { $preset }
    }
seat-text =
    { $seat ->
        [SOUTH] Вы играете Югом; дамми на Севере — ваш.
       *[WEST] Вы играете Западом; дамми на Востоке — ваш.
    }
house-rules = Домашние правила
number-of-deals = Число сдач
rule-name =
    { $rule ->
        [openingLead] Первый ход
        [follow] Чем отвечать
        [doubles] Контра и реконтра
        [doubling] Цена контры
        [honours] Онёры
       *[length] Длина матча
    }
rule-value =
    { $value ->
        [leftOfDealer] Слева от сдатчика
        [leftOfDeclarer] Слева от разыгрывающего
        [suitThenTrump] Масть, нет её — козырь
        [suitOrTrump] Масть или козырь
        [suit] Только масть
        [doublesOn] Есть
        [doublesOff] Нет
        [twofold] Всё вдвое
        [laws] По кодексу бриджа
        [honoursOn] Считаются
        [honoursOff] Не считаются
        [oneRubber] Один роббер
        [threeRubbers] Три роббера
       *[deals] { $count ->
            [one] { $count } сдача
            [few] { $count } сдачи
           *[many] { $count } сдач
        }
    }
rule-text =
    { $value ->
        [leftOfDealer] Кто бы ни выиграл торговлю, ходит рука после сдатчика, будь то и дамми.
        [leftOfDeclarer] Ходит рука после разыгрывающего, как в контрактном бридже.
        [suitThenTrump] В масть; нет масти — козырь; нет и козыря — любая карта.
        [suitOrTrump] В масть или козырем, как угодно; нет ни того ни другого — любая карта.
        [suit] В масть; нет масти — любая карта.
        [doublesOn] Контра повышает ставку контракта, реконтра — ещё раз.
        [doublesOff] Только заявки и пасы.
        [twofold] Контра считает взятки вдвое, реконтра вчетверо; больше ничего.
        [laws] Строже штрафы, дороже лишние взятки и премия — как в кодексе.
        [honoursOn] Четыре или пять старших козырей, а на БК четыре туза в одной руке дают премию.
        [honoursOff] За везение с картой ничего не пишут.
        [oneRubber] Пока одна сторона не выиграет две партии.
        [threeRubbers] Три подряд; решает общая сумма очков.
       *[deals] Конец после условленного числа; за неоконченный роббер пишут премии.
    }

## Приглашение

waiting-title = Стол накрыт
waiting-text = Пошлите эту ссылку тому, с кем хотите играть. Кто её откроет, сможет сесть напротив.
waiting-next = Когда соперник сядет, каждый вытянет карту; сдаёт младшая. Страница заметит это сама.
waiting-watcher = Ещё не все игроки сели за стол.
invitation-link = Ссылка для второго игрока
share = Поделиться…
share-text = Садитесь за мой бриджевый стол
copy = Скопировать ссылку
copied = Скопировано
invitation-title = { $name } зовёт вас играть в бридж
invitation-text = У каждого закрытая рука и полуоткрытый дамми. Спешить некуда: по одной заявке, по одной карте, хоть неделями.
invitation-void-title = Приглашение не действует
invitation-void-text = Ссылка неполная, или кто-то уже сел за стол. Попросите новую.
seat-free = { $place } — свободно
sit-down = Сесть за стол
no-match-title = Нет такого матча
no-match-text = По этому адресу матча нет.

## Перед первой сдачей

draw-title = Кому сдавать
draw-text = Каждый игрок вытянул карту. Сдаёт младшая: ниже всех трефы, затем бубны, червы, пики.
draw-dealer = Первым сдаёт { $seat }.
to-table = К столу

## Карты, заявки, места

seat =
    { $seat ->
        [NORTH] Север
        [EAST] Восток
        [SOUTH] Юг
       *[WEST] Запад
    }
seat-player = { $place } · { $name }
seat-dummy = { $place } · { $name }, дамми
side =
    { $side ->
        [NORTH_SOUTH] Север–Юг
       *[EAST_WEST] Восток–Запад
    }
we = Мы
they = Они
card =
    { $rank ->
        [A] туз
        [K] король
        [Q] дама
        [J] валет
        [T] десятка
        [9] девятка
        [8] восьмёрка
        [7] семёрка
        [6] шестёрка
        [5] пятёрка
        [4] четвёрка
        [3] тройка
       *[2] двойка
    } { $suit ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }
closed-card = закрытая карта
cards-held =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
no-trump-short = БК
bid =
    { $denomination ->
        [S] { $level ->
            [one] { $level } пика
            [few] { $level } пики
           *[many] { $level } пик
        }
        [H] { $level ->
            [one] { $level } черва
            [few] { $level } червы
           *[many] { $level } червей
        }
        [D] { $level ->
            [one] { $level } бубна
            [few] { $level } бубны
           *[many] { $level } бубен
        }
        [C] { $level ->
            [one] { $level } трефа
            [few] { $level } трефы
           *[many] { $level } треф
        }
       *[NT] { $level } без козыря
    }
call =
    { $call ->
        [X] контра
        [XX] реконтра
       *[PASS] пас
    }
call-short =
    { $call ->
        [X] X
        [XX] XX
       *[PASS] Пас
    }
contract-words =
    { $doubled ->
        [4] { $bid }, реконтра, разыгрывает { $seat }
        [2] { $bid }, контра, разыгрывает { $seat }
       *[1] { $bid }, разыгрывает { $seat }
    }

## Стол

table = Стол
watching = Вы смотрите этот матч со стороны.
auction = Торговля
bidding-box = Ваша заявка
no-calls = Заявок ещё нет
passed-out = Все спасовали: сдача без игры.
dealer = Сдатчик
dealer-short = С
vulnerable = В зоне
vulnerable-short = З
nobody = никто
contract = Контракт
tricks = Взятки
tricks-words = { $made ->
        [one] взята { $made }
       *[many] взято { $made }
    }, нужно { $needed }
this-trick = Эта взятка
last-trick = Прошлая взятка
back-to-trick = Эта взятка
turn-call = Ваше слово в торговле
turn-lead = Ваш ход первым: { $seat }
turn-card = Ваш ход: { $seat }
turn-theirs = Ход соперника: { $seat }
sending = Ход отправляется…
moved-on = За столом уже сделан ход. Вот как всё стоит теперь.

## Конец сдачи и матча

deal-number = Сдача { $number }
deal-over = Сдача { $number } окончена
next-deal = Следующая сдача
look-at-deal = Показать все карты
claimed = Об остальных взятках договорились, не доигрывая.
not-played-out = Не доиграна.
result-made =
    { $count ->
        [0] { $contract }: ровно выполнен.
        [one] { $contract }: выполнен, { $count } лишняя взятка.
        [few] { $contract }: выполнен, { $count } лишние взятки.
       *[many] { $contract }: выполнен, { $count } лишних взяток.
    }
result-down =
    { $count ->
        [one] { $contract }: не хватило { $count } взятки.
       *[many] { $contract }: не хватило { $count } взяток.
    }
points = Очки сдачи
below-line = под чертой
above-line = над чертой
reason =
    { $reason ->
        [ODD_TRICKS] За контракт
        [OVERTRICKS] Лишние взятки
        [UNDERTRICKS] Недобранные взятки
        [INSULT] Выполнен под контрой
        [SMALL_SLAM] Малый шлем
        [GRAND_SLAM] Большой шлем
        [HONOURS] Онёры
        [RUBBER] За роббер
        [UNFINISHED_GAME] Партия в неоконченном роббере
        [UNFINISHED_PART_SCORE] Запись в неоконченной партии
        [GAME] Партия
       *[PART_SCORE] Частичная запись
    }
match-over = Матч окончен
match-abandoned = Матч прерван
match-won = Победа: { $name }.
match-drawn = Ничья.
match-totals = Север–Юг { $northSouth }, Восток–Запад { $eastWest }

## Запись и прошлые сдачи

score-sheet = Запись
rubber-number = Роббер { $number }
entry = Сдача { $deal }: { $reason }
total = всего
past-deals = Сыгранные сдачи
earlier-deal = Предыдущая сдача
later-deal = Следующая сдача
deal-not-over = Эта сдача ещё не окончена, и её карты закрыты.
as-dealt = Как сдано
trick-number = №
won = взятка
