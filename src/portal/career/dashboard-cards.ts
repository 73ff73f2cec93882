import type { Portfolio } from '~/resume/model/portfolio';
import { byDate, openOf, workRoles } from '~/resume/model/roles-by-date';
import type { Entry } from '~/portal/text/entry-tree';
import type { Format } from '~/portal/text/format';
import { firstOnes } from './featured-skills';
import { sectionEntries } from './sections';
import { nameList } from '~/portal/text/clipped';

/** The number of cards that an overview has at least, if the résumé has enough for them. */
const FEWEST_CARDS = 3;
/** The number of entries that a card lists. */
const MOST_ENTRIES = 5;
const MOST_ROLES = 3;

/** Sections that complete the overview, in this order. */
const SECTIONS = [
  'education',
  'certificates',
  'volunteering',
  'languages',
  'publications',
  'interests',
] as const;

type Section = (typeof SECTIONS)[number];

export type CardEntry = {
  id: string;
  title: string;
  facts: string;
  /** The pane of a role; entries of sections lead to IAM. */ pane?: PanePlace | null;
};

export type FurtherCard = {
  /** A section of IAM, the open roles as `current`, or the newest ended role as `past`. */
  section: Section | 'current' | 'past';
  entries: readonly CardEntry[];
  /** The number of entries that it does not list. */ more: number;
};

const facts = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');

/** The cards of sections, without entries among the key achievements and without the last project. */
function sectionCards(portfolio: Portfolio, format: Format): readonly FurtherCard[] {
  const all = {
    ...sectionEntries(portfolio, format),
    languages: portfolio.languages.map(({ language, fluency }): Entry => ({
      id: 'languages',
      title: language,
      facts: [[fluency]],
    })),
    interests: portfolio.interests.map(({ id, name, keywords }): Entry => ({
      id,
      title: name,
      facts: [[nameList(keywords)]],
    })),
  };
  const { achievements, lastProject } = portfolio;
  const shown = new Set(achievements.map(({ title }) => title));
  if (lastProject?.kind === 'project' || lastProject?.kind === 'undated') shown.add(lastProject.title);
  return SECTIONS.map((section) => {
    const entries = firstOnes(
      all[section].filter(({ title }) => !shown.has(title ?? '')),
      MOST_ENTRIES,
    );
    return {
      section,
      entries: entries.shown.map(({ id, title, facts: lines = [] }) => ({
        id,
        title: title ?? '',
        facts: facts(...lines.flat()),
      })),
      more: entries.more,
    };
    // A single language is no card.
  }).filter(({ section, entries }) => entries.length > (section === 'languages' ? 1 : 0));
}

type Roles = Pick<Portfolio, 'companies' | 'projects'>;
type Role = ReturnType<typeof workRoles>[number];

/** The open roles beside the one of a card, at most three. */
export const otherOpenRoles = ({ companies }: Pick<Portfolio, 'companies'>, id: string | null) =>
  openOf(workRoles(companies))
    .filter(({ position }) => position.id !== id)
    .slice(0, MOST_ROLES);

/** Roles as the entries of a card, each with its pane. */
export function roleEntries(portfolio: Roles, roles: readonly Role[], format: Format): readonly CardEntry[] {
  const placeOf = panePlaces(portfolio);
  return roles.slice(0, MOST_ROLES).map(({ position: { id, title, period }, company }) => ({
    id,
    title,
    facts: facts(company.name === title ? null : company.name, format.period(period)),
    pane: placeOf(id),
  }));
}

/** The card of the open roles, else of the newest one. There is none if another card shows that role as the last work. */
function roleCards(
  portfolio: Roles & Pick<Portfolio, 'lastProject'>,
  format: Format,
): readonly FurtherCard[] {
  if (portfolio.lastProject?.kind !== 'project') return [];
  // Roles that have not begun yet have no span.
  const roles = workRoles(portfolio.companies).filter(({ position }) => position.span !== null);
  const open = openOf(roles);
  const shown = open.length === 0 ? byDate(roles).slice(0, 1) : open;
  if (shown.length === 0) return [];
  const section = open.length > 0 ? 'current' : 'past';
  return [{ section, entries: roleEntries(portfolio, shown, format), more: 0 }];
}

/**
 * The cards behind the specified ones, in a fixed order: the open roles and the studies, which every overview has
 * unless its owner has stated the last project, and other sections until there are three cards.
 * @param specified the number of specified cards
 */
export function furtherCards(
  portfolio: Portfolio,
  format: Format,
  specified: number,
): readonly FurtherCard[] {
  const isStated = portfolio.lastProject?.kind === 'stated';
  const roles = isStated ? [] : roleCards(portfolio, format);
  return [...roles, ...sectionCards(portfolio, format)].filter(
    ({ section }, at) =>
      specified + at < FEWEST_CARDS || (!isStated && ['current', 'past', 'education'].includes(section)),
  );
}

/** A pane: its id, and the company or role on Subscriptions that has it; null for a project. */
export type PanePlace = { id: string; place: string | null };

/** Finds the place of a company, role, resource or project by its id. */
export function panePlaces({ companies, projects }: Pick<Portfolio, 'companies' | 'projects'>) {
  const anchors = new Map(
    companies.flatMap((company) => [
      [company.id, company.id] as const,
      ...company.positions.flatMap((position) => [
        [position.id, position.id] as const,
        ...position.resources.map((resource) => [resource.id, position.id] as const),
      ]),
    ]),
  );
  return (id: string | null): PanePlace | null => {
    const place = anchors.get(id ?? '') ?? null;
    const isKnown = place !== null || projects.some((project) => project.id === id);
    return id !== null && isKnown ? { id, place } : null;
  };
}
