import type { Portfolio, YearMonth } from '~/resume/model/portfolio';
import { withBareNamesTogether } from './bare-names';
import { certificatePeriod } from './certificate-period';
import { isBareGrade, type Format } from './format';
import { nameList } from './name-list';
import {
  otherSection,
  entryOf,
  headedLine,
  inOneLine,
  joined,
  placeBeside,
  projectEntry,
  projectLine,
  roleEntries,
  textsOf,
} from './resume-entries';
import { propertyMarkdown, propertyTexts } from './properties';
import { contactsOf, type SheetContact } from './resume-contacts';
import type { KindNames } from './evidence/usage';
import { skillGroups, shareText } from './skill-levels';

/** The sections of the résumé, in reading order. */
export const SHEET_SECTIONS = [
  'achievements',
  'work',
  'projects',
  'openSource',
  'education',
  'certificates',
  'skills',
  'languages',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
] as const;

export type SectionKind = (typeof SHEET_SECTIONS)[number];

/** A name and its details on one line: `Cloud Computing: Azure, AWS`. Several bare names share one, without a name. */
export type SheetLine = {
  name: string;
  /** Shown in brackets behind the name. */ facts?: string;
  text: string;
  url: string | null;
};

/** The texts below the title of an entry. */
export type SheetBody = {
  paragraphs: readonly string[];
  points: readonly string[];
  /** Custom fields, after the points: a summary that announces the points stands right above them. */
  details: readonly string[];
  keywords: readonly string[];
};

/** A resource of a role in a line, and below it the texts of a project that are too many for a line. */
export type SheetPart = SheetLine & { below?: SheetBody };

export type SheetEntry = SheetBody & {
  title: string;
  /** The company, the school or the publisher. */ by: string | null;
  place: string | null;
  /** Formatted in the language. */ when: string;
  url: string | null;
  /** The kind of company. */ note: string | null;
  /** The resources of the role. */ parts: readonly SheetPart[];
};

/** A section of the JSON Resume standard, or one with a custom title. */
export type SheetSection = { entries: readonly SheetEntry[]; lines: readonly SheetLine[] } & (
  { kind: SectionKind } | { kind: 'other'; id: string; title: string }
);

/** The heading of a section. */
export const headingOf = (section: SheetSection, words: Readonly<Record<SectionKind, string>>): string =>
  section.kind === 'other' ? section.title : words[section.kind];

/** The whole résumé. */
export type ResumeSheet = {
  language: string;
  name: string;
  headline: string | null;
  contacts: readonly SheetContact[];
  summary: readonly string[];
  sections: readonly SheetSection[];
};

/** The complete résumé, including texts that the pages collapse. Empty sections are omitted. */
export function resumeSheet(
  portfolio: Portfolio,
  language: string,
  format: Format,
  domainName: KindNames,
): ResumeSheet {
  const { owner, projects } = portfolio;
  const openSource = projects.filter(({ shown }) => shown === 'openSource');
  const dated = (start: YearMonth | null, end: YearMonth | null = null) =>
    format.period({ start, end, current: false });
  const entries: Record<SectionKind, readonly SheetEntry[]> = {
    work: roleEntries(portfolio, format),
    projects: projects.filter(({ shown }) => shown !== 'openSource').map((one) => projectEntry(one, format)),
    education: portfolio.education.map(
      ({ institution, area, studyType, period, score, summary, highlights, courses, ...study }) =>
        entryOf(
          {
            title: joined([studyType, area], ', ') || (institution ?? ''),
            by: studyType || area ? withScore(institution, score, format) : null,
            place:
              institution && study.location && (studyType || area)
                ? placeBeside(study.location, institution)
                : study.location,
            when: format.period(period),
            url: study.url,
            paragraphs: textsOf(
              institution && (studyType || area) && isBareGrade(score) ? null : score && format.grade(score),
              summary,
            ),
            properties: study.properties,
            points: highlights,
            keywords: courses,
          },
          format,
        ),
    ),
    awards: portfolio.awards.map(({ title, awarder, date, end, url, summary, properties }) =>
      entryOf(
        {
          title,
          by: awarder,
          when: dated(date, end),
          url,
          paragraphs: textsOf(summary),
          properties,
        },
        format,
      ),
    ),
    publications: portfolio.publications.map(({ name, publisher, date, url, summary, properties }) =>
      entryOf(
        {
          title: name,
          by: publisher,
          when: dated(date),
          url,
          paragraphs: textsOf(summary),
          properties,
        },
        format,
      ),
    ),
    volunteering: portfolio.volunteering.map(
      ({ organization, position, location, period, url, summary, highlights, properties }) =>
        entryOf(
          {
            title: position ?? organization ?? '',
            by: position ? organization : null,
            place: location,
            when: format.period(period),
            url,
            paragraphs: textsOf(summary),
            properties,
            points: highlights,
          },
          format,
        ),
    ),
    references: portfolio.references
      .filter(({ text }) => text !== null)
      .map(({ name, url, text, properties }) =>
        entryOf({ title: name ?? '', url, paragraphs: textsOf(text), properties }, format),
      ),
    // A line has no place for a list.
    openSource: openSource
      .filter(({ highlights }) => highlights.length > 0)
      .map((one) => projectEntry(one, format)),
    certificates: [],
    skills: [],
    languages: [],
    achievements: [],
    interests: [],
  };
  const lines: Partial<Record<SectionKind, readonly SheetLine[]>> = {
    openSource: openSource
      .filter(({ highlights }) => highlights.length === 0)
      .map((one) => projectLine(one, format)),
    certificates: portfolio.certificates.map(({ name, issuer, url, summary, properties, ...dates }) => ({
      name,
      text: joined(
        [
          joined([issuer, format.period(certificatePeriod(dates))], ', '),
          summary && inOneLine(summary),
          ...propertyMarkdown(properties, format.colon),
        ],
        '. ',
      ),
      url,
    })),
    skills: skillLines(portfolio.skills, format, domainName),
    languages: portfolio.languages.map(({ language: name, fluency, properties }) => ({
      name,
      text: joined([fluency, ...propertyTexts(properties, format.colon)], '; '),
      url: null,
    })),
    interests: portfolio.interests.map(({ name, summary, keywords, properties }) => ({
      name,
      text: joined([summary, nameList(keywords), propertyMarkdown(properties, format.colon).join('; ')], ' '),
      url: null,
    })),
    achievements: ownAchievements(portfolio),
    references: portfolio.references
      .filter(({ text }) => text === null)
      .map(({ name, url, properties }) => ({
        name: name ?? '',
        text: propertyMarkdown(properties, format.colon).join('; '),
        url,
      }))
      .filter(({ name, text }) => name !== '' || text !== ''),
  };
  return {
    language,
    name: owner.name,
    headline: owner.headline,
    contacts: contactsOf(portfolio, format),
    summary: owner.biography,
    sections: [
      ...SHEET_SECTIONS.map((kind) => ({
        kind,
        entries: entries[kind],
        lines: withBareNamesTogether((lines[kind] ?? []).map(headedLine)),
      })).filter((section) => section.entries.length + section.lines.length > 0),
      ...portfolio.otherSections.map((section) => otherSection(section, format)),
    ],
  };
}

const withScore = (institution: string | null, score: string | null, format: Format): string | null =>
  institution && score && isBareGrade(score) ? `${institution} (${format.grade(score)})` : institution;

/**
 * The achievements that only `portal.yaml` names. Awards, certificates, publications and highlights have their own
 * sections.
 */
function ownAchievements(portfolio: Portfolio): SheetLine[] {
  const { achievements, awards, certificates, publications, companies } = portfolio;
  const titles = new Set([
    ...awards.map(({ title }) => title),
    ...[...certificates, ...publications].map(({ name }) => name),
    ...companies.flatMap(({ positions }) => positions.flatMap(({ highlights }) => highlights)),
  ]);
  return achievements
    .filter(({ stated, title }) => stated && !titles.has(title))
    .map(({ title, type, year, description }) => ({
      name: title,
      facts: [type, year].filter(Boolean).join(', '),
      text: description ?? '',
      url: null,
    }));
}

/** The skills of the résumé as lines: a name, its level and its keywords, or a group of bare names. */
export function skillLines(
  skills: Portfolio['skills'],
  format: Format,
  domainName: KindNames,
): readonly SheetLine[] {
  const levels = skills.flatMap(({ level }) => level ?? []);
  const { groups, rest } = skillGroups(skills, domainName);
  return [
    ...rest.map(({ name, level, keywords, properties }) => ({
      name,
      ...(level && { facts: shareText(level, levels, format) ?? level }),
      text: joined([nameList(keywords), ...propertyTexts(properties, format.colon)], '; '),
      url: null,
    })),
    ...groups.map((group) => ({
      name: group.name,
      text: nameList(group.skills.map(({ name }) => name)),
      url: null,
    })),
  ];
}
