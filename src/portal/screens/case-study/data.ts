import { studyIn, studyPage } from '~/portal/addresses/case-studies';
import { clipped } from '~/portal/text/clipped';
import { pageAddress } from '~/portal/addresses/screens';
import { formatOf } from '~/portal/i18n/format';
import { headTags, LONGEST_DESCRIPTION } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-data';

/** Title and description of a case study in lists of pages. */
export function studyWords({ portfolio, language }: Pick<PageContext, 'language' | 'portfolio'>, id: string) {
  const study = studyIn(portfolio, id, language.code);
  if (!study) throw new Error(`There is no case study of "${id}".`);
  return {
    title: `${study.title} - ${portfolio.owner.name}`,
    sharedTitle: `${portfolio.owner.name} - ${study.title}`,
    description: clipped(study.summary || study.title, LONGEST_DESCRIPTION),
  };
}

/** The slice of this screen, created by the build. */
export function data(context: PageContext, id = '') {
  const { portfolio, language } = context;
  const study = studyIn(portfolio, id, language.code);
  const project = portfolio.projects.find((one) => one.id === id);
  const { siteUrl } = portfolio.portal;
  return {
    id,
    title: study?.title ?? '',
    /** The language of the text, if it differs from the page's. */
    foreign: study && study.language !== language.code ? study.language : null,
    body: study?.body ?? [],
    icon: project?.icon ?? 'apps-list',
    name: project?.name ?? '',
    period: project ? formatOf(language.code).period(project.period) : '',
    keywords: project?.keywords ?? [],
    head: headTags(studyWords(context, id), siteUrl && siteUrl + pageAddress(studyPage(id), language)),
  };
}
