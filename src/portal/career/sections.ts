import type { Period, Portfolio, YearMonth } from '~/resume/model/portfolio';
import { certificatePeriod, type Format } from '~/portal/text/format';
import { isRightToLeft, type ElementTree } from '~/portal/text/element-tree';
import { entryTree, inPortal, type SectionEntry } from '~/portal/text/entry-tree';
import { shareText } from './featured-skills';

/** The sections of IAM: the title, the icon and the synonyms of each. */
export const IAM_SECTIONS = {
  skills: { title: 'profile.skills', icon: 'certificate', calls: null },
  languages: { title: 'profile.languages', icon: 'chat-multiple', calls: null },
  education: { title: 'profile.education', icon: 'library', calls: 'calls.education' },
  certificates: { title: 'profile.certificates', icon: 'certificate', calls: 'calls.certificates' },
  awards: { title: 'profile.awards', icon: 'trophy', calls: 'calls.awards' },
  publications: { title: 'profile.publications', icon: 'book', calls: null },
  volunteering: { title: 'profile.volunteering', icon: 'people-community', calls: null },
  interests: { title: 'profile.interests', icon: 'heart', calls: null },
  references: { title: 'profile.references', icon: 'person-feedback', calls: null },
  others: { title: 'profile.others', icon: 'document', calls: null },
} as const;

/** From this number of keywords on, groups need wide columns, in which the keywords flow. */
const MANY_KEYWORDS = 4;

/** Whether an entry has nothing but a name. */
const isBare = ({ aside, url, text, tags = [], properties = [] }: SectionEntry): boolean =>
  !aside && !url && !text && tags.length + properties.length === 0;

/** How wide the columns of a section's entries are; empty for one column. */
function columnsOf(section: string, entries: readonly SectionEntry[]): string {
  if (section === 'interests')
    return entries.some(({ tags = [] }) => tags.length >= MANY_KEYWORDS) ? 'wide' : 'short';
  // Skills with nothing but a level are pairs in columns; others are rows.
  const arePairs = entries.every(({ tags = [], properties = [] }) => tags.length + properties.length === 0);
  return section === 'skills' ? (arePairs ? 'pairs' : 'short') : '';
}

const on = (date: YearMonth | null): Period => ({ start: date, end: null, current: false });

export const otherSections = ({ otherSections: others }: Portfolio, { period, colon }: Format) =>
  others.map(({ id, title, entries }) => ({
    section: id,
    title,
    tree: [
      [
        'ul',
        { 'data-entries': '' },
        ...entries.map(({ period: when, summary: text, highlights: bullets, ...entry }) =>
          entryTree({ ...entry, facts: [[when && period(when)]], text, bullets }, colon),
        ),
      ] satisfies ElementTree,
    ] satisfies ElementTree[],
  }));

function skillEntries(
  { skills }: Portfolio,
  format: Format,
  tagged: (tag: string) => string | null,
): SectionEntry[] {
  const levels = skills.flatMap(({ level }) => level ?? []);
  return skills.map(({ id, name, level, keywords, properties }): SectionEntry => ({
    properties,
    id: `skill-${id}`,
    title: name,
    proof: tagged(name) ?? undefined,
    aside: level && (shareText(level, levels, format) ?? level),
    tags: keywords.map((keyword) => inPortal(tagged(keyword), keyword)),
  }));
}

/**
 * The entries of the other sections, for IAM, the Dashboard and the search. The first fact names the institution, issuer or
 * publisher.
 */
export function sectionEntries(portfolio: Portfolio, format: Format) {
  const { period } = format;
  return {
    education: portfolio.education.map(
      ({
        studyType,
        area,
        institution,
        location,
        score,
        summary,
        highlights,
        courses,
        ...rest
      }): SectionEntry => {
        const studies = [studyType, area].filter(Boolean).join(', ') || null;
        return {
          ...rest,
          title: studies ?? institution,
          facts: [
            [studies && institution, location],
            [period(rest.period), score && format.grade(score)],
          ],
          text: summary,
          bullets: highlights,
          tags: courses,
        };
      },
    ),
    certificates: portfolio.certificates.map(({ name, image, issuer, summary, ...rest }): SectionEntry => ({
      ...rest,
      title: name,
      picture: image,
      facts: [[issuer, period(certificatePeriod(rest))]],
      text: summary,
    })),
    awards: portfolio.awards.map(({ awarder, date, end, summary, ...rest }): SectionEntry => ({
      ...rest,
      facts: [[awarder, period({ ...on(date), end })]],
      text: summary,
    })),
    publications: portfolio.publications.map(({ name, publisher, date, summary, ...rest }): SectionEntry => ({
      ...rest,
      title: name,
      facts: [[publisher, period(on(date))]],
      text: summary,
    })),
    volunteering: portfolio.volunteering.map(
      ({ position, organization, location, summary, highlights, ...rest }): SectionEntry => ({
        ...rest,
        title: position ?? organization,
        facts: [[position && organization, location], [period(rest.period)]],
        text: summary,
        bullets: highlights,
      }),
    ),
    interests: portfolio.interests.map(({ name, summary, keywords, ...rest }): SectionEntry => ({
      ...rest,
      title: name,
      text: summary,
      tags: keywords,
    })),
    references: portfolio.references.map(({ name, ...rest }): SectionEntry => ({
      ...rest,
      title: name,
      quoted: true,
    })),
  };
}

/** The sections of the résumé besides work and projects, in the order of IAM; empty ones are omitted. */
export function sections(
  portfolio: Portfolio,
  format: Format,
  /** The address of a skill; null for one that no role or project names. */
  tagged: (tag: string) => string | null,
) {
  const all = { skills: skillEntries(portfolio, format, tagged), ...sectionEntries(portfolio, format) };
  return (Object.entries(all) as [keyof typeof all, SectionEntry[]][])
    .map(([section, entries]) => {
      // Names alone are one list.
      const isName = (entry: SectionEntry) => ['skills', 'references'].includes(section) && isBare(entry);
      const [names, rest] = [entries.filter(isName), entries.filter((entry) => !isName(entry))];
      const lists: ElementTree[] = [
        [
          'ul',
          { 'data-entries': columnsOf(section, rest) },
          ...rest.map((entry) => entryTree(entry, format.colon)),
        ],
        [
          'ul',
          { 'data-tags': '' },
          ...names.flatMap(({ id, title, proof = null }): ElementTree[] =>
            title === null
              ? []
              : [['li', { id, ...(isRightToLeft(title) && { dir: 'auto' }) }, inPortal(proof, title)]],
          ),
        ],
      ];
      return { section, tree: lists.filter(([, , ...inside]) => inside.length > 0) };
    })
    .filter(({ tree }) => tree.length > 0);
}
