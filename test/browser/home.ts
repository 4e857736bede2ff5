// The first page: matches that wait first, with what each says; finished ones apart; open matches to sit down at.
import { expect, test } from 'vitest';
import { actor, bid, concede, newMatch, newPlayers, playCards, tableOf } from './api-people.ts';
import { type House, shoot } from './house.ts';

const LATER_MS = 3 * 60 * 60 * 1000 + 60_000;
const SHORT = { length: { unit: 'deal', count: 1 } };

const LANGUAGES = [
  {
    locale: 'en-GB',
    colorScheme: 'dark',
    names: ['Anna', 'Boris', 'Charlotte-Wilhelmine the Third'.slice(0, 24), 'Dora'],
    mine: 'Waiting for you for 3 hours',
    theirs: 'Last move 3 hours ago',
    deal: /Deal 1 · 1.* · tricks \d : \d/,
    open: 'Waiting for 3 players',
  },
  {
    locale: 'ru-RU',
    colorScheme: 'light',
    names: ['Анна', 'Борис', 'Виссарион Константинович', 'Дора'],
    mine: 'Ждёт вас 3 часа',
    theirs: 'Последний ход 3 часа назад',
    deal: /Сдача 1 · 1.* · взятки \d : \d/,
    open: 'Не хватает 3 игроков',
  },
] as const;

export function home(house: () => House): void {
  test.each(LANGUAGES)(
    'matches that wait come first, each with its deal and since when: $locale',
    async ({ locale, colorScheme, names, mine, theirs, deal, open }) => {
      const { url } = house();
      const [anna, boris, charlotte, dora] = await newPlayers(house(), { locale, colorScheme, names });
      if (!anna || !boris || !charlotte || !dora) throw new Error('Somebody is missing.');
      const playing = await tableOf([anna, boris], url, { preset: 'book' });
      await bid(playing, '1H');
      await playCards(playing, 6);
      await tableOf([anna, charlotte], url, { preset: 'bridge' });
      const four = await tableOf([anna, boris, charlotte, dora], url, { preset: 'contract' });
      const over = await tableOf([boris, anna], url, { preset: 'book', rules: SHORT });
      await bid(over, '2S');
      await concede(over);
      await newMatch(anna, url, { preset: 'contract' });

      const { page } = anna;
      await page.clock.setFixedTime(Date.now() + LATER_MS);
      await page.goto(url);
      await page.waitForSelector('.match-row.is-waiting');
      const rows = page.locator('.match-list > li a');
      expect(await rows.count()).toBe(4);
      const standings = await rows.evaluateAll(all => all.map(one => one.className));
      const order = ['mine', 'theirs', 'waiting'];
      const places = standings.map(name => order.findIndex(one => name.includes(one)));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      const text = (await page.textContent('.match-list')) ?? '';
      expect(text).toContain(open);
      expect(text).toMatch(deal);
      const waits = (await actor(four))?.visitor === anna || (await actor(playing))?.visitor === anna;
      expect(text).toContain(waits ? mine : theirs);
      expect(await page.locator('.finished .match-row').count()).toBe(0);
      await page.click('.finished summary');
      await page.waitForSelector('.finished .match-row.is-finished');
      await shoot(anna, `home-full-${locale}`);
      await page.click('.finished .match-row');
      await page.waitForSelector('.match-end');
      expect(anna.faults).toEqual([]);
      await Promise.all([anna, boris, charlotte, dora].map(({ context }) => context.close()));
    },
  );

  test('a match open to anyone is found and sat down at', async () => {
    const [host] = await newPlayers(house(), { locale: 'ru-RU', names: ['Анна'] });
    const [guest] = await newPlayers(house(), { locale: 'en-GB', names: ['Boris'] });
    if (!host || !guest) throw new Error('Nobody is there.');
    await host.page.goto(house().url);
    await host.page.check('input[value=OPEN]');
    await host.page.check('input[name=seat][value=WEST]');
    await shoot(host, 'start-open');
    await host.page.click('.start button[type=submit]');
    await host.page.waitForSelector('[data-invitation]');
    await guest.page.goto(house().url);
    await guest.page.click('.to-open a');
    await guest.page.waitForSelector('.open-match >> text=Анна');
    expect(new URL(guest.page.url()).pathname).toBe('/open');
    await shoot(guest, 'open-en');
    await host.page.goto(`${house().url}/open`);
    await host.page.waitForSelector('.open-match a.button');
    await shoot(host, 'open-ru');
    await guest.page.click('.open-match:has-text("Анна") [data-seat=SOUTH]');
    await guest.page.waitForSelector('.draw-cards');
    await host.page.click('main > .buttons button >> nth=-1');
    await host.page.waitForSelector('.open-match', { state: 'detached' });
    expect([...host.faults, ...guest.faults]).toEqual([]);
    await Promise.all([host, guest].map(({ context }) => context.close()));
  });
}
