import type { Company, Portfolio, Position, Project } from '~/content/portfolio';
import type { Property, Resource, YearMonth } from '~/content/portfolio';

import type { Format } from './format';
import { propertyTexts } from './properties';
import { contactsOf, type SheetContact } from './resume-contacts';

/** The sections of the résumé, in the order in which it is read. */
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

/** A name and what belongs to it, on one line: `Cloud Computing: Azure, AWS`. */
export type SheetLine = { name: string; text: string; url: string | null };

export type SheetEntry = {
  title: string;
  /** The company, the school, who published it. */ by: string | null;
  place: string | null;
  /** In the words of the language. */ when: string;
  url: string | null;
  paragraphs: readonly string[];
  points: readonly string[];
  /** What was built in it. */ parts: readonly SheetLine[];
  keywords: readonly string[];
};

export type SheetSection = { kind: SectionKind; entries: readonly SheetEntry[]; lines: readonly SheetLine[] };

/** The whole résumé. */
export type ResumeSheet = {
  language: string;
  name: string;
  headline: string | null;
  contacts: readonly SheetContact[];
  summary: readonly string[];
  sections: readonly SheetSection[];
};

const joined = (parts: readonly (string | null | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

const NOTHING: SheetEntry = {
  title: '',
  by: null,
  place: null,
  when: '',
  url: null,
  paragraphs: [],
  points: [],
  parts: [],
  keywords: [],
};

type Given = Partial<SheetEntry> & { title: string; properties?: readonly Property[] };

const entryOf = ({ properties, paragraphs = [], ...entry }: Given): SheetEntry => ({
  ...NOTHING,
  ...entry,
  paragraphs: [...paragraphs, ...propertyTexts(properties)],
});

const textsOf = (...texts: readonly (string | null)[]): string[] => texts.filter((text) => text !== null);

function positionEntry(company: Company, position: Position, format: Format): SheetEntry {
  return entryOf({
    title: position.title,
    by: company.name === position.title ? null : company.name,
    place: position.location,
    when: format.period(position.period),
    url: position.url ?? company.url,
    paragraphs: textsOf(position.summary),
    properties: position.properties,
    points: position.highlights,
    parts: position.resources.filter(({ origin }) => origin === 'project').map(resourceLine),
    keywords: position.keywords,
  });
}

/** What was built in a role: its name, what kind of thing it is, and what a line says. */
function resourceLine(resource: Resource): SheetLine {
  const { name, type } = resource;
  const kind = type && type !== name ? ` (${type})` : '';
  return { ...givenLine(resource), name: `${name}${kind}` };
}

/** What was given away, in a line: what it does, what it is made of. */
function givenLine({ name, description, highlights, keywords, url }: Resource | Project): SheetLine {
  const made = keywords.length > 0 ? `(${keywords.join(', ')})` : null;
  return { name, text: joined([description, ...highlights, made], ' '), url };
}

function projectEntry(project: Project, format: Format): SheetEntry {
  const { name, entity, description, highlights, keywords, period, url, roles, properties } = project;
  return entryOf({
    title: name,
    by: joined([...roles, entity], ', ') || null,
    when: format.period(period),
    url,
    paragraphs: textsOf(description === name ? null : description),
    properties,
    points: highlights,
    keywords,
  });
}

/** The résumé in full, with everything that the pages fold away. Sections that hold nothing are not in it. */
export function resumeSheet(portfolio: Portfolio, language: string, format: Format): ResumeSheet {
  const { owner, companies, projects } = portfolio;
  const dated = (date: YearMonth | null) => format.period({ start: date, end: null, current: false });
  const entries: Record<SectionKind, readonly SheetEntry[]> = {
    work: companies
      .filter(({ kind }) => kind === 'work')
      .flatMap((company) => company.positions.map((position) => positionEntry(company, position, format))),
    projects: projects.filter(({ openSource }) => !openSource).map((one) => projectEntry(one, format)),
    education: portfolio.education.map(
      ({
        institution,
        area,
        studyType,
        period,
        location,
        score,
        url,
        summary,
        highlights,
        courses,
        properties,
      }) =>
        entryOf({
          title: joined([studyType, area], ', ') || (institution ?? ''),
          by: studyType || area ? institution : null,
          place: location,
          when: format.period(period),
          url,
          paragraphs: textsOf(score, summary),
          properties,
          points: highlights,
          keywords: courses,
        }),
    ),
    awards: portfolio.awards.map(({ title, awarder, date, url, summary, properties }) =>
      entryOf({
        title,
        by: awarder,
        when: dated(date),
        url,
        paragraphs: textsOf(summary),
        properties,
      }),
    ),
    publications: portfolio.publications.map(({ name, publisher, date, url, summary, properties }) =>
      entryOf({
        title: name,
        by: publisher,
        when: dated(date),
        url,
        paragraphs: textsOf(summary),
        properties,
      }),
    ),
    volunteering: portfolio.volunteering.map(
      ({ organization, position, location, period, url, summary, highlights, properties }) =>
        entryOf({
          title: position ?? organization ?? '',
          by: position ? organization : null,
          place: location,
          when: format.period(period),
          url,
          paragraphs: textsOf(summary),
          properties,
          points: highlights,
        }),
    ),
    references: portfolio.references.map(({ name, text, properties }) =>
      entryOf({ title: name ?? '', paragraphs: textsOf(text), properties }),
    ),
    openSource: [],
    certificates: [],
    skills: [],
    languages: [],
    achievements: [],
    interests: [],
  };
  const lines: Partial<Record<SectionKind, readonly SheetLine[]>> = {
    openSource: projects.filter(({ openSource }) => openSource).map(givenLine),
    certificates: portfolio.certificates.map(({ name, issuer, date, url, summary, properties }) => ({
      name,
      text: joined([joined([issuer, dated(date)], ', '), summary, ...propertyTexts(properties)], '. '),
      url,
    })),
    skills: portfolio.skills.map(({ name, level, keywords, properties }) => ({
      name: joined([name, level && `(${level})`], ' '),
      text: joined([keywords.join(', '), ...propertyTexts(properties)], '; '),
      url: null,
    })),
    languages: portfolio.languages.map(({ language: name, fluency, properties }) => ({
      name,
      text: joined([fluency, ...propertyTexts(properties)], '; '),
      url: null,
    })),
    interests: portfolio.interests.map(({ name, summary, keywords, properties }) => ({
      name,
      text: joined([summary, keywords.join(', '), ...propertyTexts(properties)], ' '),
      url: null,
    })),
    achievements: ownAchievements(portfolio),
  };
  return {
    language,
    name: owner.name,
    headline: owner.headline,
    contacts: contactsOf(portfolio),
    summary: owner.biography,
    sections: SHEET_SECTIONS.map((kind) => ({
      kind,
      entries: entries[kind],
      lines: lines[kind] ?? [],
    })).filter((section) => section.entries.length + section.lines.length > 0),
  };
}

/** What the owner calls achievements. Where nothing is said, the portal shows the awards, which have their own section. */
function ownAchievements({ achievements, awards }: Portfolio): SheetLine[] {
  const titles = new Set(awards.map(({ title }) => title));
  return achievements
    .filter(({ title }) => !titles.has(title))
    .map(({ title, type, year, description }) => {
      const about = joined([type, year], ', ');
      return { name: title, text: joined([about && `(${about})`, description], ' '), url: null };
    });
}
