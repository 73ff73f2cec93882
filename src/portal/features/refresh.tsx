import { Fragment, useMemo, useState, type ReactNode } from 'react';

import RefreshIcon from '@fluentui/svg-icons/icons/arrow_clockwise_16_regular.svg?react';
import { useT } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

/**
 * The Refresh command of a screen. `round` is the key that remounts its content. `onRefresh` resets state
 * outside the content.
 */
export function useRefresh(title: string, onRefresh?: () => void) {
  const t = useT();
  const [round, setRound] = useState(0);
  const command = useMemo(
    () => (
      <Command
        icon={RefreshIcon}
        label={t('shell.refresh')}
        onClick={() => {
          setRound((last) => last + 1);
          onRefresh?.();
        }}
      />
    ),
    [onRefresh, t],
  );
  return {
    round,
    command,
    /** Announces the refresh, which has no visible effect. */
    told: (
      <p className="visually-hidden" role="status">
        {round > 0 && <Fragment key={round}>{t('shell.refreshed', { title })}</Fragment>}
      </p>
    ),
  } satisfies Record<string, ReactNode>;
}
