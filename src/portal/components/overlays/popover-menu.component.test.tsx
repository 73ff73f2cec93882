import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { violations } from '../axe-for-test';
import { menuEntryClass, PopoverMenu } from './popover-menu';

const opener = page.getByRole('button', { name: 'Commands for Indra' });
const entry = page.getByRole('button', { name: 'Copy link' });

const menu = (onCopy = vi.fn<() => void>()) => (
  <PopoverMenu label="Commands for Indra">
    <button className={menuEntryClass} onClick={onCopy} type="button">
      Copy link
    </button>
    <a className={menuEntryClass} href="#indra">
      Open
    </a>
  </PopoverMenu>
);

test('by keyboard, an entry acts and closes the menu', async () => {
  const onCopy = vi.fn<() => void>();
  await render(menu(onCopy));
  await expect.element(entry).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry).toBeVisible();
  await userEvent.tab();
  await expect.element(entry).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onCopy).toHaveBeenCalledOnce();
  await expect.element(entry).not.toBeInTheDocument();
});

test('Escape closes the menu and returns focus, and a second press closes it', async () => {
  await render(menu());
  await opener.click();
  await userEvent.tab();
  await expect.element(entry).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(entry).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(entry).toBeVisible();
  await opener.click();
  await expect.element(entry).not.toBeInTheDocument();
});

test('axe finds no violation in an open menu', async () => {
  await render(menu());
  await opener.click();
  await expect.element(entry).toBeVisible();
  expect(await violations()).toEqual([]);
});
