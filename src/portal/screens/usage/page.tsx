import { useLocation } from 'react-router';

import EmptyIcon from '@fluentui/svg-icons/icons/data_bar_vertical_32_regular.svg?react';
import { useHydrated } from '~/portal/browser/hydrated';
import { useEvidenceCommands } from '~/portal/features/evidence-commands';
import { ExportCommand } from '~/portal/features/export/export-command';
import { useScreenT, useT } from '~/portal/i18n/t';
import { Card } from '~/portal/components/card';
import { CardBoundary } from '~/portal/components/card-boundary';
import { CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';

import { AreaChart } from './area-chart';
import type { data } from './data';
import { DomainBars } from './domain-bars';
import styles from './page.module.css';
import { SkillEvidence } from './skill-evidence';
import { SkillTable } from './skill-table';

/** The duration of use of each skill, by the dates of its evidence. */
export default function UsagePage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const commands = useEvidenceCommands('usage');
  const { skills, domains, years, from, until } = loaderData;
  const { search } = useLocation();
  const hydrated = useHydrated();
  const selected = (hydrated && new URLSearchParams(search).get('skill')) || null;
  const shown = skills.find(({ id }) => id === selected);
  const failure = shared('shell.cardFailed');
  return (
    <>
      <PageHeader colorIcon="data-trending" subtitle={shared('usage.about')} title={shared('usage.title')} />
      <CommandBar label={shared('shell.commands')} more={commands} moreLabel={shared('shell.more')}>
        <ExportCommand />
      </CommandBar>
      {skills.length === 0 ? (
        <EmptyState icon={EmptyIcon} text={t('usage.none')} />
      ) : (
        <div className={styles['body']}>
          {selected && !shown && <p role="status">{t('usage.unknown', { name: selected })}</p>}
          {shown && (
            <SkillEvidence file={loaderData.evidence} key={shown.id} skill={shown} t={t} until={until} />
          )}
          <div className={styles['charts']}>
            {years.length > 0 && (
              <Card failure={failure} title={t('usage.overTime')}>
                <AreaChart bars={domains.length} t={t} years={years} />
              </Card>
            )}
            {domains.some(({ months }) => months > 0) && (
              <Card failure={failure} title={t('usage.domains')}>
                <DomainBars domains={domains} t={t} />
              </Card>
            )}
          </div>
          <CardBoundary failure={failure}>
            <SkillTable skills={skills} t={t} />
          </CardBoundary>
          <Card failure={failure} title={t('usage.computed')}>
            <p>{t('usage.from', { ...from, until })}</p>
            <p>{t('usage.rule')}</p>
            {from.silent !== null && <p>{t('usage.silent', { role: from.silent })}</p>}
            {from.undated > 0 && <p>{t('usage.undated', { count: from.undated })}</p>}
            {from.hidden > 0 && <p>{t('usage.hidden', { count: from.hidden })}</p>}
            {from.unnamed > 0 && <p>{t('usage.unnamed', { count: from.unnamed })}</p>}
          </Card>
        </div>
      )}
    </>
  );
}
