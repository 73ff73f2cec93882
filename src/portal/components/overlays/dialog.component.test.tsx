import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { violations } from '../axe-for-test';
import { Button } from '../button';
import { Dialog, opensDialog } from './dialog';
import { PopoverMenu } from './popover-menu';
import { Tooltip } from './tooltip';

const dialog = page.getByRole('dialog', { name: 'New Resource' });
const opener = page.getByRole('button', { name: 'Create' });

const informational = (
  <>
    <Button {...opensDialog('denied')}>Create</Button>
    <Dialog id="denied" kind="informational" ok="OK" title="New Resource">
      <p>It is not allowed.</p>
    </Dialog>
  </>
);

const blocking = (
  <>
    <Button {...opensDialog('asked')}>Create</Button>
    <Dialog
      actions={
        <>
          <a href="#support">Go to Support</a>
          <Button type="submit">Cancel</Button>
        </>
      }
      id="asked"
      kind="blocking"
      title="New Resource"
    >
      <p>It needs a ticket.</p>
    </Dialog>
  </>
);

/** A place on the backdrop. */
const outside = { position: { x: 10, y: 700 } };
const clickOutside = () => userEvent.click(document.documentElement, outside);

const EXITS: readonly (readonly [string, () => Promise<void>])[] = [
  ['its button', () => dialog.getByRole('button', { name: 'OK' }).click()],
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', clickOutside],
];
for (const [how, close] of EXITS) {
  test(`an informational dialog closes by ${how} and returns focus`, async () => {
    await render(informational);
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toHaveTextContent('It is not allowed.');
    await close();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });
}

test('a blocking dialog stays open and focused after a click outside, and Escape closes it', async () => {
  await render(blocking);
  await opener.click();
  await clickOutside();
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('Tab and Shift+Tab stay in the dialog', async () => {
  await render(blocking);
  await opener.click();
  const link = dialog.getByRole('link', { name: 'Go to Support' });
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await expect.element(link).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(cancel).toHaveFocus();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  await userEvent.tab();
  await expect.element(cancel).toHaveFocus();
});

test('a dialog opened from a tooltip returns focus to the button of the tooltip', async () => {
  await render(
    <>
      <Tooltip action={<Button {...opensDialog('denied')}>Why?</Button>} text="Only the owner can create.">
        {(describedBy) => (
          <button aria-describedby={describedBy} aria-disabled="true" type="button">
            Create
          </button>
        )}
      </Tooltip>
      <Dialog id="denied" kind="informational" ok="OK" title="New Resource">
        <p>It is not allowed.</p>
      </Dialog>
    </>,
  );
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  const why = page.getByRole('button', { name: 'Why?' });
  await expect.element(why).toBeVisible();
  await userEvent.tab();
  await expect.element(why).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('a dialog returns the focus to the opener that was pressed, also if a click does not focus it', async () => {
  // Like WebKit.
  const blur = (event: Event) => {
    event.preventDefault();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  };
  document.addEventListener('mousedown', blur);
  await render(
    <>
      {blocking}
      <PopoverMenu label="More">
        <button type="button" {...opensDialog('asked')}>
          Create below
        </button>
      </PopoverMenu>
      <p>
        <Button {...opensDialog('asked')}>Create another</Button>
      </p>
    </>,
  );
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Create below' }).click();
  await cancel.click();
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus();
  await page.getByRole('button', { name: 'Create another' }).click();
  await cancel.click();
  await expect.element(page.getByRole('button', { name: 'Create another' })).toHaveFocus();
  document.removeEventListener('mousedown', blur);
});

test('axe finds no violation in an open dialog', async () => {
  await render(blocking);
  await opener.click();
  await expect.element(dialog).toBeVisible();
  expect(await violations()).toEqual([]);
});
