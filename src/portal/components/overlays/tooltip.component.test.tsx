import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { violations } from '../axe-for-test';
import { Button } from '../button';
import { Tooltip } from './tooltip';

const REASON = 'Only the owner can deploy new services.';

const services = (
  <>
    <Button>Before</Button>
    <Tooltip action={<a href="#why">Why?</a>} text={REASON}>
      {(describedBy) => (
        <button aria-describedby={describedBy} aria-disabled="true" type="button">
          More services
        </button>
      )}
    </Tooltip>
  </>
);

const more = page.getByRole('button', { name: 'More services' });
const before = page.getByRole('button', { name: 'Before' });
const reason = page.getByText(REASON);
const why = page.getByText('Why?');

test('hover shows a tooltip, and Escape hides it', async () => {
  await render(services);
  await expect.element(reason).not.toBeVisible();
  await more.hover();
  await expect.element(reason).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeVisible();
  await before.hover();
  await more.hover();
  await expect.element(reason).toBeVisible();
  await before.hover();
  await expect.element(reason).not.toBeVisible();
});

test('keyboard focus shows a tooltip as the description', async () => {
  await render(services);
  await before.click();
  await userEvent.tab();
  await expect.element(more).toHaveFocus();
  await expect.element(more).toHaveAccessibleDescription(REASON);
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(reason).not.toBeVisible();
  await expect.element(more).toHaveFocus();
});

test('the link of a tooltip is the next tab stop, and Escape returns focus from it', async () => {
  await render(services);
  await before.click();
  await userEvent.tab();
  await expect.element(reason).toBeVisible();
  await userEvent.tab();
  await expect.element(why).toHaveFocus();
  await expect.element(reason).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await expect.element(reason).not.toBeVisible();
});

test('axe finds no violation while a tooltip is shown', async () => {
  await render(services);
  await more.hover();
  await expect.element(reason).toBeVisible();
  expect(await violations()).toEqual([]);
});
