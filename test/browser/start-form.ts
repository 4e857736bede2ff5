// From the form to a match: what is offered, how choices bear on each other, and a refusal in words.
import { expect, test } from 'vitest';
import { newVisitor } from './browser.ts';
import { type House, shoot } from './house.ts';
import { signUp } from './players.ts';

export function startForm(house: () => House): void {
  test('house rules become the rules of the match, and only what goes together is offered', async () => {
    const visitor = await newVisitor(house().browser, { locale: 'en-GB' });
    const { page } = visitor;
    await page.goto(house().url);
    await signUp(page, 'Anna');
    await page.click('.house-rules summary');
    expect(await page.locator('.layout-drawing').count()).toBe(3);
    await page.check('input[value=nine]');
    await page.check('input[value=suitOrTrump]');
    expect(await page.locator('input[name=honours]').count()).toBe(2);
    await page.check('input[value=duplicate]');
    expect(await page.locator('input[name=honours]').count()).toBe(0);
    expect(await page.locator('input[name=length]').count()).toBe(0);
    expect(await page.inputValue('input[type=number]')).toBe('16');
    await page.fill('input[type=number]', '4');
    await shoot(visitor, 'start-duplicate');

    await page.check('input[value=contract]');
    expect(await page.locator('input[name=layout], input[name=openingLead]').count()).toBe(0);
    expect(await page.locator('input[name=seat]').count()).toBe(4);
    await page.check('input[value=chicago]');
    await shoot(visitor, 'start-contract');

    await page.check('input[value=book]');
    await page.check('input[value=rows]');
    await page.check('input[value=suit]');
    await page.check('input[value=doublesOff]');
    await page.check('input[value=threeRubbers]');
    await page.click('.start button[type=submit]');
    await page.waitForSelector('[data-invitation]');
    const rules = await page.textContent('.rules-list');
    for (const words of ['In two rows', 'Suit only', 'Not played', 'Three rubbers'])
      expect(rules).toContain(words);
    expect(visitor.faults).toEqual([]);
    await visitor.context.close();
  });

  test('rules that the API refuses are refused in its words', async () => {
    const visitor = await newVisitor(house().browser, { locale: 'ru-RU' });
    const { page } = visitor;
    await page.goto(house().url);
    await signUp(page, 'Анна');
    await page.waitForSelector('.start');
    // No click leads here, so the request is changed on its way.
    await page.route('**/graphql', async route => {
      const sent = JSON.parse(route.request().postData() ?? '{}');
      if (sent.variables?.input?.rules) sent.variables.input.rules.length = { unit: 'rubber', count: 7 };
      await route.continue({ postData: JSON.stringify(sent) });
    });
    await page.click('.start button[type=submit]');
    await page.waitForSelector('.start .status-notice');
    expect(await page.textContent('.start .status-notice')).toMatch(/[а-я]{4,}.*1, 3/);
    await visitor.context.close();
  });
}
