import { useId, type ComponentType, type ReactNode } from 'react';

import MoreIcon from '@fluentui/svg-icons/icons/more_horizontal_20_regular.svg?react';

import styles from './command-bar.module.css';
import { opensDialog } from './dialog';
import { Tooltip } from './tooltip';

type CommandProps = { icon: ComponentType; label: string } & (
  | { onClick: () => void }
  | { opens: string }
  /** `why` leads from the reason to more. */
  | { disabledReason: string; why?: ReactNode }
);

/** A command's class, for links that look like one. */
export const commandClass = styles['command'];

/** One command. A disabled one stays reachable and says why on hover and on focus. */
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
 * A page's commands. Those in `more` stand in the same row where there is room and move behind
 * "…" where there is not: the same elements, once in a row, once in the platform's popover.
 */
export function CommandBar({
  label,
  moreLabel,
  children,
  more,
}: {
  label: string;
  moreLabel: string;
  children: ReactNode;
  more?: ReactNode;
}) {
  const id = useId();
  return (
    <div aria-label={label} className={styles['bar']} role="group">
      {children}
      {more && (
        <>
          <button aria-label={moreLabel} className={styles['moreButton']} popoverTarget={id} type="button">
            <MoreIcon />
          </button>
          <div className={styles['more']} id={id} popover="auto">
            {more}
          </div>
        </>
      )}
    </div>
  );
}
