import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AlertIcon from '@fluentui/svg-icons/icons/alert_24_regular.svg?react';

import { violations } from '../axe-for-test';
import { Button } from '../button';
import { Pane } from './pane';

function Notifications() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Pane
        closeLabel="Close"
        icon={<AlertIcon />}
        id="pane"
        onClose={() => setOpen(false)}
        open={open}
        subtitle="Of this visit"
        title="Notifications"
      >
        <Button>Dismiss all</Button>
      </Pane>
    </>
  );
}

const opener = page.getByRole('button', { name: 'Open' });
const pane = page.getByRole('dialog', { name: 'Notifications' });
const close = pane.getByRole('button', { name: 'Close' });

const EXITS: readonly (readonly [string, () => Promise<void>])[] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => close.click()],
  ['a click beside it', () => userEvent.click(document.documentElement, { position: { x: 9, y: 700 } })],
];
for (const [how, act] of EXITS)
  test(`opening focuses the heading, and ${how} closes the pane and returns focus`, async () => {
    await render(<Notifications />);
    await opener.click();
    await expect.element(pane.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
    await act();
    await expect.element(pane).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    // Its page knows that it is closed.
    await opener.click();
    await expect.element(pane).toBeVisible();
  });

test('Tab and Shift+Tab stay in the pane', async () => {
  await render(<Notifications />);
  await opener.click();
  const last = pane.getByRole('button', { name: 'Dismiss all' });
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab();
  await expect.element(last).toHaveFocus();
  await userEvent.tab();
  await expect.element(close).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(last).toHaveFocus();
});

test('axe finds no violation in an open pane', async () => {
  await render(<Notifications />);
  await opener.click();
  await expect.element(pane).toBeVisible();
  expect(await violations()).toEqual([]);
});
