import PlacesIcon from '@fluentui/svg-icons/icons/globe_48_regular.svg?react';
import { useScreenT, useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { SupportLink } from '~/portal/features/support-dialog';

import type { data } from './data';
import styles from './page.module.css';
import { WorldMap } from './world-map';

/** Regions: the places of the career. */
export default function GlobalPresencePage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const { title, paragraphs, places, journey, view, tiles } = loaderData;
  return (
    <>
      <PageHeader
        colorIcon="globe"
        subtitle={shared('global-presence.about')}
        title={title ?? shared('global-presence.title')}
      />
      {paragraphs.length > 0 && (
        <div className={styles['text']}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      {places.length > 0 ? (
        <CardBoundary>
          <WorldMap journey={journey} places={places} t={t} tiles={tiles} view={view} />
        </CardBoundary>
      ) : (
        <EmptyState icon={PlacesIcon} text={t('global-presence.none')}>
          <SupportLink />
        </EmptyState>
      )}
    </>
  );
}
