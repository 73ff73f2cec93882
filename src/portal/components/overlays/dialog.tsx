import type { ButtonHTMLAttributes, KeyboardEvent, MouseEvent, ReactNode, SyntheticEvent } from 'react';

import { Button } from '../button';
import styles from './dialog.module.css';

type Props = {
  /** The id for `opensDialog`. */
  id: string;
  title: string;
  children: ReactNode;
} & (
  | { kind: 'informational'; /** The label of its only button. */ ok: string }
  /** Not closed by a click outside (spec §4). Buttons that only close are `<Button type="submit">`. */
  | { kind: 'blocking'; actions: ReactNode }
);

const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** Traps Tab. A native modal dialog lets the focus move to the browser's toolbar. */
export function loopFocus(event: KeyboardEvent<HTMLElement>) {
  const dialog = event.currentTarget.closest('dialog');
  if (event.key !== 'Tab' || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
}

/** Keeps the focus in the dialog when the backdrop is clicked. */
function keepFocus(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget) event.preventDefault();
}

/** The button that opened a dialog last. */
const openers = new WeakMap<Element, Element>();

/**
 * Returns the focus to the opener, or to the trigger of the tooltip or menu that contained it and is hidden, if the
 * browser has not returned it: WebKit does not focus a button on a click. Before hydration nothing has recorded the
 * opener.
 */
function returnFocus({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) {
  const { activeElement } = document;
  const lost = activeElement === document.body || dialog.contains(activeElement);
  if (!lost) return;
  const opener = openers.get(dialog) ?? document.querySelector(`[commandfor="${dialog.id}"]`);
  const around = opener?.closest('[data-trigger], :has(> [popovertarget])');
  const target = around ? around.querySelector('button') : opener;
  if (target instanceof HTMLElement) target.focus();
}

/** For browsers without `closedby`: a click on the dialog element itself is a click on its backdrop. */
function closeFromOutside(event: MouseEvent<HTMLDialogElement>) {
  if (event.target === event.currentTarget && !('closedBy' in HTMLDialogElement.prototype))
    event.currentTarget.close();
}

/**
 * A modal `<dialog>`. It is in the page's HTML, opens without scripts in browsers with invoker commands, and
 * returns the focus to its opener.
 */
export function Dialog({ id, title, children, ...kind }: Props) {
  const informational = kind.kind === 'informational';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog is interactive; the rule treats it as static
    <dialog
      aria-labelledby={`${id}-title`}
      className={styles['dialog']}
      id={id}
      onClose={returnFocus}
      onClick={informational ? closeFromOutside : undefined}
      onKeyDown={loopFocus}
      onMouseDown={keepFocus}
      {...{ closedby: informational ? 'any' : 'closerequest' }}
    >
      <form className={styles['body']} method="dialog">
        <h2 className={styles['title']} id={`${id}-title`}>
          {title}
        </h2>
        {children}
        <div className={styles['actions']}>
          {kind.kind === 'blocking' ? (
            kind.actions
          ) : (
            <Button appearance="primary" type="submit">
              {kind.ok}
            </Button>
          )}
        </div>
      </form>
    </dialog>
  );
}

export function opensDialog(id: string): ButtonHTMLAttributes<HTMLButtonElement> {
  const open = ({ currentTarget }: MouseEvent) => {
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    openers.set(dialog, currentTarget);
    // Browsers with invoker commands open it themselves.
    if (!('command' in HTMLButtonElement.prototype) && !dialog.open) dialog.showModal();
  };
  const invoker = { command: 'show-modal', commandfor: id };
  return { 'aria-haspopup': 'dialog', onClick: open, ...invoker };
}
