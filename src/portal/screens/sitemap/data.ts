import { isSkill } from '~/resume/model/roles-by-date';
import type { Period, Portfolio, Span } from '~/resume/model/portfolio';

import { IAM_SECTIONS } from '~/portal/career/sections';
import { profileEntries, searchIndex } from '~/portal/i18n/search-entries';
import type { Language } from '~/portal/addresses/languages';
import { addressOf, itemAddress, projectAddress } from '~/portal/addresses/screens';
import { formatOf } from '~/portal/i18n/format';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOfParts } from '~/portal/i18n/catalogues';
import { tOf, type T } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';
import { KINDS, type Entry, type Kind } from '~/portal/search/search-index';
import { keysOf } from '~/portal/text/keys-of';
import type { Format } from '~/portal/text/format';

const isOfCareer = (kind: Kind) => !['page', 'section', 'command'].includes(kind);
/** The kinds of resources in the order of the rows: the career first, the pages about it last. */
const LISTED: readonly Kind[] = [...keysOf(KINDS).filter(isOfCareer), 'page'];

/** A row of the grid. What a résumé does not state is left out. */
export type ResourceRow = {
  name: string;
  /** Its address, and the id of its pane. */ to: string;
  item?: string;
  isDocument?: true;
  icon: string;
  type: string;
  /** A short text beside the name of what belongs to no company. */ detail?: string;
  group?: string;
  groupItem?: string;
  subscription?: string;
  subscriptionItem?: string;
  location?: string;
  tags?: readonly string[];
  period?: string;
  /** Its first and last month, for sorting and filters. */ span?: Span;
};

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const t = tOf(language.code);
  return {
    rows: resourceRows(portfolio, t, language, formatOf(language.code)),
    texts: textsOfParts(['sitemap'], language),
    head: pageHead(portfolio, 'sitemap', language),
  };
}

const tagged = (tags: readonly string[]) => tags.length > 0 && { tags };

/** All resources as rows: the career first, the pages about it last. */
export function resourceRows(portfolio: Portfolio, t: T, language: Language, format: Format): ResourceRow[] {
  const { entries } = searchIndex(portfolio, language);
  const facts = factsOf(portfolio, t, language, format);
  const profile = addressOf('profile', language);
  const sections = new Map(
    profileEntries(portfolio, format).map(({ id, section }) => [`${profile}#${id}`, section]),
  );
  const tags = new Map(portfolio.skills.map(({ name, keywords }) => [name, keywords]));
  const typeOf = ({ kind, to }: Entry): string => {
    const section = sections.get(to);
    if (kind === 'page') return t('sitemap.page');
    if (kind === 'skill') return t('usage.name');
    if (kind === 'place') return t('management-groups.region');
    if (kind === 'profile') return section ? t(IAM_SECTIONS[section].title) : t('search.profile');
    return t('case-study.label');
  };
  return entries
    .filter(({ isUnlisted, kind }) => !isUnlisted && LISTED.includes(kind))
    .toSorted((one, other) => LISTED.indexOf(one.kind) - LISTED.indexOf(other.kind))
    .map((entry) => {
      const { kind, title: name, detail, to, isDocument, colorIcon } = entry;
      return {
        name,
        to,
        ...(isDocument && { isDocument }),
        icon: colorIcon ?? KINDS[kind].icon,
        ...(facts.get(to) ?? {
          type: typeOf(entry),
          ...(kind === 'skill'
            ? tagged(tags.get(name) ?? [])
            : detail && kind !== 'project' && { [kind === 'place' ? 'location' : 'detail']: detail }),
        }),
      } satisfies ResourceRow;
    });
}

/** The cells of companies, roles, resources and projects, by their addresses. */
function factsOf({ companies, projects }: Portfolio, t: T, language: Language, format: Format) {
  const experience = addressOf('experience', language);
  const facts = new Map<string, Partial<ResourceRow> & { type: string }>();
  const dated = (period: Period, span: Span | null) => ({
    period: format.period(period),
    ...(span && { span }),
  });
  for (const company of companies) {
    const { id, name, icon, positions, period } = company;
    const spans = positions.flatMap(({ span }) => (span ? [span] : []));
    const location = company.location ?? positions[0]?.location;
    facts.set(`${experience}#${id}`, {
      item: id,
      type: t('management-groups.typeSubscription'),
      icon,
      subscription: name,
      ...(location && { location }),
      ...dated(
        period,
        spans.length > 0
          ? [Math.min(...spans.map(([from]) => from)), Math.max(...spans.map(([, to]) => to))]
          : null,
      ),
    });
    for (const position of positions) {
      const within = {
        subscription: name,
        subscriptionItem: id,
        ...(position.location && { location: position.location }),
      };
      facts.set(itemAddress(experience, position.id), {
        item: position.id,
        ...within,
        type: t('facet.group'),
        ...tagged(position.keywords),
        ...dated(position.period, position.span),
      });
      for (const resource of position.resources)
        facts.set(itemAddress(experience, resource.id, position.id), {
          item: resource.id,
          ...within,
          group: position.title,
          groupItem: position.id,
          type: resource.type ?? t('item.resource'),
          icon: resource.icon,
          ...(isSkill(resource)
            ? dated(position.period, position.span)
            : {
                ...tagged(resource.keywords),
                ...dated(resource.period, resource.span),
              }),
        });
    }
  }
  const ids = new Map(companies.map(({ name, id }) => [name, id]));
  for (const { id, type, icon, entity, keywords, period, span } of projects) {
    const company = ids.get(entity ?? '');
    facts.set(projectAddress(addressOf('projects', language), id), {
      item: id,
      type: type ?? t('item.project'),
      icon,
      ...(entity && { subscription: entity }),
      ...(company && { subscriptionItem: company }),
      ...tagged(keywords),
      ...dated(period, span),
    });
  }
  return facts;
}
