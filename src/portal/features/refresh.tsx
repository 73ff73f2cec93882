import { Fragment, useMemo, useState, type ReactNode } from 'react';

import RefreshIcon from '@fluentui/svg-icons/icons/arrow_clockwise_16_regular.svg?react';
import { useT } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

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
    /** Announces the refresh, which has no visible effect. */
    message: (
      <p className="visually-hidden" role="status">
        {count > 0 && <Fragment key={count}>{t('shell.refreshed', { title })}</Fragment>}
      </p>
    ),
  } satisfies Record<string, ReactNode>;
}
