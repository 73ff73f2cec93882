import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { watch } from '../sweep/watch';
import { holdScripts } from '../support/hold-scripts';
import { requestsModulesAgain } from '../support/modules-again';
import { field } from '../support/searching';
import { atStep, closed, lit, open, opener, press, sidebar, tour } from '../support/on-tour';

/** The controls of the page whose middle lies under the tour button. */
const coveredByOpener = (page: Page) =>
  opener(page).evaluate((button) =>
    [...document.querySelectorAll('a, button, input, textarea')]
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return (
          one !== button &&
          one.checkVisibility() &&
          button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        );
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );

for (const width of [1366, 390])
  test(`every page has the tour button, which covers no control at the page's end, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of [...addresses([defaultLanguage]), '/no-such-page']) {
      await page.goto(address);
      await expect(opener(page)).toBeInViewport();
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect.poll(() => coveredByOpener(page), address).toEqual([]);
    }
  });

/** Whether the button shows its name beside its icon: the pointer meets it there. */
const showsName = (page: Page) =>
  opener(page).evaluate((button) => {
    const { y, right, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(right - 60, y + height / 2));
  });

test('the tour button shrinks to its icon while the page is scrolled down, on phones, and after a tour', async ({
  page,
}) => {
  await page.goto('/experience');
  await page.locator('html[data-hydrated]').waitFor();
  await expect.poll(() => showsName(page)).toBe(true);
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => showsName(page)).toBe(false);
  await page.mouse.wheel(0, -100);
  await expect.poll(() => showsName(page)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => showsName(page)).toBe(false);
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect.poll(() => showsName(page)).toBe(true);
  await opener(page).click();
  await press(page, 'Skip');
  await closed(page, '/dashboard');
  await page.reload();
  await expect(opener(page)).toBeVisible();
  await expect.poll(() => showsName(page)).toBe(false);
});

test('shows six steps, each on its screen, and Done leads home', async ({ page }) => {
  const faults = watch(page);
  await open(page);
  const buttons = tour(page).getByRole('button');
  await expect(buttons).toHaveText(['Skip', 'Finish', 'Next']);
  await lit(page, '[data-area="welcome"]');
  // The content behind the tour is inert.
  await page.getByRole('link', { name: 'Help' }).focus();
  await expect(tour(page).locator(':focus')).toHaveText('Next');
  await press(page, 'Next');
  await atStep(page, 2);
  await expect(buttons).toHaveText(['Skip', 'Previous', 'Finish', 'Next']);
  await lit(page, '#sidebar');
  await press(page, 'Next');
  await atStep(page, 3);
  await lit(page, '[data-area="basic-info"]');
  await press(page, 'Next');
  await atStep(page, 4);
  await lit(page, '[role="treegrid"]');
  await expect(tour(page)).toContainText(/\([1-9]\d* in all\)/);
  await press(page, 'Next');
  await atStep(page, 5);
  await lit(
    page,
    '[data-tour="experience"] > :first-child',
    '[data-tour="experience"] [data-disclosure-row]',
  );
  await press(page, 'Next');
  await atStep(page, 6);
  await lit(page, '[data-tour="support"]');
  await expect(buttons).toHaveText(['Previous', 'Done']);
  await press(page, 'Previous');
  await atStep(page, 5);
  await press(page, 'Next');
  await press(page, 'Done');
  await closed(page, '/dashboard');
  expect(faults).toEqual([]);
});

for (const button of ['Skip', 'Finish']) {
  test(`${button} returns to the dashboard, and the next tour starts at the first step`, async ({ page }) => {
    await open(page, '/projects');
    for (let step = 2; step <= 4; step += 1) {
      await press(page, 'Next');
      await atStep(page, step);
    }
    await press(page, button);
    await closed(page, '/dashboard');
    await opener(page).click();
    await atStep(page, 1);
  });
}

test('a click on the overlay or the highlighted area goes to the next step, and closes the last one', async ({
  page,
}) => {
  await open(page);
  await page.mouse.click(700, 850);
  await atStep(page, 2);
  await lit(page, '#sidebar');
  await page.mouse.click(100, 60); // the position of an entry behind the tour
  await atStep(page, 3);
  for (let step = 4; step <= 6; step += 1) {
    await page.mouse.click(5, 5);
    await atStep(page, step);
  }
  await tour(page).getByText('Step 6 of 6').click();
  await atStep(page, 6);
  await page.mouse.click(5, 5);
  await closed(page, '/dashboard');
});

test('arrow keys change the step, Enter goes on, and Tab stays inside', async ({ page }) => {
  await open(page);
  const next = tour(page).getByRole('button', { name: 'Next' });
  await expect(next).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await atStep(page, 1);
  await page.keyboard.press('ArrowRight');
  await atStep(page, 2);
  await page.keyboard.press('Enter');
  await atStep(page, 3);
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tour(page).getByRole('button', { name: 'Skip' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(next).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(tour(page).getByRole('button', { name: 'Previous' })).toBeFocused();
  await page.keyboard.press('Enter');
  await atStep(page, 2);
  await page.keyboard.press('Enter');
  await atStep(page, 1);
  await expect(next).toBeFocused(); // this step has no Previous
  await tour(page).getByText('Step 1 of 6').click();
  await page.keyboard.press('Enter');
  await atStep(page, 2);
  for (let step = 3; step <= 6; step += 1) {
    await page.keyboard.press('ArrowRight');
    await atStep(page, step);
  }
  await expect(tour(page).getByRole('button', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await closed(page, '/dashboard');
});

test('Escape does what Skip does: it leads to the dashboard', async ({ page }) => {
  await open(page);
  for (let step = 2; step <= 4; step += 1) {
    await page.keyboard.press('ArrowRight');
    await atStep(page, step);
  }
  await page.keyboard.press('Escape');
  await closed(page, '/dashboard');
});

test('the focus is returned once: a shortcut pressed at that moment opens the search', async ({ page }) => {
  await page.goto('/profile');
  await opener(page).click();
  await atStep(page, 1);
  await opener(page).evaluate((button) =>
    button.addEventListener(
      'focus',
      () => button.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })),
      { once: true },
    ),
  );
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
});

test('Back closes the tour', async ({ page }) => {
  await open(page);
  await press(page, 'Next');
  await press(page, 'Next');
  await atStep(page, 3);
  await page.goBack();
  await expect(page).toHaveURL('/dashboard');
  await expect(tour(page)).toHaveCount(0);
  await expect(sidebar(page)).toBeVisible();
});

test('fast key presses end at the right step on its screen', async ({ page }) => {
  await open(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await atStep(page, 2);
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await atStep(page, 6);
  await lit(page, '[data-tour="support"]');
});

for (const part of ['js', 'css']) {
  test(`shows an error when the .${part} of the tour cannot be loaded, and the next press tries again`, async ({
    page,
  }) => {
    await page.goto('/profile');
    await page.waitForLoadState('networkidle');
    await page.route(`**/assets/tour-*.${part}`, (route) => route.abort());
    await opener(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'The tour could not be loaded.' })).toBeVisible();
    await page.unroute(`**/assets/tour-*.${part}`);
    test.skip(part === 'js' && !(await requestsModulesAgain(page)), 'This browser keeps a failed module.');
    await opener(page).click();
    await atStep(page, 1);
    await lit(page, '[data-area="welcome"]');
    await expect(page.getByText('The tour could not be loaded.')).toBeHidden();
  });
}

test('a press before hydration opens the tour after it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto('/profile', { waitUntil: 'commit' });
  await opener(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
  letScriptsCome();
  await atStep(page, 1);
  await page.keyboard.press('Escape');
  await closed(page, '/dashboard');
});

test('hides the tour button without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/dashboard');
  await expect(page.getByText('Take a Tour')).toBeHidden();
  await page.close();
});
