import { expect, test } from '@playwright/test';

import { hydrated } from '../support/searching';

test('dates do not break inside, and collapsed rows are equally high', async ({ page }) => {
  await page.goto('/experience');
  await hydrated(page);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect(page.locator('main [aria-expanded="true"]')).toHaveCount(0);
  const dates = page.locator('[data-disclosure-row]').getByText(/^\w{3} \d{4} - /);
  await expect(dates).toHaveCount(4);
  for (const width of [1920, 1366, 1100, 960, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await dates.evaluateAll((all) => all.map((one) => one.getClientRects().length));
    expect(lines, `${width} px`).toEqual([1, 1, 1, 1]);
    const heights = await dates.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights), `${width} px`).toBeLessThan(20);
    const rows = await page
      .locator('section > [data-disclosure-row], section > * > [data-disclosure-row]')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
    // On phones long names take a second line.
    if (width > 400) expect(new Set(rows).size, `${width} px: ${rows.join()}`).toBe(1);
  }
});

test('on a phone a collapsed company shows name, title, dates and place, then the facts in one quiet line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/experience');
  const region = page.getByRole('region', { name: 'Indra USA Inc.', exact: true });
  const texts = ['Indra USA Inc.', 'Technical Manager, Tolling Systems', 'Aug 2013 - Aug 2017', 'Dallas, US'];
  const facts = ['Owner', '4 yrs 1 mo', '–', 'Tenant Root Group', 'Inactive'];
  const boxes = await Promise.all(
    [...texts, ...facts].map((text) => region.getByText(text, { exact: true }).first().boundingBox()),
  );
  const tops = boxes.map((box) => Math.round(box?.y ?? 0));
  // Three lines, then the line of the facts.
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(new Set(tops).size).toBe(4);
  expect(new Set(tops.slice(texts.length)).size).toBe(1);
  const score = page.getByRole('region', { name: 'Ferrovial', exact: true }).locator('[data-fact="score"]');
  await expect(score).toHaveText('Own score88%');
  await expect(score.getByText('Own score')).toHaveCSS('position', 'static');
});
