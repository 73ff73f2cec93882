import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import AddIcon from '@fluentui/svg-icons/icons/add_20_regular.svg?react';

import { violations } from './axe-for-test';
import { Command, CommandBar } from './command-bar';
import { FilterBox } from './filter-box';

const NAMES = ['Create', 'Refresh', 'Export to CSV', 'Collapse all', 'Copy link'];
const REASON = 'There is nothing to export.';
const bar = page.getByRole('group', { name: 'Commands' });
const more = page.getByLabelText('More commands');
const why = page.getByRole('button', { name: 'Why?' });
const command = (name: string) => bar.getByRole('button', { name });

async function renderBar(
  width: number,
  onPress = vi.fn<(name: string) => void>(),
  disabled = 'Export to CSV',
) {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { js: '', hydrated: '' });
  onTestFinished(() => {
    delete dataset['js'];
    delete dataset['hydrated'];
    document.documentElement.dir = '';
  });
  await page.viewport(width, 600);
  await render(
    <CommandBar label="Commands" moreLabel="More commands">
      {NAMES.map((name) => (
        <Command
          icon={AddIcon}
          key={name}
          label={name}
          {...(name === disabled
            ? { disabledReason: REASON, why: <button type="button">Why?</button> }
            : { onClick: () => onPress(name) })}
        />
      ))}
    </CommandBar>,
  );
}

/** The commands that the bar shows: those within its height. */
const shown = () => {
  const { bottom } = bar.element().getBoundingClientRect();
  return NAMES.filter((name) => command(name).element().getBoundingClientRect().bottom <= bottom);
};

for (const dir of ['ltr', 'rtl'])
  test(`shows one row of commands, and those that do not fit after a press on “…”: ${dir}`, async () => {
    document.documentElement.dir = dir;
    await renderBar(1366);
    await expect.poll(shown).toEqual(NAMES);
    await expect.element(more).not.toBeVisible();

    await page.viewport(320, 600);
    await expect.element(more).toBeVisible();
    expect(shown()).toEqual(NAMES.slice(0, 2));
    await more.click();
    expect(shown()).toEqual(NAMES);
    await more.click();
    expect(shown()).toEqual(NAMES.slice(0, 2));

    await page.viewport(1366, 600);
    await expect.element(more).not.toBeVisible();
    expect(shown()).toEqual(NAMES);
  });

test('a row of a search box alone is as high as the bar, so that no part of the next row is shown', async () => {
  document.documentElement.dataset['js'] = '';
  onTestFinished(() => void delete document.documentElement.dataset['js']);
  await page.viewport(320, 600);
  await render(
    <CommandBar label="Commands" moreLabel="More commands">
      <FilterBox label="Search" onChange={() => {}} placeholder="Search" value="" />
      <Command icon={AddIcon} label="Create" onClick={() => {}} />
    </CommandBar>,
  );
  await expect.element(more).toBeVisible();
  const { bottom } = more.element().getBoundingClientRect();
  expect(command('Create').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
});

test('a command behind “…” is shown when it gets the focus; a disabled one states its reason', async () => {
  const onPress = vi.fn<(name: string) => void>();
  await renderBar(320, onPress);
  await expect.element(more).toBeVisible();
  (command('Refresh').element() as HTMLElement).focus();
  expect(shown()).toEqual(NAMES.slice(0, 2));
  await userEvent.tab();
  const disabled = command('Export to CSV');
  await expect.element(disabled).toHaveFocus();
  expect(shown()).toEqual(NAMES);
  await userEvent.keyboard('{Enter}');
  await expect.element(disabled).toHaveAccessibleDescription(REASON);
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(why).toBeVisible();
  for (const _ of ['Why?', 'Collapse all', 'Copy link']) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledExactlyOnceWith('Copy link');
});

test('“Why?” below a command of the first row does not show the other rows', async () => {
  await renderBar(320, vi.fn<(name: string) => void>(), 'Create');
  await expect.element(more).toBeVisible();
  await userEvent.tab();
  await expect.element(why).toBeVisible();
  await userEvent.tab();
  await expect.element(why).toHaveFocus();
  expect(shown()).toEqual(NAMES.slice(0, 2));
});

test('measures its rows 16 ms after the last change of its size (spec §9)', async () => {
  let resize = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resize = report;
      }
      observe() {}
      disconnect() {}
    },
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  await renderBar(320);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const isShown = () => more.element().checkVisibility();
  resize();
  vi.advanceTimersByTime(10);
  resize();
  vi.advanceTimersByTime(15);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
});

test('axe finds no violation with all commands shown', async () => {
  await renderBar(320);
  await more.click();
  expect(await violations()).toEqual([]);
});
