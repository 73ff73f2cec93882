import { Fragment, useMemo, useState, type ReactNode } from 'react';

import RefreshIcon from '@fluentui/svg-icons/icons/arrow_clockwise_16_regular.svg?react';
import { useT } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

import styles from './refresh.module.css';

/**
 * The Refresh command of a screen. `count` is the key that remounts its content. `onRefresh` resets state
 * outside the content.
 */
export function useRefresh(title: string, onRefresh?: () => void) {
  const t = useT();
  const [count, setCount] = useState(0);
  const command = useMemo(
    () => (
      <Command
        icon={RefreshIcon}
        label={t('shell.refresh')}
        onClick={() => {
          setCount((last) => last + 1);
          onRefresh?.();
        }}
      />
    ),
    [onRefresh, t],
  );
  return {
    count,
    command,
    /** Announces the refresh, and shows it by a short progress line. */
    message: (
      <>
        {count > 0 && <span aria-hidden="true" className={styles['line']} key={count} />}
        <p className="visually-hidden" role="status">
          {count > 0 && <Fragment key={count}>{t('shell.refreshed', { title })}</Fragment>}
        </p>
      </>
    ),
  } satisfies Record<string, ReactNode>;
}
