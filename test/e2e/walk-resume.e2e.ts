import { expect, test } from '@playwright/test';

import { listen, tabTo } from '../support/walking';

// A common visit with the keyboard only, checked by the announcements of a screen reader.
test('downloads the résumé from the Dashboard by keyboard, reads it as text, and returns focus', async ({
  page,
}) => {
  await listen(page);
  await page.goto('/dashboard');
  const command = page.getByRole('link', { name: 'Download résumé' });
  await tabTo(page, command);
  await page.keyboard.press('Enter');

  const pane = page.getByRole('dialog', { name: 'Download résumé' });
  await expect(pane.getByRole('tablist', { name: 'Formats' })).toMatchAriaSnapshot(`
    - tablist "Formats":
      - tab "PDF" [selected]
      - tab "Word"
      - tab "JSON Resume"
      - tab "Markdown"
      - tab "Text"
      - tab "vCard"
  `);
  await tabTo(page, pane.getByRole('link', { name: 'Download' }));
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect
    .poll(() => page.evaluate(() => window.announcements.join('\n')))
    .toMatch(/File exported.*\.pdf/s);

  await tabTo(page, pane.getByRole('tab', { name: 'PDF' }));
  for (const name of ['Word', 'JSON Resume', 'Markdown', 'Text']) {
    await page.keyboard.press('ArrowRight');
    await expect(pane.getByRole('tab', { name })).toBeFocused();
    await expect(pane.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(pane.getByRole('region')).toContainText('EXPERIENCE');
  await page.keyboard.press('Escape');
  await expect(pane).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await expect(command).toBeFocused();
});
