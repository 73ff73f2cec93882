import { keysOf } from '~/portal/text/keys-of';
import { hasWork } from '~/portal/career/career';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import { isSkill } from '~/resume/model/roles-by-date';
import type { Company, Portfolio, Position, ProjectResource, Resource } from '~/resume/model/portfolio';
import type { ElementTree } from '~/portal/text/element-tree';
import { bulletList, link } from '~/portal/text/entry-tree';
import type { Format } from '~/portal/text/format';
import { propertyLines } from '~/portal/text/properties';
import { linkWords, plainText, richText, listsInLine } from '~/portal/text/rich-text';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const t = tOf(language.code);
  return {
    ...experienceSlice(portfolio, formatOf(language.code)),
    info: hasWork(portfolio)
      ? t('experience.info')
      : t('experience.infoWithoutWork', { name: portfolio.owner.name }),
    head: pageHead(portfolio, 'experience', language),
  };
}

/** The columns that may be empty, and their values. */
const FACTS = { tenure: 'months', score: 'score', status: 'active' } as const;

/** The data of the Subscriptions screen: companies, their roles and resources. */
export function experienceSlice({ companies }: Portfolio, format: Format) {
  const opened = Math.max(
    0,
    companies.findIndex((company) => company.active === true),
  );
  return {
    /** The columns that no company has a value for. */
    without: keysOf(FACTS).filter((column) => companies.every((one) => one[FACTS[column]] === null)),
    companies: companies.map((company, at) => ({
      ...companyRow(company, format),
      /** Initially expanded: the newest current company. */
      opened: at === opened,
    })),
  };
}

export type ExperienceSlice = ReturnType<typeof experienceSlice>;
export type CompanyRow = ExperienceSlice['companies'][number];
export type PositionSlice = CompanyRow['positions'][number];
export type ResourceCard = PositionSlice['resources'][number];

function companyRow(company: Company, format: Format) {
  const { id, name, icon, color, months, period, location, score, active, url, description, positions } =
    company;
  return {
    id,
    name,
    icon,
    color,
    /** Its latest role, shown while it is collapsed. */
    latest: {
      title: positions[0] && positions[0].title !== name ? positions[0].title : '',
      period: format.period(positions[0]?.period ?? period),
      place: positions[0]?.location ?? location ?? '',
      roles: positions.length,
    },
    tenure: months === null ? null : format.tenure(months),
    score: score === null ? null : format.percent(score / 100),
    active,
    about: [
      ...(description ? richText(description) : []),
      ...(url ? [['p', null, link(url)] satisfies ElementTree] : []),
    ],
    positions: positions.map((position) => ({
      ...positionPart(position, url, format),
      /** The only role of a job without a title or without an employer: the row above has the same name. */
      repeatsCompany: positions.length === 1 && position.title === name,
    })),
  };
}

function positionPart(position: Position, companyUrl: string | null, format: Format) {
  const { id, title, period, span, location, url, summary, highlights, keywords, tags } = position;
  return {
    id,
    title,
    period: format.period(period),
    span,
    location,
    about: [
      ...(summary ? richText(summary) : []),
      ...bulletList(highlights),
      ...propertyLines(position.properties, format.colon),
      ...(url && url !== companyUrl ? [['p', null, link(url)] satisfies ElementTree] : []),
    ],
    keywords,
    /** The keywords without a card. */ tags,
    resources: position.resources.map((resource) => resourceCard(resource, format)),
  };
}

function resourceCard(resource: Resource, format: Format) {
  const { id, name, icon, type, description } = resource;
  return {
    id,
    name,
    icon,
    type,
    description: description && plainText(listsInLine(description), linkWords),
    /** A skill or keyword, not a product. */
    isSkill: isSkill(resource),
    ...(isSkill(resource) ? { about: [], span: null, keywords: [] } : projectFacts(resource, format)),
  };
}

/** The facts of a project within a role. A skill has none. */
function projectFacts(resource: ProjectResource, format: Format) {
  const { highlights, roles, properties, period, span, url, keywords } = resource;
  const facts = [roles.join(', '), format.period(period)].filter(Boolean).join(' · ');
  return {
    about: [
      ...bulletList(highlights),
      ...(facts ? [['p', { 'data-facts': '' }, facts] satisfies ElementTree] : []),
      ...propertyLines(properties, format.colon),
      ...(url ? [['p', null, link(url)] satisfies ElementTree] : []),
    ],
    span,
    keywords,
  };
}
