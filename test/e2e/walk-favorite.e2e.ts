import { expect, test } from '@playwright/test';

import { watch } from '../sweep/watch';
import { hydrated } from '../support/searching';
import { listen } from '../support/walking';

test('with a screen reader: stars a project, finds and opens it on the Dashboard, and removes the star', async ({
  page,
}) => {
  const faults = watch(page);
  await listen(page);
  const announcements = () => page.evaluate(() => window.announcements);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await page.goto('/projects');
  await hydrated(page);

  const featured = page.getByRole('region', { name: 'Featured projects' });
  await expect(featured.getByRole('listitem').first()).toMatchAriaSnapshot(`
    - listitem:
      - article:
        - img /.+/
        - heading "Site Assistant" [level=3]
        - 'button "Favorite: Site Assistant"'
  `);
  const star = featured.getByRole('button', { name: 'Favorite: Site Assistant' });
  await expect(star).toMatchAriaSnapshot(`- 'button "Favorite: Site Assistant"'`);
  await star.focus();
  await page.keyboard.press('Space');
  await expect(star).toMatchAriaSnapshot(`- 'button "Favorite: Site Assistant" [pressed]'`);
  await expect(star).toBeFocused();
  await expect
    .poll(announcements)
    .toContainEqual(expect.stringMatching(/^Added to favorites\W*Site Assistant/));
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');

  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  await expect.poll(announcements).toContainEqual(expect.stringMatching(/^Dashboard/));
  const card = page.getByRole('region', { name: 'Your favorites and recent resources' });
  await expect(card).toMatchAriaSnapshot(`
    - region "Your favorites and recent resources":
      - heading "Your favorites and recent resources" [level=2]
      - region "Favorites":
        - heading "Favorites" [level=3]
        - list:
          - listitem:
            - link "Site Assistant"
      - region "Recent":
        - heading "Recent" [level=3]
        - paragraph: Resources that you open show up here.
  `);

  await card.getByRole('link', { name: 'Site Assistant' }).focus();
  await page.keyboard.press('Enter');
  const pane = page.getByRole('dialog', { name: 'Site Assistant' });
  await expect(pane.getByRole('heading', { level: 2, name: 'Site Assistant' })).toBeFocused();
  await expect(pane).toMatchAriaSnapshot(`
    - dialog "Site Assistant":
      - heading "Site Assistant" [level=2]
      - paragraph: Project
      - button "Close"
      - button "Copy link"
      - 'button "Favorite: Site Assistant" [pressed]'
      - region "Essentials"
      - region "Description"
      - region "Related"
      - navigation "Previous and next"
  `);
  const given = pane.getByRole('button', { name: 'Favorite: Site Assistant' });
  await given.focus();
  await page.keyboard.press('Enter');
  await expect(given).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(announcements)
    .toContainEqual(expect.stringMatching(/Removed from favorites\W*Site Assistant/));

  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(card).toMatchAriaSnapshot(`
    - region "Your favorites and recent resources":
      - region "Favorites":
        - paragraph: Select the star beside a company, role or project to add it here.
      - region "Recent":
        - list:
          - listitem:
            - link "Site Assistant"
  `);
  // The opener is removed. The other link to the same resource receives the focus.
  await expect(card.getByRole('region', { name: 'Recent' }).getByRole('link')).toBeFocused();

  await expect(bell).toHaveAccessibleName('Notifications, 2 new');
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('list')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - paragraph: Removed from favorites
        - paragraph: Site Assistant
        - time
        - 'button "Dismiss “Removed from favorites: Site Assistant”"'
      - listitem:
        - paragraph: Added to favorites
        - paragraph: Site Assistant
        - time
        - 'button "Dismiss “Added to favorites: Site Assistant”"'
  `);
  expect(faults).toEqual([]);
});
