### Тексты сайта по-русски; в en.ftl те же сообщения с теми же переменными.

## Рамка

app-name = Полуоткрытый бридж
app-line = Бридж по переписке, вдвоём или вчетвером: по одной заявке, по одной карте, хоть неделями.
language = Язык
loading = Загружается…
offline = Нет связи. Пробуем снова…
offline-sending = Нет связи. Ваш ход сохранён и будет отправлен.
failed = Не получилось.
limited = Это запрашивали слишком часто. Попробуйте, пожалуйста, через час.
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
name-hint = Не длиннее 24 знаков. Его увидят другие игроки.
name-submit = Дальше
playing-as = Вы играете под именем { $name }.
signed-out-title = Вы вышли
signed-out-text = Ваш сеанс здесь больше не известен. Назовитесь снова на первой странице.

## Учётная запись

sign-in-title = Я здесь уже не впервые
sign-in-passkey = Войти с ключом доступа
sign-in-code = Код с другого устройства
sign-in-code-text = Восемь букв; их показывает там первая страница в разделе «Моя учётная запись».
sign-in = Войти
only-key = Этот браузер — ваш единственный ключ к вашим матчам: без него они для вас потеряны.
only-key-passkey = С ключом доступа вы войдёте снова, в том числе с других устройств.
only-key-code = По коду, который можно получить ниже, войдёт второе устройство: ключей станет два.
account-title = Моя учётная запись
passkeys = Ключи доступа
passkey-add = Добавить ключ доступа
passkey-new-name = Ключ { $date }
passkey-name = Название ключа доступа
passkey-rename = Сохранить название
passkey-remove = Удалить
passkey-remove-sure = Точно удалить
passkey-made = Добавлен { $date }
passkey-used = последний вход { $date }
passkey-cancelled = Ключ доступа не использован.
passkey-known = На этом устройстве уже есть ключ доступа к вашей учётной записи.
device-code = Код для другого устройства
device-code-text = Введите его на другом устройстве в течение десяти минут. Код одноразовый.
sign-out = Выйти
sign-out-sure = Точно выйти
sign-out-for-good = Точно выйти? К вашим матчам тогда не вернуться

## Матчи

my-matches = Мои матчи
no-matches = Пока ни одного. Начните новый и пошлите кому-нибудь ссылку.
more-matches = Показать ещё
match-with = За столом: { $names }
match-open = Пока никого
standing =
    { $standing ->
        [mine] Ваш ход
        [theirs] Ход за другими
        [waiting] Ждём игроков
        [finished] Окончен
       *[abandoned] Прерван
    }

start-title = Новый матч
start-submit = Начать матч
rules = Правила
your-seat = Ваше место
preset-name =
    { $preset ->
        [book] Вдвоём, по книге
        [bridge] Вдвоём, как в бридже
        [contract] Контрактный бридж вчетвером
       *[other] { $preset }
    }
preset-text =
    { $preset ->
        [book] Полуоткрытые дамми. Ходить в масть, нет её — козырем; первой ходит рука слева от сдатчика; контра удваивает.
        [bridge] Полуоткрытые дамми. Обязательна только масть; первой ходит рука слева от разыгрывающего; контра по кодексу.
        [contract] По одной руке у каждого из четверых; партнёр разыгрывающего выкладывает карты на стол.
       *[other] { $preset }
    }
seat-text =
    { $players ->
        [4] { $seat ->
            [NORTH] Ваш партнёр сидит на Юге.
            [EAST] Ваш партнёр сидит на Западе.
            [SOUTH] Ваш партнёр сидит на Севере.
           *[WEST] Ваш партнёр сидит на Востоке.
        }
       *[2] { $seat ->
            [SOUTH] Вы играете Югом; дамми на Севере — ваш.
           *[WEST] Вы играете Западом; дамми на Востоке — ваш.
        }
    }
house-rules = Домашние правила
length-count =
    { $unit ->
        [rounds] Число кругов
       *[deals] Число сдач
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
rule-text =
    { $value ->
        [columns] Шесть закрытых карт, каждая под открытой, и седьмая открытая; закрытая переворачивается, как только освободится.
        [rows] Те же карты, но закрытые лежат до конца седьмой взятки, а потом открываются все разом.
        [nine] Девять закрытых карт и четыре открытые; после первой же карты сдачи открываются все.
        [leftOfDealer] Кто бы ни выиграл торговлю, ходит рука после сдатчика, будь то и дамми.
        [leftOfDeclarer] Ходит рука после разыгрывающего, как в контрактном бридже.
        [suitThenTrump] В масть; нет масти — козырь; нет и козыря — любая карта.
        [suitOrTrump] В масть или козырем, как угодно; нет ни того ни другого — любая карта.
        [suit] В масть; нет масти — любая карта.
        [doublesOn] Контра повышает ставку контракта, реконтра — ещё раз.
        [doublesOff] Только заявки и пасы.
        [twofold] Контра считает взятки вдвое, реконтра вчетверо; больше ничего.
        [laws] Строже штрафы, дороже лишние взятки и премия — как в кодексе.
        [rubber] Записи складываются в партии; две партии выигрывают роббер и его премию.
        [chicago] Круги по четыре сдачи, зона назначена заранее; премия за каждую партию.
        [duplicate] Каждая сдача сама по себе, с премией за запись и за партию; сдатчик и зона — по шестнадцати доскам.
        [honoursOn] Четыре или пять старших козырей, а на БК четыре туза в одной руке дают премию.
        [honoursOff] За везение с картой ничего не пишут.
        [oneRubber] Пока одна сторона не выиграет две партии.
        [threeRubbers] Три подряд; решает общая сумма очков.
        [rounds] В каждом четыре сыгранные сдачи; решает общая сумма очков.
       *[deals] { $scoring ->
            [duplicate] Конец после условленного числа.
           *[rubber] Конец после условленного числа; за неоконченный роббер пишут премии.
        }
    }
rules-link = Как играют в эти игры
rules-part =
    { $part ->
        [bridge] Правила для тех, кто знает бридж
       *[first] Игра с самого начала
    }
rules-other =
    { $part ->
        [bridge] Я знаю бридж
       *[first] Я не знаю бриджа
    }

## Приглашение

waiting-title = Стол накрыт
waiting-text =
    { $players ->
        [4] Пошлите эту одну ссылку троим, с кем хотите играть. Каждый выберет себе свободное место.
       *[2] Пошлите эту ссылку тому, с кем хотите играть. Кто её откроет, сможет сесть рядом с вами.
    }
waiting-next =
    { $scoring ->
        [duplicate] Когда стол будет полон, начнётся первая сдача. Страница заметит это сама.
       *[rubber] Когда стол будет полон, каждый вытянет карту; сдаёт младшая. Страница заметит это сама.
    }
waiting-watcher = Ещё не все игроки сели за стол.
who-sits = За столом
invitation-link = Ссылка к столу
share = Поделиться…
share-text = Садитесь за мой бриджевый стол
copy = Скопировать ссылку
copied = Скопировано
invitation-title = { $count ->
        [one] { $names } зовёт вас играть в бридж
       *[many] { $names } зовут вас играть в бридж
    }
invitation-text =
    { $players ->
        [4] Контрактный бридж вчетвером. Спешить некуда: по одной заявке, по одной карте, хоть неделями.
       *[2] У каждого закрытая рука и полуоткрытый дамми. Спешить некуда: по одной заявке, по одной карте, хоть неделями.
    }
invitation-void-title = Приглашение не действует
invitation-void-text = Ссылка неполная, или стол уже полон. Попросите новую.
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
turn-theirs = Ждём: { $seat }
turn-from-dummy = Ждём: { $player } ходит со стола
turn-answer = Ждут вашего ответа
turn-answer-awaited = Ваше предложение ждёт ответа
turn-answer-theirs = Ждём ответа
you-are-dummy = В этой сдаче вы — дамми: вашими картами играет { $declarer }.
sending = Ход отправляется…
moved-on = За столом уже сделан ход. Вот как всё стоит теперь.
## Закончить сдачу раньше

end-early = Закончить сдачу раньше
claim-how-many = Заявить столько из оставшихся взяток:
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
    } другой стороне, и сдача кончится. Если взяток осталось не больше пяти, вам запишут те, которых нельзя проиграть никаким ходом. Назад это не взять.
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
earlier-deal = Предыдущая сдача
later-deal = Следующая сдача
deal-not-over = Эта сдача ещё не окончена, и её карты закрыты.
as-dealt = Как сдано
trick-number = №
won = взятка
