import { useEffect, useId, useRef, useState, type ComponentType, type ReactNode } from 'react';
import MoreIcon from '@fluentui/svg-icons/icons/more_horizontal_20_regular.svg?react';
import { useFocusTarget } from '~/portal/browser/focus-targets';
import { RESIZE_DEBOUNCE_MS } from '~/portal/first-second-settings';
import styles from './command-bar.module.css';
import { opensDialog } from './overlays/dialog';
import { Tooltip } from './overlays/tooltip';

type CommandProps = { icon: ComponentType; label: string } & (
  | { onClick: () => void }
  | { opens: string }
  /** `why` is a link from the reason to more information. */
  | { disabledReason: string; why?: ReactNode }
);

/** The class of a command, for links that look like one. */
export const commandClass = styles['command'];

/** A command. A disabled command is focusable, and its tooltip states the reason. */
export function Command({ icon: Icon, label, ...action }: CommandProps) {
  const face = (
    <>
      <Icon />
      {label}
    </>
  );
  if ('disabledReason' in action) {
    return (
      <Tooltip action={action.why} text={action.disabledReason}>
        {(describedBy) => (
          <button
            aria-describedby={describedBy}
            aria-disabled="true"
            className={styles['command']}
            type="button"
          >
            {face}
          </button>
        )}
      </Tooltip>
    );
  }
  const behaviour = 'opens' in action ? opensDialog(action.opens) : { onClick: action.onClick };
  return (
    <button
      className={styles['command']}
      data-scripted={'onClick' in action || undefined}
      type="button"
      {...behaviour}
    >
      {face}
    </button>
  );
}

/**
 * The commands of a page in one row. Commands that do not fit wrap into further rows, which "More commands" shows;
 * the focus shows them too. Without scripts all rows are visible.
 */
export function CommandBar({
  label,
  moreLabel,
  children,
}: {
  label: string;
  moreLabel: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  useFocusTarget('commands', () => row.current?.querySelector<HTMLElement>('a, button'));
  /** Shows "…" if there is a further row, and all rows if the focus is in one of them. */
  const measure = () => {
    const rows = row.current;
    if (!rows) return;
    const end = rows.firstElementChild?.getBoundingClientRect().bottom ?? 0;
    const isWrapped = (item: Element | null) => item !== null && item.getBoundingClientRect().top >= end;
    rows.toggleAttribute('data-overflows', isWrapped(rows.lastElementChild));
    if (isWrapped(rows.querySelector(':scope > :focus-within'))) setIsOpen(true);
  };
  useEffect(() => {
    let resized: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(resized);
      resized = setTimeout(measure, RESIZE_DEBOUNCE_MS);
    });
    if (row.current) observer.observe(row.current);
    return () => observer.disconnect();
    // After every render: a new observer reports at once, and labels may have changed.
  });
  return (
    <div aria-label={label} className={styles['bar']} role="group">
      <div className={styles['row']} id={id} onFocus={measure} ref={row}>
        {children}
      </div>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={moreLabel}
        className={styles['more']}
        onClick={() => setIsOpen(!isOpen)}
        type="button"
      >
        <MoreIcon />
      </button>
    </div>
  );
}

/** Commands that belong together, between dividers. */
export function CommandGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div aria-label={label} className={styles['group']} role="group">
      {children}
    </div>
  );
}
