import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { violations } from './axe-for-test';
import { Tabs } from './tabs';

const REASON = 'There is no Word file.';

function Formats() {
  const [chosen, setChosen] = useState('pdf');
  const tabs = [
    { id: 'pdf', label: 'PDF' },
    { id: 'md', label: 'Markdown' },
    { id: 'docx', label: 'Word', disabledBecause: REASON },
    { id: 'txt', label: 'Text' },
  ];
  return (
    <Tabs chosen={chosen} label="Formats" onChoose={setChosen} tabs={tabs}>
      <p>This is {chosen}.</p>
    </Tabs>
  );
}

const tab = (name: string) => page.getByRole('tab', { name });
const panel = (name: string) => page.getByRole('tabpanel', { name });

for (const [dir, forward, back] of [
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const) {
  test(`arrow keys, Home and End move focus and select the tab: ${dir}`, async () => {
    document.documentElement.dir = dir;
    await render(<Formats />);
    await userEvent.tab();
    await expect.element(tab('PDF')).toHaveFocus();
    await userEvent.keyboard(forward);
    await expect.element(tab('Markdown')).toHaveFocus();
    await expect.element(tab('Markdown')).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel('Markdown')).toHaveTextContent('This is md.');
    await userEvent.keyboard('{End}');
    await expect.element(panel('Text')).toHaveTextContent('This is txt.');
    // The last tab is followed by the first.
    await userEvent.keyboard(forward);
    await expect.element(tab('PDF')).toHaveFocus();
    await userEvent.keyboard(back);
    await expect.element(tab('Text')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect.element(panel('PDF')).toHaveTextContent('This is pdf.');
  });
}

test('a disabled tab is focusable, shows its reason, and is not selected', async () => {
  await render(<Formats />);
  await tab('Markdown').click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Word')).toHaveFocus();
  await expect.element(tab('Word')).toHaveAccessibleDescription(REASON);
  await expect.element(tab('Word')).toHaveAttribute('aria-selected', 'false');
  await expect.element(panel('Markdown')).toBeVisible();
});

test('the tabs are one tab stop', async () => {
  await render(
    <>
      <Formats />
      <button type="button">After</button>
    </>,
  );
  await tab('Markdown').click();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(tab('Markdown')).toHaveFocus();
});

test('axe finds no violation', async () => {
  await render(<Formats />);
  expect(await violations()).toEqual([]);
});
