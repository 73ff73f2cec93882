import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderInPortal } from '../portal-for-test';
import { NoAddress } from './no-address';

const SENTENCE = 'This portal has no email address to write to.';

test('names the other ways to reach the owner, if there are any', async () => {
  const website = { label: 'ada.example', url: 'https://ada.example' };
  await renderInPortal(<NoAddress linkedin={null} profiles={[]} website={website} />);
  await expect.element(page.getByText(`${SENTENCE} The contact details name other ways.`)).toBeVisible();
});

test('says no more than that without any', async () => {
  await renderInPortal(<NoAddress linkedin={null} profiles={[]} website="" />);
  await expect.element(page.getByText(SENTENCE, { exact: true })).toBeVisible();
});
