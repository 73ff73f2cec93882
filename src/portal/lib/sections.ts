import { bareAddress } from '~/resume/read/bare-address';
import type { Period, Portfolio, Property, YearMonth } from '~/resume/read/portfolio';

import { certificatePeriod } from './certificate-period';
import { isRightToLeft, type ElementTree } from './element-tree';
import { columnsOf, MANY_BARE } from './entry-columns';
import type { Format } from './format';
import { propertyLines } from './properties';
import { richLine, richText } from './rich-text';
import { isShortList } from './short-list';
import { shareText } from './skill-levels';

/** An entry of any section. */
type Entry = {
  id: string;
  title: string | null;
  url?: string | null;
  /** Beside the title. */ aside?: string | null;
  /** Short facts, one line each; empty ones are omitted. */
  facts?: readonly (readonly (string | null)[])[];
  text?: string | null;
  quoted?: boolean;
  bullets?: readonly string[];
  tags?: readonly ElementTree[];
  properties?: readonly Property[];
  /** The address of its evidence. */ proof?: string;
};

/** Skills with only a name; empty if they are few among others. */
function bareSkills(skills: Portfolio['skills']): Portfolio['skills'] {
  const bare = skills.filter(
    ({ level, percentage, keywords }) => level === null && percentage === null && keywords.length === 0,
  );
  return bare.length < MANY_BARE && bare.length < skills.length ? [] : bare;
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

/** Sections with custom titles. */
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
export function sections(portfolio: Portfolio, format: Format, tagged: (tag: string) => string) {
  const { colon, period } = format;
  const levels = portfolio.skills.flatMap(({ level }) => level ?? []);
  const all = {
    skills: portfolio.skills.map(({ id, name, level, keywords, properties }): Entry => ({
      properties,
      id: `skill-${id}`,
      title: name,
      proof: tagged(name),
      aside: level && (shareText(level, levels, format) ?? level),
      tags: keywords.map((keyword) => inPortal(tagged(keyword), keyword)),
    })),
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
      ({ id, name, url, issuer, summary, properties, ...dates }): Entry => ({
        properties,
        id,
        title: name,
        url,
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

/** @param colon that of the language */
function entryTree(
  { id, title, aside, url, facts = [], text, quoted, bullets = [], tags = [], properties, proof }: Entry,
  colon: string,
): ElementTree {
  const trees = text ? richText(text) : [];
  const heading: ElementTree[] = title
    ? [
        [
          'h3',
          null,
          url ? link(url, title) : proof ? inPortal(proof, title) : title,
          ...(aside ? [' ', ['small', null, aside] satisfies ElementTree] : []),
        ],
      ]
    : url
      ? [link(url)]
      : [];
  return [
    'li',
    { id, ...(isRightToLeft(title ?? '') && { dir: 'auto' }) },
    ...heading,
    ...facts
      .map((line) => line.filter(Boolean).join(' · '))
      .filter(Boolean)
      .map((line): ElementTree => ['p', { 'data-facts': '' }, line]),
    ...(quoted && trees.length > 0 ? [['blockquote', null, ...trees] satisfies ElementTree] : trees),
    ...bulletList(bullets),
    ...propertyLines(properties, colon),
    ...tagList(tags),
  ];
}

/** An external link; its default text is its address. */
export const link = (url: string, name = bareAddress(url)): ElementTree => [
  'a',
  { href: url, rel: 'noreferrer', target: '_blank' },
  name,
];

/** A list of texts. A list of keywords has columns. */
export function bulletList(lines: readonly string[]): readonly ElementTree[] {
  if (lines.length === 0) return [];
  const direction = lines.some(isRightToLeft) && { dir: 'auto' as const };
  const short = isShortList(lines) && { 'data-short': '' };
  const items = lines.map((line): ElementTree => ['li', null, ...richLine(line)]);
  return [['ul', direction || short ? { ...direction, ...short } : null, ...items]];
}

/** A link within the portal. */
const inPortal = (href: string, name: string): ElementTree => ['a', { href }, name];

const tagList = (tags: readonly ElementTree[]): readonly ElementTree[] =>
  tags.length === 0
    ? []
    : [['ul', { 'data-tags': '' }, ...tags.map((tag): ElementTree => ['li', null, tag])]];
