import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import type { PageContext } from '~/portal/page-data';
import type { Portfolio, Project } from '~/resume/model/portfolio';
import { unlessRepeated } from '~/resume/model/texts/repeated-text';
import { bulletList } from '~/portal/text/entry-tree';
import { inYears, type Format } from '~/portal/text/format';
import { propertyLines } from '~/portal/text/properties';
import { linkWords, plainText, richText, listsInLine } from '~/portal/text/rich-text';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language }: PageContext) => ({
  ...projectsSlice(portfolio, formatOf(language.code)),
  head: pageHead(portfolio, 'projects', language),
});

const GROUPS = ['featured', 'listed', 'openSource'] as const;

/** The data of the Projects screen. */
export function projectsSlice({ projects, stats }: Portfolio, format: Format) {
  const figure = stats.find(({ measure }) => measure === 'projects');
  return {
    /** The Dashboard's number of projects, where the page shows another number. */
    figure:
      figure && figure.value !== String(projects.length)
        ? { value: figure.value, count: projects.length }
        : null,
    /** Featured ones, those that are listed by name, and open source, in this order. */
    projects: GROUPS.flatMap((group) =>
      projects.filter(({ shown }) => shown === group).map((project) => projectDetails(project, format)),
    ),
  };
}

export type ProjectsSlice = ReturnType<typeof projectsSlice>;
export type ProjectDetails = ProjectsSlice['projects'][number];

function cardFactsOf({ name, entity, period, year }: Project, format: Format): string {
  const years = year ?? format.period(inYears(period));
  return [unlessRepeated(entity, name), years].filter(Boolean).join(' · ');
}

function projectDetails(project: Project, format: Format) {
  const { id, name, type, icon, entity, description, keywords, roles, span, url, image, shown } = project;
  return {
    id,
    shown,
    name,
    type,
    icon,
    entity,
    roles,
    /** For the card, which has no list. */
    description: description && plainText(listsInLine(description), linkWords).trim(),
    /** For the pane, with links and lists. */ about: description ? richText(description) : [],
    /** For the pane, with links. */ highlights: bulletList(project.highlights),
    /** The custom fields, with links. */ facts: propertyLines(project.properties, format.colon),
    keywords,
    cardFacts: cardFactsOf(project, format),
    period: format.period(project.period),
    span,
    url,
    image,
  };
}
