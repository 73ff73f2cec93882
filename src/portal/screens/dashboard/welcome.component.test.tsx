import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { renderInPortal } from '~/portal/features/portal-for-test';

import { Welcome } from './welcome';

const person = { initials: 'GH', photo: null, email: null, linkedin: null, place: '' };

test.each([
  [{}, 'presentation'],
  [{ photoAlt: 'A woman in uniform before a Mark I' }, 'img'],
] as const)('with %o, the portrait beside the name has the role “%s”', async (described, role) => {
  const photo = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';
  const props = { headline: null, name: 'Grace Hopper', now: null, resumePages: null };
  await renderInPortal(<Welcome {...props} person={{ ...person, photo, ...described }} />);
  const { photoAlt } = { photoAlt: undefined, ...described };
  await expect.element(page.getByRole(role, { name: photoAlt })).toBeVisible();
});

test.each([
  [null, 'In a hurry? Read the plain résumé'],
  [3, 'In a hurry? Read the plain résumé, 3 pages'],
  [4, 'In a hurry? Read the plain résumé'],
])('offers a résumé of %s pages as “%s”', async (resumePages, name) => {
  await renderInPortal(
    <Welcome headline={null} name="Grace Hopper" now={null} person={person} resumePages={resumePages} />,
  );
  await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
});
