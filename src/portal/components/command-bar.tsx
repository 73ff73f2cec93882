import { Children, isValidElement, useId, type ComponentType, type ReactNode } from 'react';
import MoreIcon from '@fluentui/svg-icons/icons/more_horizontal_20_regular.svg?react';
import { useFocusTarget } from '~/portal/browser/focus-targets';
import styles from './command-bar.module.css';
import { opensDialog } from './overlays/dialog';
import { Tooltip } from './overlays/tooltip';
import { useFitting } from './use-fitting';

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
 * The commands of a page in one row. Items that do not fit move behind "…". Before measuring, and without
 * scripts, `more` is behind "…" in narrow windows. Each command must be one element, not a fragment, so that
 * it can be measured.
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
  /** The commands that move first. */ more?: ReactNode;
}) {
  const id = useId();
  const first = Children.toArray([children]);
  const items = Children.toArray([children, more]);
  const [row, fitting] = useFitting(items.length);
  useFocusTarget('commands', () => row.current?.querySelector<HTMLElement>('a, button'));
  const inRow = fitting ?? first.length;
  const behind = items.slice(inRow);
  return (
    <div
      aria-label={label}
      className={styles['bar']}
      data-measured={fitting === null ? undefined : ''}
      ref={row}
      role="group"
    >
      {items.slice(0, inRow).map(inItem)}
      {(behind.length > 0 || fitting === items.length) && (
        <button
          aria-label={moreLabel}
          className={styles['moreButton']}
          data-idle={behind.length === 0 || undefined}
          data-more=""
          popoverTarget={id}
          type="button"
        >
          <MoreIcon />
        </button>
      )}
      {behind.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the clicks of its commands, which keys trigger too
        <div
          className={styles['more']}
          id={id}
          onClick={({ currentTarget, target }) => {
            if ((target as Element).closest('button, a')?.ariaDisabled !== 'true')
              currentTarget.hidePopover();
          }}
          popover="auto"
        >
          {behind.map(inItem)}
        </div>
      )}
    </div>
  );
}

const inItem = (item: ReactNode, at: number) => (
  <span className={styles['item']} data-item="" key={isValidElement(item) ? item.key : at}>
    {item}
  </span>
);

/** Commands that belong together, between dividers. Behind "…" the group shows its name. */
export function CommandGroup({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <div aria-label={label} className={styles['group']} role="group">
      {label && (
        <span aria-hidden="true" className={styles['name']}>
          {label}
        </span>
      )}
      {children}
    </div>
  );
}
