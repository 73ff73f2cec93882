import { useId, type ComponentType, type ReactNode } from 'react';

import MoreIcon from '@fluentui/svg-icons/icons/more_horizontal_20_regular.svg?react';

import styles from './popover-menu.module.css';

/** A menu behind "…" or another icon. It is a native popover that a choice closes. */
export function PopoverMenu({
  label,
  tabIndex,
  icon: Icon = MoreIcon,
  children,
}: {
  label: string;
  /** "…" by default. */
  icon?: ComponentType;
  tabIndex?: number;
  /** Buttons and links. */ children: ReactNode;
}) {
  const id = useId();
  return (
    <span className={styles['trigger']}>
      <button
        aria-label={label}
        className={styles['opener']}
        popoverTarget={id}
        tabIndex={tabIndex}
        type="button"
      >
        <Icon />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles the clicks of its entries, which keys trigger too */}
      <span
        className={styles['menu']}
        id={id}
        onClick={(event) => event.currentTarget.hidePopover()}
        popover="auto"
      >
        {children}
      </span>
    </span>
  );
}

export const menuEntryClass = styles['entry'];
