import type { ReactNode } from 'react';

import SuccessIcon from '@fluentui/svg-icons/icons/checkmark_circle_16_filled.svg?react';
import DismissIcon from '@fluentui/svg-icons/icons/dismiss_20_regular.svg?react';
import ErrorIcon from '@fluentui/svg-icons/icons/error_circle_16_filled.svg?react';
import InfoIcon from '@fluentui/svg-icons/icons/info_16_filled.svg?react';
import WarningIcon from '@fluentui/svg-icons/icons/warning_16_filled.svg?react';

import styles from './info-bar.module.css';

const ICONS = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/** A message about the surrounding content: information, or the result of an action. */
export function InfoBar({
  level = 'info',
  dismiss,
  children,
}: {
  level?: keyof typeof ICONS;
  /** A button that dismisses it. */
  dismiss?: { label: string; onDismiss: () => void };
  children: ReactNode;
}) {
  const Icon = ICONS[level];
  return (
    <div className={styles['bar']} data-level={level}>
      <Icon />
      <div className={styles['text']}>{children}</div>
      {dismiss && (
        <button
          aria-label={dismiss.label}
          className={styles['dismiss']}
          onClick={dismiss.onDismiss}
          type="button"
        >
          <DismissIcon />
        </button>
      )}
    </div>
  );
}
