import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import MoreIcon from '@fluentui/svg-icons/icons/more_horizontal_20_regular.svg?react';
import { useFocusTarget } from '~/portal/browser/focus-targets';
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
  const bar = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDetailsElement>(null);
  useFocusTarget('commands', () => row.current?.querySelector<HTMLElement>('a, button'));
  useEffect(() => {
    const [outer, inner] = [bar.current, row.current];
    if (!outer || !inner) return undefined;
    const observer = new ResizeObserver(() =>
      outer.toggleAttribute('data-overflows', topOf(inner.lastElementChild) > topOf(inner)),
    );
    observer.observe(outer);
    return () => observer.disconnect();
    // After every render: a new observer reports at once, and labels may have changed.
  });
  return (
    <div aria-label={label} className={styles['bar']} ref={bar} role="group">
      <div
        className={styles['row']}
        onFocus={({ target, currentTarget }) => {
          const isWrapped = topOf(target) > topOf(currentTarget) + target.offsetHeight / 2;
          if (isWrapped && more.current) more.current.open = true;
        }}
        ref={row}
      >
        {children}
      </div>
      <details className={styles['more']} ref={more}>
        <summary aria-label={moreLabel}>
          <MoreIcon />
        </summary>
      </details>
    </div>
  );
}

const topOf = (element: Element | null): number => element?.getBoundingClientRect().top ?? 0;

/** Commands that belong together, between dividers. */
export function CommandGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div aria-label={label} className={styles['group']} role="group">
      {children}
    </div>
  );
}
