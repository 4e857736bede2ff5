### Тексты рамки и стола по-русски; в en.ftl те же сообщения с теми же переменными.

## Рамка

app-name = Полуоткрытый бридж
language = Язык
loading = Загружается…
offline = Нет связи. Пробуем снова…
offline-sending = Нет связи. Ваш ход сохранён и будет отправлен.
failed = Не получилось.
limited = Слишком много запросов. Попробуйте, пожалуйста, через час.
failed-text = Сервер не смог на это ответить. Начните, пожалуйста, с первой страницы.
crashed-title = Что-то сломалось
crashed-text = Эту страницу не удалось показать. За столом ничего не пропало.
no-page-title = Нет такой страницы
no-page-text = По этому адресу ничего нет.
page-lost-title = Страница не загрузилась
page-lost-text = Не удалось получить её код. Проверьте соединение и загрузите страницу заново; за столом ничего не пропало.
as-of = Нет связи. Так всё было { $ago }.
new-version = Готова новая версия сайта.
new-version-load = Загрузить
to-home = На первую страницу
title-your-turn = ● Ваш ход

## Имя

signed-out-title = Вы вышли
signed-out-text = Сеанс в этом браузере закончился или его завершили с другого устройства. Ничего не пропало: войдите на первой странице по ключу доступа или по коду с другого устройства, и ваши матчи снова будут здесь.

## Матчи

rules = Правила
preset-name =
    { $preset ->
        [book] Вдвоём, по книге
        [bridge] Вдвоём, как в бридже
        [contract] Контрактный бридж вчетвером
       *[other] { $preset }
    }
rule-name =
    { $rule ->
        [layout] Как лежат дамми
        [openingLead] Первый ход
        [follow] Чем отвечать
        [doubles] Контра и реконтра
        [doubling] Цена контры
        [scoring] Подсчёт очков
        [honours] Онёры
       *[length] Длина матча
    }
rule-value =
    { $value ->
        [columns] Столбиками
        [rows] Двумя рядами
        [nine] Девять закрытых
        [leftOfDealer] Слева от сдатчика
        [leftOfDeclarer] Слева от разыгрывающего
        [suitThenTrump] Масть, нет её — козырь
        [suitOrTrump] Масть или козырь
        [suit] Только масть
        [doublesOn] Есть
        [doublesOff] Нет
        [twofold] Всё вдвое
        [laws] По кодексу бриджа
        [rubber] Роббер
        [chicago] Чикаго
        [duplicate] Спортивный
        [honoursOn] Считаются
        [honoursOff] Не считаются
        [oneRubber] Один роббер
        [threeRubbers] Три роббера
        [rounds] { $count ->
            [one] { $count } круг
            [few] { $count } круга
           *[many] { $count } кругов
        }
       *[deals] { $count ->
            [one] { $count } сдача
            [few] { $count } сдачи
           *[many] { $count } сдач
        }
    }
rules-link = Правила подробно

## Приглашение

waiting-title = Стол готов
waiting-text =
    { $players ->
        [4] { $free ->
            [3] Пошлите эту одну ссылку троим, с кем хотите играть. Каждый выберет себе свободное место.
            [one] Пошлите эту ссылку тому, кого ещё нет за столом. Свободно { $free } место.
            [few] Пошлите эту ссылку тем, кого ещё нет за столом. Свободны { $free } места.
           *[many] Пошлите эту ссылку тем, кого ещё нет за столом. Свободно { $free } мест.
        }
       *[2] Пошлите эту ссылку тому, с кем хотите играть. Кто её откроет, сможет сесть рядом с вами.
    }
waiting-next =
    { $scoring ->
        [duplicate] Когда стол будет полон, начнётся первая сдача. Страница заметит это сама.
       *[rubber] Когда стол будет полон, каждый вытянет карту; сдаёт младшая. Страница заметит это сама.
    }
waiting-watcher = Ещё не все игроки сели за стол.
who-sits = За столом
invitation-link = Ссылка на стол
share = Поделиться…
share-text = Садитесь за мой бриджевый стол
copy = Скопировать ссылку
copied = Скопировано
seat-free = { $place } — свободно

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
seat-player = { $place }{"\u00A0"}· { $name }
seat-dummy = { $place }{"\u00A0"}· { $name }, дамми
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
vulnerable-we = мы
vulnerable-they = они
vulnerable-all = все
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
turn-lead = Ваш заход: { $seat }
turn-card = Ваш ход: { $seat }
turn-next-deal = В следующей сдаче ваш ход
turn-theirs = Ждём: { $seat }
turn-from-dummy = Ждём: { $player } ходит со стола
turn-answer = Ждут вашего ответа
turn-answer-awaited = Ваше предложение ждёт ответа
turn-answer-theirs = Ждём ответа
you-are-dummy = В этой сдаче вы — дамми: вашими картами играет { $declarer }.
sending = Ход отправляется…
moved-on = За столом уже сделан ход. Вот как всё стоит теперь.
given-back = Ход не отправлен: не было связи. Он по-прежнему выбран; если не передумали, отправьте его ещё раз.

## Что происходит за столом, словами

told-title = Что произошло
event-call = { $seat }: { $call }
event-contract = Контракт: { $contract }
event-card = { $seat } кладёт { $rank ->
        [A] туза
        [K] короля
        [Q] даму
        [J] валета
        [T] десятку
        [9] девятку
        [8] восьмёрку
        [7] семёрку
        [6] шестёрку
        [5] пятёрку
        [4] четвёрку
        [3] тройку
       *[2] двойку
    } { $suit ->
        [S] пик
        [H] червей
        [D] бубен
       *[C] треф
    }{ $count ->
        [0] {""}
        [1] ; открывается { $turned }
       *[other] ; открываются: { $turned }
    }{ $winner ->
        [NONE] {""}
        [NORTH] ; взятку берёт Север
        [EAST] ; взятку берёт Восток
        [SOUTH] ; взятку берёт Юг
       *[WEST] ; взятку берёт Запад
    }
event-claim = { $tricks ->
        [0] { $seat } отдаёт остальное
        [one] { $seat } заявляет { $tricks } взятку
        [few] { $seat } заявляет { $tricks } взятки
       *[many] { $seat } заявляет { $tricks } взяток
    }
event-answer = { $answer ->
        [accepted] Все согласны
       *[refused] Кто-то против: играем дальше
    }
event-deal-started = { $deal }: сдаёт { $seat }
event-deal-ended = { $how ->
        [passedOut] Все спасовали, сдача окончена
       *[played] Сдача окончена
    }
since-looked = Пока вас не было: { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
skip = Пропустить
confirm-move = { $kind ->
        [card] Сходить
       *[call] Объявить
    }
unchoose = Выбрать другое
all-tricks = Взятки
trick-sheet = Взятки этой сдачи
cards-gone = Вышедшие карты
no-tricks-yet = Ни одной карты ещё не сыграно
close = Закрыть
next-table = Дальше
next-table-words = Дальше, к следующему столу, где ждут вас; таких столов: { $count }

## Закончить сдачу раньше

end-early = Закончить сдачу раньше
claim-how-many = Сколько из оставшихся взяток заявить:
claim-meaning = { $rest ->
        [0] Вам { $tricks }, другой стороне ни одной.
       *[other] Вам { $tricks }, другой стороне { $rest }.
    } Ваша рука откроется и останется открытой. Если все, кого спросят, согласны, сдача на этом кончится; если нет — играем дальше.
claim-submit = { $tricks ->
        [one] Заявить { $tricks } взятку
        [few] Заявить { $tricks } взятки
       *[many] Заявить { $tricks } взяток
    }
claim-not-yet = Заявить взятки можно, когда на столе не осталось закрытых карт, а вчетвером — когда вышла первая карта.
concede = Отдать остальное…
concede-meaning = { $tricks ->
        [one] Оставшаяся взятка достанется
       *[many] Все оставшиеся взятки ({ $tricks }) достанутся
    } другой стороне, и сдача кончится. Если взяток осталось не больше пяти, вам запишут те, которых нельзя проиграть никаким ходом. Отменить это будет нельзя.
concede-partner = Сначала спросят вашего партнёра; если он против, игра продолжится.
concede-sure = Да, отдаю
cancel = Играть дальше
claim-title =
    { $kind ->
        [concession] Предложение отдать остальное
       *[claim] Заявлены взятки
    }
claim-words = { $seat } заявляет { $tricks ->
        [one] { $tricks } взятку
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    } из оставшихся; { $rest ->
        [0] другой стороне — ни одной.
       *[other] другой стороне — { $rest }.
    }
concession-words = { $seat } предлагает отдать все оставшиеся взятки, если партнёр не против.
claim-hand-open = Рука лежит на столе открытой, каждый может проверить.
claim-agree = Принять: сдача окончена
claim-object = Отклонить: играем дальше
claim-waiting = Ждём ответа. Кто что ответил, никому не говорят.
claim-refused = Заявка ({ $seat }: { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    }) отклонена. Игра продолжается, рука остаётся открытой.
concession-refused = Предложение отдать остальное ({ $seat }) отклонено партнёром. Игра продолжается.

## Конец сдачи и матча

deal-number =
    { $scoring ->
        [duplicate] Доска { $number }
       *[rubber] Сдача { $number }
    }
deal-over =
    { $scoring ->
        [duplicate] Доска { $number } сыграна
       *[rubber] Сдача { $number } окончена
    }
next-deal = Следующая сдача
look-at-deal = Показать все карты
claimed = Об остальных взятках договорились, не доигрывая.
claim-accepted = По заявке ({ $seat }): { $tricks ->
        [one] { $tricks } взятка
        [few] { $tricks } взятки
       *[many] { $tricks } взяток
    } из оставшихся, без игры.
concession-accepted = Остальное отдано без игры: { $seat }.
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
match-won = { $count ->
        [one] Победа: { $names }.
       *[many] Победа: { $names }.
    }
match-drawn = Ничья.
match-totals = Север–Юг { $northSouth }, Восток–Запад { $eastWest }
save-text = Все сдачи можно сохранить файлом: PBN — для бриджевых программ, JSON — для своих.
save-as = Сохранить { $format }

## Запись и прошлые сдачи

score-sheet = Запись
rubber-number =
    { $scoring ->
        [chicago] Круг { $number }
       *[rubber] Роббер { $number }
    }
place-name =
    { $unit ->
        [rubber] Роббер
        [round] Круг
        [board] Доска
       *[deal] Сдача
    }
place-value =
    { $unit ->
        [round] { $number } из { $count }, сдача { $deal }
       *[other] { $number } из { $count }
    }
no-deals-yet = Ни одной сдачи ещё не сыграно
entry = Сдача { $deal }: { $reason }
total = всего
past-deals = Сыгранные сдачи
trick-number = №

## Прошлые сдачи шаг за шагом

card-won = { $card }, берёт взятку
every-line = Каждая запись словами
whole-score = Вся запись и ход счёта

## Настройки

settings = Настройки
