import { expect, test } from '@playwright/test';
import { watch } from '../sweep/watch';
import { atStep, closed, lit, open, opener, places, press, sidebar } from '../support/on-tour';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

test('scrolls to the target and follows it', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 420 });
  await page.goto('/dashboard');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await opener(page).press('Enter');
  await atStep(page, 1);
  await expect(page.locator('[data-area="welcome"]')).toBeInViewport({ ratio: 1 });
  await lit(page, '[data-area="welcome"]');
  await page.evaluate(() => scrollBy(0, 60));
  await lit(page, '[data-area="welcome"]');
  await page.setViewportSize({ width: 800, height: 600 });
  await lit(page, '[data-area="welcome"]');
  // Content above grows without an event: the timer measures again.
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('hr')));
  await lit(page, '[data-area="welcome"]');
});

test('without its target, a step is shown in the middle and the tour continues', async ({ page }) => {
  await open(page);
  await page.evaluate(
    () => delete document.querySelector<HTMLElement>('[data-area="welcome"]')?.dataset['area'],
  );
  await page.clock.install();
  await press(page, 'Next');
  await press(page, 'Previous');
  await atStep(page, 1);
  await page.clock.runFor(4000);
  const { bubble, dark } = await places(page);
  expect(dark).toBe(true);
  expect(Math.abs((bubble?.x ?? 0) + (bubble?.width ?? 0) / 2 - 683)).toBeLessThan(10);
  expect(bubble?.width).toBeLessThanOrEqual(400); // spec §9
  await press(page, 'Next');
  await atStep(page, 2);
});

test('expands a collapsed sidebar for its step, and collapses it afterwards', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Portal menu' }).click();
  const rail = (await sidebar(page).boundingBox())?.width ?? 0;
  await opener(page).click();
  await press(page, 'Next');
  await atStep(page, 2);
  expect((await sidebar(page).boundingBox())?.width).toBeGreaterThan(rail);
  await lit(page, '#sidebar');
  await press(page, 'Next');
  await atStep(page, 3);
  expect((await sidebar(page).boundingBox())?.width).toBe(rail);
  await press(page, 'Previous');
  await atStep(page, 2);
  await page.reload(); // leaves the page during the tour
  expect((await sidebar(page).boundingBox())?.width).toBe(rail);
  await expect(page.getByRole('button', { name: 'Portal menu' })).toHaveAttribute('aria-expanded', 'false');
});

for (const { width, height } of PHONES) {
  test(`at ${width} px the drawer opens for its step, and every bubble fits on the screen`, async ({
    page,
  }) => {
    const faults = watch(page);
    await page.setViewportSize({ width, height });
    await open(page);
    for (let step = 1; step <= 6; step += 1) {
      await atStep(page, step);
      if (step === 2) {
        await lit(page, '#sidebar');
        await expect(sidebar(page)).toBeInViewport();
        // The last entry ends above the bubble.
        const last = await sidebar(page).locator('a').last().boundingBox();
        expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await places(page)).bubble?.y ?? 0);
      } else {
        await expect(sidebar(page)).toBeHidden();
        await expect(page.locator('main')).toHaveJSProperty('inert', false);
      }
      const { bubble } = await places(page);
      expect(bubble?.x).toBeGreaterThanOrEqual(0);
      expect(bubble?.y).toBeGreaterThanOrEqual(0);
      expect(bubble?.right).toBeLessThanOrEqual(width);
      expect(bubble?.bottom).toBeLessThanOrEqual(height);
      await page.keyboard.press('ArrowRight');
    }
    await closed(page, '/dashboard');
    expect(faults).toEqual([]);
  });
}

test('Escape closes the tour and the open drawer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await press(page, 'Next');
  await expect(sidebar(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await closed(page, '/dashboard');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('main')).toHaveJSProperty('inert', false);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  for (let step = 1; step <= 6; step += 1) {
    await atStep(page, step);
    const durations = await page.evaluate(() =>
      document.getAnimations().map((animation) => Number(animation.effect?.getTiming().duration)),
    );
    expect(durations.filter((duration) => duration > 1)).toEqual([]);
    await page.keyboard.press('ArrowRight');
  }
});
