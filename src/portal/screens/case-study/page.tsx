import { projectAddress } from '~/portal/addresses/screens';
import { Link } from '~/portal/browser/router';
import { StaticMarkup } from '~/portal/features/static-markup';
import { TagList } from '~/portal/features/tag-link';
import { useAddress, useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';
import styles from './page.module.css';

/** The case study of a project, written by the owner. */
export default function CaseStudyPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const t = useT();
  const address = useAddress();
  const { id, title, foreign, body, icon, name, period, keywords } = loaderData;
  return (
    <>
      <PageHeader colorIcon={icon} subtitle={t('case-study.label')} title={title} />
      <div className={styles['facts']}>
        <p>
          <Link to={projectAddress(address('projects'), id)}>{name}</Link>
        </p>
        {period && <p>{period}</p>}
        <TagList label={t('projects.tags', { name })} tags={keywords} />
      </div>
      <CardBoundary>
        <article aria-label={title} className={styles['text']} lang={foreign ?? undefined}>
          <StaticMarkup parts={body} />
        </article>
      </CardBoundary>
    </>
  );
}
