import type { Period, Portfolio, YearMonth, Property } from '~/resume/model/portfolio';
import { certificatePeriod, type Format } from '~/portal/text/format';
import { isRightToLeft, type ElementTree } from '~/portal/text/element-tree';
import { entryTree, inPortal, type Entry } from '~/portal/text/entry-tree';
import { isBareSkill, skillGroups, shareText } from './featured-skills';
import type { KindNames } from '~/portal/evidence/usage';

type ColumnEntry = { tags?: readonly unknown[]; properties?: readonly Property[] };

/** Sections with short entries: a name and a few words. */
const SHORT: ReadonlySet<string> = new Set(['skills', 'interests']);

/** From this number on, skills with only a name become one list of tags beside skills with more. */
const MANY_BARE = 12;
/** From this number of keywords on, groups need wide columns, in which the keywords flow. */
const MANY_KEYWORDS = 4;

/** How wide the columns of a section's entries are; empty for one column. */
const columnsOf = (section: string, entries: readonly ColumnEntry[]): string => {
  if (!SHORT.has(section)) return '';
  // Many skills with nothing but a level are pairs in columns.
  if (
    section === 'skills' &&
    entries.length >= MANY_BARE &&
    entries.every(({ tags = [], properties = [] }) => tags.length + properties.length === 0)
  )
    return 'pairs';
  // Skills are rows.
  return section !== 'skills' && entries.some(({ tags = [] }) => tags.length >= MANY_KEYWORDS)
    ? 'wide'
    : 'short';
};

/** Skills with only a name; empty if they are few among others, unless they are most of them beside groups. */
function bareSkills(skills: Portfolio['skills']): Portfolio['skills'] {
  const bare = skills.filter(isBareSkill);
  // Beside the keywords of a group, a name alone would leave most of its line empty.
  const hasGroups = skills.some(({ keywords }) => keywords.length >= MANY_KEYWORDS);
  const areMost = bare.length === skills.length || (hasGroups && bare.length * 2 > skills.length);
  return bare.length < MANY_BARE && !areMost ? [] : bare;
}

/** The ids of the entries that are set as one list of names. */
function bareIds(section: string, { skills, references }: Portfolio): ReadonlySet<string> {
  if (section === 'skills') return new Set(bareSkills(skills).map(({ id }) => `skill-${id}`));
  if (section !== 'references') return new Set();
  return new Set(
    references
      .filter(({ name, text, properties = [] }) => name !== null && text === null && properties.length === 0)
      .map(({ id }) => id),
  );
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

/** The sections of the résumé besides work and projects, in the order of IAM; empty ones are omitted. */
export function sections(
  portfolio: Portfolio,
  format: Format,
  /** The address of a skill; null for one that no role or project names. */
  tagged: (tag: string) => string | null,
  domainName: KindNames,
) {
  const { colon, period } = format;
  const levels = portfolio.skills.flatMap(({ level }) => level ?? []);
  const { groups, rest: otherSkills } = skillGroups(portfolio.skills, domainName);
  const all = {
    skills: [
      ...otherSkills.map(({ id, name, level, keywords, properties }): Entry => ({
        properties,
        id: `skill-${id}`,
        title: name,
        proof: tagged(name) ?? undefined,
        aside: level && (shareText(level, levels, format) ?? level),
        tags: keywords.map((keyword) => inPortal(tagged(keyword), keyword)),
      })),
      ...groups.map(({ kind, name: title, skills }): Entry => ({
        id: `skills-${kind}`,
        title,
        tags: skills.map(({ id, name }) => ['span', { id: `skill-${id}` }, inPortal(tagged(name), name)]),
      })),
    ],
    education: portfolio.education.map((entry): Entry => {
      const studies = [entry.studyType, entry.area].filter(Boolean).join(', ') || null;
      const { id, url, institution, location, score, summary, highlights, courses } = entry;
      return {
        id,
        title: studies ?? institution,
        url,
        facts: [
          [studies && institution, location],
          [period(entry.period), score && format.grade(score)],
        ],
        text: summary,
        bullets: highlights,
        tags: courses,
        properties: entry.properties,
      };
    }),
    certificates: portfolio.certificates.map(
      ({ id, name, url, image, issuer, summary, properties, ...dates }): Entry => ({
        properties,
        id,
        title: name,
        url,
        picture: image,
        facts: [[issuer, period(certificatePeriod(dates))]],
        text: summary,
      }),
    ),
    awards: portfolio.awards.map(({ id, title, url, awarder, date, end, summary, properties }): Entry => ({
      properties,
      id,
      title,
      url,
      facts: [[awarder, period({ ...on(date), end })]],
      text: summary,
    })),
    publications: portfolio.publications.map(
      ({ id, name, url, publisher, date, summary, properties }): Entry => ({
        properties,
        id,
        title: name,
        url,
        facts: [[publisher, period(on(date))]],
        text: summary,
      }),
    ),
    volunteering: portfolio.volunteering.map((entry): Entry => {
      const { id, url, position, organization, location, summary, highlights } = entry;
      return {
        id,
        title: position ?? organization,
        url,
        facts: [[position && organization, location], [period(entry.period)]],
        text: summary,
        bullets: highlights,
        properties: entry.properties,
      };
    }),
    interests: portfolio.interests.map(({ id, name, summary, keywords, properties }): Entry => ({
      properties,
      id,
      title: name,
      text: summary,
      tags: keywords,
    })),
    references: portfolio.references.map(({ name, ...one }) => ({ ...one, title: name, quoted: true })),
  };
  return (Object.entries(all) as [keyof typeof all, Entry[]][])
    .filter(([, entries]) => entries.length > 0)
    .map(([section, entries]) => {
      const names = bareIds(section, portfolio);
      const bare = entries.filter(({ id }) => names.has(id));
      const rest = entries.filter(({ id }) => !names.has(id));
      return {
        section,
        tree: [
          ...(rest.length > 0
            ? [
                [
                  'ul',
                  { 'data-entries': columnsOf(section, rest) },
                  ...rest.map((entry) => entryTree(entry, colon)),
                ] satisfies ElementTree,
              ]
            : []),
          ...(bare.length > 0
            ? [
                [
                  'ul',
                  { 'data-tags': '' },
                  ...bare.map(({ id, title, proof }): ElementTree => {
                    const name = title ?? '';
                    return [
                      'li',
                      { id, ...(isRightToLeft(name) && { dir: 'auto' }) },
                      proof ? inPortal(proof, name) : name,
                    ];
                  }),
                ] satisfies ElementTree,
              ]
            : []),
        ] satisfies ElementTree[],
      };
    });
}
