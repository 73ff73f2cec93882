import { Link } from 'react-router';

import { preloadProps } from '~/portal/browser/screens';
import { caseStudies, studyPage } from '~/portal/lib/case-studies';
import { pageAddress } from '~/portal/lib/screens';
import { useLanguage, useT } from '~/portal/i18n/t';

/** A link from a project to its case study, if there is one. */
export function StudyLink({ id }: { id: string }) {
  const t = useT();
  const language = useLanguage();
  if (!caseStudies().some((study) => study.id === id)) return null;
  const address = pageAddress(studyPage(id), language);
  return (
    <p>
      <Link {...preloadProps(address)} to={address}>
        {t('case-study.read')}
      </Link>
    </p>
  );
}
