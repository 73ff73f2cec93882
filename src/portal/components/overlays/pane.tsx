import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

import DismissIcon from '@fluentui/svg-icons/icons/dismiss_20_regular.svg?react';

import { loopFocus } from './dialog';
import styles from './pane.module.css';

/** Activates a link with the role `button` by the space bar, as the ARIA practices require. */
function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  // Prevents scrolling.
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}

/**
 * The context pane, docked at the end of the page below the top bar. The focus starts at its heading. The
 * page controls whether it is open. Escape, the close button and a click outside request closing. Its content
 * is in the page's HTML; without scripts the address `#id` shows it.
 */
export function Pane({
  id,
  icon,
  title,
  subtitle,
  closeLabel,
  open = true,
  onClose,
  heading,
  children,
}: {
  id: string;
  /** Decorative icon beside the title, 24 px. */ icon: ReactNode;
  title: string;
  subtitle: string;
  closeLabel: string;
  open?: boolean;
  onClose: () => void;
  /** For a pane whose content changes while it is open. */ heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const pane = dialog.current;
    if (open && !pane?.open) {
      pane?.showModal();
      pane?.querySelector<HTMLElement>('h2')?.focus();
    } else if (!open && pane?.open) pane.close();
  }, [open]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a dialog is interactive; Escape is its key
    <dialog
      aria-labelledby={`${id}-title`}
      className={styles['pane']}
      id={id}
      onClick={(event) => {
        // The second click of a double click that opened the pane does not close it.
        if (event.target === event.currentTarget && event.detail < 2) onClose();
      }}
      onClose={() => open && onClose()}
      onKeyDown={loopFocus}
      ref={dialog}
    >
      <div className={styles['body']}>
        <div className={styles['header']}>
          <span className={styles['icon']}>{icon}</span>
          <div className={styles['names']}>
            <h2 className={styles['title']} id={`${id}-title`} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <p className={styles['subtitle']}>{subtitle}</p>
          </div>
          <a
            aria-label={closeLabel}
            className={styles['close']}
            href="#content"
            onClick={(event) => {
              event.preventDefault();
              onClose();
            }}
            onKeyDown={pressBySpace}
            role="button"
          >
            <DismissIcon />
          </a>
        </div>
        <div className={styles['content']} data-scroll="pane">
          {children}
        </div>
      </div>
    </dialog>
  );
}
