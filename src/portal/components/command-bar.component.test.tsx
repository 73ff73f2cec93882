import { useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';

import { violations } from './axe-for-test';
import { Command, CommandBar } from './command-bar';

const NAMES = ['Create', 'Refresh', 'Export to CSV', 'Collapse all', 'Copy link'];
const REASON = 'There is nothing to export.';
const bar = page.getByRole('group', { name: 'Commands' });
const more = bar.getByRole('button', { name: 'More commands' });
const command = (name: string) => bar.getByRole('button', { name });

const commands = (onPress = vi.fn<(name: string) => void>()) => (
  <CommandBar label="Commands" moreLabel="More commands">
    {NAMES.map((name) => (
      <Command
        icon={AddIcon}
        key={name}
        label={name}
        {...(name === 'Export to CSV' ? { disabledReason: REASON } : { onClick: () => onPress(name) })}
      />
    ))}
  </CommandBar>
);

for (const dir of ['ltr', 'rtl'])
  test(`shows all commands in a row while they fit, and the last ones in the menu “…” otherwise: ${dir}`, async () => {
    document.documentElement.dir = dir;
    await render(commands());
    await expect.element(more).not.toBeInTheDocument();
    for (const name of NAMES) await expect.element(command(name)).toBeVisible();

    await page.viewport(320, 600);
    await expect.element(more).toBeVisible();
    await expect.element(command('Create')).toBeVisible();
    await expect.element(command('Copy link')).not.toBeInTheDocument();
    const tops = bar
      .getByRole('button')
      .elements()
      .map((button) => Math.round(button.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await more.click();
    for (const name of NAMES) await expect.element(command(name)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(command('Copy link')).not.toBeInTheDocument();
    await expect.element(more).toHaveFocus();

    await page.viewport(1366, 600);
    await expect.element(command('Copy link')).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
  });

/** Calls a function in the first moment after hydration in which anything else can run. */
function AfterHydration({ call }: { call: () => void }) {
  useLayoutEffect(() => queueMicrotask(call), [call]);
  return null;
}

/** A bar as a built page has it, and its hydration. "Delete" is a command that is behind "…" where space is short. */
function builtBar(afterHydration = () => {}) {
  const built = (
    <>
      <CommandBar
        label="Commands"
        more={<Command disabledReason={REASON} icon={AddIcon} label="Delete" />}
        moreLabel="More commands"
      >
        {NAMES.slice(0, 2).map((name) => (
          <Command icon={AddIcon} key={name} label={name} onClick={() => {}} />
        ))}
      </CommandBar>
      <AfterHydration call={afterHydration} />
    </>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.style.container = 'content / inline-size';
  container.innerHTML = renderToString(built);
  onTestFinished(() => container.remove());
  return async () => {
    const root = hydrateRoot(container, built);
    onTestFinished(() => root.unmount());
    await expect.poll(() => container.querySelector('[data-measured]')).not.toBeNull();
  };
}

test('a command keeps the focus when hydration moves it into the row', async () => {
  const hydrate = builtBar();
  (command('Delete').element() as HTMLElement).focus();
  await expect.element(command('Delete')).toHaveFocus();
  await hydrate();
  await expect.element(command('Delete')).toHaveFocus();
  expect(command('Delete').element().closest('[popover]')).toBeNull();
});

test('a command in the menu “…” acts and closes it; a disabled one shows its reason and keeps it open', async () => {
  const onPress = vi.fn<(name: string) => void>();
  await page.viewport(320, 600);
  await render(commands(onPress));
  await more.click();
  const disabled = command('Export to CSV');
  (disabled.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(disabled).toHaveAccessibleDescription(REASON);
  await expect.element(command('Copy link')).toBeVisible();
  expect(onPress).not.toHaveBeenCalled();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(command('Copy link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith('Copy link');
  await expect.element(command('Copy link')).not.toBeInTheDocument();
});

test('axe finds no violation with the menu open', async () => {
  await page.viewport(320, 600);
  await render(commands());
  await more.click();
  await expect.element(command('Copy link')).toBeVisible();
  expect(await violations()).toEqual([]);
});
