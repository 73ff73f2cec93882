import { Fragment, useMemo, useState, type ReactNode } from 'react';

import RefreshIcon from '@fluentui/svg-icons/icons/arrow_clockwise_16_regular.svg?react';
import { useT } from '~/portal/i18n/t';
import { Command } from '~/portal/components/command-bar';

/** A screen's Refresh: `round` is the key under which its content is mounted anew; what is kept above begins anew by itself. */
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
    /** Says that it happened, since nothing else would. */
    told: (
      <p className="visually-hidden" role="status">
        {round > 0 && <Fragment key={round}>{t('shell.refreshed', { title })}</Fragment>}
      </p>
    ),
  } satisfies Record<string, ReactNode>;
}
