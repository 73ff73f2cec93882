import { use, useEffect, useRef, useState } from 'react';

import { hrefOf } from '~/portal/addresses/base-path';
import { EmptyScreensContext } from '~/portal/page-data';
import { ExportCommand } from '~/portal/features/export/export-command';
import { type T, useAddress, useScreenT, useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { CommandBar } from '~/portal/components/command-bar';
import { InfoBar } from '~/portal/components/info-bar';
import { PageHeader } from '~/portal/components/page-header';

import { AdvertForm } from './advert-form';
import type { data } from './data';
import { FindingList } from './finding-list';
import styles from './page.module.css';
import { LONGEST_ADVERT } from './stored-advert';
import { useAdvisor, type AdvertState } from './use-advisor';
import { useResultCommands } from './use-result-commands';

/** The reason why there is no result; empty without an error. */
function faultText(reading: AdvertState, t: T): string {
  if (reading.is === 'too-long') return t('advisor.tooLong', { count: reading.count, most: LONGEST_ADVERT });
  const faults = { failed: 'advisor.failed', empty: 'advisor.empty', 'bad-link': 'advisor.badLink' } as const;
  return reading.is in faults ? t(faults[reading.is as keyof typeof faults]) : '';
}

/** The Advisor: what the career shows for a job advert. The advert stays on the device. */
export default function AdvisorPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const address = useAddress();
  const empty = use(EmptyScreensContext);
  const [linked, setLinked] = useState<{ advert: string } | null>(null);
  const advisor = useAdvisor(loaderData.evidence, setLinked);
  const { reading } = advisor;
  const { commands, message, ask } = useResultCommands(reading, t, advisor.putInAddress);
  const fault = faultText(reading, t);
  const advice = reading.is === 'read' ? reading.advice : null;
  const isShownAgain = reading.is === 'read' && reading.again;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!advice || isShownAgain) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [advice, isShownAgain]);
  return (
    <>
      <PageHeader colorIcon="lightbulb" subtitle={shared('advisor.about')} title={shared('advisor.title')} />
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        {commands}
        <ExportCommand />
      </CommandBar>
      <div className={styles['body']}>
        <div className={styles['needs']} data-print="off">
          <InfoBar level="warning">
            {t('advisor.needsScripts')}{' '}
            {!empty.includes('usage') && (
              <>
                <a href={hrefOf(address('usage'))}>{shared('usage.label')}</a>,{' '}
              </>
            )}
            <a href={hrefOf(address('activity'))}>{shared('activity.label')}</a>
          </InfoBar>
        </div>
        <div className={styles['live']} data-print="off">
          <InfoBar>{t('advisor.private')}</InfoBar>
          <AdvertForm advisor={advisor} linked={linked} t={t} />
        </div>
        <div role="alert">{fault && <InfoBar level="error">{fault}</InfoBar>}</div>
        <p className={styles['message']} data-print="off" role="status">
          {reading.is === 'reading' ? t('advisor.reading') : message}
        </p>
        <div data-print="off" role="status">
          {advisor.changed && <InfoBar level="warning">{t('advisor.changed')}</InfoBar>}
        </div>
        {advice && (
          <CardBoundary>
            <FindingList advice={advice} heading={heading} onAsk={ask} t={t} />
          </CardBoundary>
        )}
      </div>
    </>
  );
}
