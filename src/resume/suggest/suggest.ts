import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { stringify } from 'yaml';

import { writeAtOnce } from '../write-files';
import { hasFigure, highlightsWhere } from '../model/key-achievements';
import { DEFAULT_ICONS, guessIcon } from '../model/icons';
import type { Portfolio } from '../model/portfolio';
import { hasWords } from '../model/texts/repeated-text';
import { PORTALS, RESUMES, sourceOf } from '../read/owner-files';
import { kindWithin, PRIVATE_NAMES, stepsOf } from '../read/privacy';
import { fieldName } from '../standard/problems';
import { type Path, valueAt } from '../standard/path';
import { isGroup, type Resume } from '../standard/resume';
import { MONTHS_A_YEAR } from '../standard/dates';

/** A setting that the owner may accept. Nothing applies it before. */
export type Proposal = {
  file: 'portal.yaml' | 'resume.json';
  path: readonly (string | number)[];
  value: unknown;
  /** The name of the entry of a list that the path leads to. */ entry?: string;
  /** A sentence with the source of the value. */ because: string;
  /** The values are examples, which nobody should accept as they are. */ isExample?: boolean;
};

type Settings = Readonly<Record<string, unknown>>;

/**
 * The name of a proposal: `portal.yaml stats`, `resume.json projects "Planner" entity`. It stays when the entries of a
 * list are sorted anew.
 */
export const idOf = ({ file, path, entry }: Proposal): string =>
  entry === undefined ? `${file} ${fieldName(path)}` : `${file} ${path[0]} "${entry}" ${path.at(-1)}`;

/** The names of the proposals that are not the owner's. */
const dismissed = ({ dismissed: names }: Settings): string[] =>
  Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];

/** More years are no career. */
const MOST_YEARS = 60;
/** The number of key achievements, and of featured skills on the dashboard (spec §2). */
const FEATURED = 4;
/** An example, which shows what a percentage looks like. */
const EXAMPLE_PERCENTAGE = 80;
const DECIMALS = 100;

/** The word for years in a language, as `Intl` writes it behind a number. */
const wordForYears = (language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'year', unitDisplay: 'long' })
    .formatToParts(10)
    .find(({ type }) => type === 'unit')?.value ?? 'years';

/** The years of experience, where a text states others than the dates. */
function yearsOf({ owner, experience, portal }: Portfolio): Proposal[] {
  const stated = new RegExp(
    `(?<![\\p{N}.,-])(\\d{1,2})\\s?\\+?\\s?${wordForYears(portal.language)}\\p{L}?(?!\\p{Script=Latin})`,
    'iu',
  );
  const dated = Math.floor(experience.months / MONTHS_A_YEAR);
  const texts = [owner.headline ?? '', ...owner.biography];
  const [written = '', years = '0'] =
    texts.map((text) => stated.exec(text)).find((one) => one !== null) ?? [];
  if (Number(years) === dated || Number(years) > MOST_YEARS || Number(years) < 1) return [];
  return [
    {
      file: 'portal.yaml',
      path: ['stats'],
      value: [{ measure: 'years', value: `${years}+` }, { measure: 'projects' }, { measure: 'languages' }],
      because: `The text about you says "${written}", and the dates of your jobs show ${dated}.`,
    },
  ];
}

/** A whole number by itself: not of "3D", "ROS 2.1" or "1&2". */
const NUMBER = /(?<![\p{L}\p{N}.,&#/-])\d+(?![\p{L}\p{N}&]|[.,]\d)/u;

/** Highlights with a number. Those with a figure come first. */
function achievementsOf(portfolio: Portfolio): Proposal[] {
  if (portfolio.awards.length > 0) return [];
  const titles = [hasFigure, (text: string) => NUMBER.test(text)].flatMap((fits) =>
    highlightsWhere(portfolio, fits).map(({ title }) => title),
  );
  const value = [...new Set(titles)].slice(0, FEATURED).map((title) => ({ title }));
  const because = 'Key Achievements: the highlights of your newest roles with a number in them.';
  return value.length > 0 ? [{ file: 'portal.yaml', path: ['achievements'], value, because }] : [];
}

/** The icons of companies, by the titles of their roles. */
function iconsOf({ companies }: Portfolio): Proposal[] {
  const icons = companies
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ name, positions }) => {
      const icon = guessIcon([name, ...positions.map(({ title }) => title)]);
      return icon === DEFAULT_ICONS.resource ? [] : [[name, { icon }] as const];
    });
  const because =
    'Icons of your companies, by their names and your roles there (https://aka.ms/fluentui-icons).';
  return icons.length > 0
    ? [{ file: 'portal.yaml', path: ['companies'], value: Object.fromEntries(icons), because }]
    : [];
}

/** The texts that look private, with the reason. */
function privateTexts(value: unknown, path: Path = []): [path: string, reason: string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) =>
      privateTexts(field, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  const kind = typeof value === 'string' ? kindWithin(value) : null;
  return kind === null ? [] : [[fieldName(path), `${fieldName(path)} holds ${PRIVATE_NAMES[kind]}`]];
}

/** Texts that look private, to be hidden. */
function hiddenOf(resume: Resume): Proposal[] {
  const found = privateTexts(resume);
  const because = `To hide: ${found.map(([, reason]) => reason).join('; ')}.`;
  const value = { hide: found.map(([path]) => path) };
  return found.length > 0 ? [{ file: 'portal.yaml', path: ['privacy'], value, because }] : [];
}

/** The percentages of the featured skills, which are those of their levels or examples. */
function percentagesOf({ skills }: Portfolio): Proposal[] {
  const value = Object.fromEntries(
    skills.slice(0, FEATURED).map(({ name, level }) => {
      const [, percent] = /^(\d{1,3})\s?%?$/.exec(level ?? '') ?? [];
      return [
        name,
        { percentage: percent === undefined ? EXAMPLE_PERCENTAGE : Math.min(Number(percent), 100) },
      ];
    }),
  );
  const because = 'The percentages of the featured skills. These figures are examples: put in your own.';
  const isExample = true;
  return skills.length > 0 ? [{ file: 'portal.yaml', path: ['skills'], value, because, isExample }] : [];
}

const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

/** The places of the map, as they were found. */
function placesOf({ places }: Portfolio): Proposal[] {
  const value = places.map(({ city, country, latitude, longitude }) => ({
    city,
    ...(country !== null && { country }),
    latitude: rounded(latitude),
    longitude: rounded(longitude),
  }));
  const because = 'The places of the map, as the names in your résumé were found; correct what is wrong.';
  return value.length > 0 ? [{ file: 'portal.yaml', path: ['places'], value, because }] : [];
}

/** The employers of projects whose texts name one. */
function employersOf({ projects, companies }: Portfolio, { projects: listed = [] }: Resume): Proposal[] {
  return projects.flatMap(({ name, entity, description, highlights }): Proposal[] => {
    const text = [name, description, ...highlights].join('\n');
    const named = companies.filter((company) => company.kind === 'work' && hasWords(text, company.name));
    const [employer] = named;
    const at = listed.findIndex((project) => project.name === name);
    if (entity !== null || named.length !== 1 || !employer || at < 0) return [];
    const because = `Its text names ${employer.name}; with it, the project stands in your role there.`;
    return [
      { file: 'resume.json', path: ['projects', at, 'entity'], value: employer.name, entry: name, because },
    ];
  });
}

/** The ends of jobs that look forgotten: a job that began later is over. */
const endsOf = ({ work = [] }: Resume): Proposal[] =>
  work.flatMap(({ name = '', startDate = '', endDate, endUnknown }, at): Proposal[] => {
    const [later] = work
      .filter((job) => (job.startDate ?? '') > startDate && job.endDate !== undefined)
      .toSorted((one, other) => (one.startDate ?? '').localeCompare(other.startDate ?? ''));
    if (startDate === '' || endDate !== undefined || endUnknown || !later) return [];
    const proposal = {
      file: 'resume.json',
      path: ['work', at, 'endDate'],
      value: later.startDate,
      entry: `${name}, ${startDate}`,
      because: '',
    } as const;
    const dismissal = `list ${JSON.stringify(idOf(proposal))} under "dismissed" in portal.yaml`;
    const because = `Your job at ${name} has no end, and one that began later is over; if it goes on, ${dismissal}.`;
    return [{ ...proposal, because }];
  });

/**
 * Proposes values that the reader does not guess, unless `portal.yaml` states them.
 * @param portal the content of `portal.yaml`
 */
export function suggest(portfolio: Portfolio, portal: Settings): Proposal[] {
  const resume = portfolio.resume as Resume;
  return [
    ...yearsOf(portfolio),
    ...achievementsOf(portfolio),
    ...percentagesOf(portfolio),
    ...placesOf(portfolio),
    ...iconsOf(portfolio),
    ...hiddenOf(resume),
    ...employersOf(portfolio, resume),
    ...endsOf(resume),
  ].filter(({ file, path }) => file !== 'portal.yaml' || !Object.hasOwn(portal, String(path[0])));
}

const FIRST =
  '## Proposals. Remove the # of a setting to accept it; "portalfolio suggest --write" renews the others.';
const LAST = '## End of the proposals.';
const IS_FIRST = /^## Proposals\b.*$/m;

/** A proposal as lines of `portal.yaml`: a note with its reason, and the setting, which is off. */
function linesOf({ file, path, value, because }: Proposal): string {
  if (file === 'resume.json')
    return `## resume.json, ${fieldName(path)}: ${JSON.stringify(value)} – ${because}`;
  const setting = path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const lines = stringify(setting, { singleQuote: true, lineWidth: 0 }).trimEnd();
  return `## ${because}\n${lines.replaceAll(/^/gm, '#')}`;
}

/** Whether a block of lines is a proposal that nobody has accepted. */
const isProposal = (block: string): boolean => block.split('\n').every((line) => line.startsWith('#'));

/**
 * The text of `portal.yaml` with the proposals as comments. Those of an earlier time are replaced; accepted ones, and
 * all other lines, stay as they are.
 */
export function withProposals(text: string, proposals: readonly Proposal[]): string {
  const start = text.search(IS_FIRST);
  const end = text.indexOf(LAST, start);
  const isThere = start >= 0 && end >= 0;
  const inside = isThere ? text.slice(text.indexOf('\n', start) + 1, end) : '';
  const accepted = inside
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^\n+|\n+$/g, ''))
    .filter((block) => block !== '' && !isProposal(block));
  const blocks = [...accepted, ...proposals.map(linesOf)];
  const section = blocks.length === 0 ? '' : `${[FIRST, ...blocks, LAST].join('\n\n')}\n`;
  if (isThere) return text.slice(0, start) + section + text.slice(end + LAST.length).replace(/^\n/, '');
  const before = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  return section === '' ? text : `${before}${before === '' ? '' : '\n'}${section}`;
}

/** The text with its proposals renewed, if it has any. */
export const renewedProposals = (text: string, proposals: readonly Proposal[]): string =>
  IS_FIRST.test(text) ? withProposals(text, proposals) : text;

function settingsIn(directory: string): Readonly<Record<string, unknown>> {
  const data = sourceOf(directory, PORTALS, { problems: [], warnings: [] })?.data;
  return isGroup(data) ? data : {};
}

/** The names of the proposals that an owner has dismissed. */
export const dismissedIn = (directory: string): string[] => dismissed(settingsIn(directory));

const isSame = (read: unknown, written: unknown): boolean =>
  isGroup(read) && isGroup(written)
    ? ['name', 'position', 'startDate'].every((field) => read[field] === written[field])
    : typeof written === 'string' && read === written.trim();

/**
 * The index in the owner's file of an entry that was read; null if it is not found. Entries of the file may have other
 * indexes or names than those that were read.
 */
export function entryInFile(section: string, index: number, read: unknown, written: unknown): number | null {
  const entriesOf = (resume: unknown): unknown[] => {
    const entries = isGroup(resume) ? resume[section] : null;
    return Array.isArray(entries) ? entries : [];
  };
  const entry = entriesOf(read)[index];
  const found = entriesOf(written).flatMap((one, at) => (isSame(entry, one) ? [at] : []));
  return found.includes(index) ? index : found.length === 1 ? (found[0] ?? null) : null;
}

/** A proposal with the path of its entry in the owner's file; none if the entry is not found. */
function inFile(proposal: Proposal, read: unknown, written: unknown): Proposal[] {
  const [section = '', index = 0, ...field] = proposal.path;
  if (section === 'privacy') {
    const paths = (proposal.value as { hide: readonly string[] }).hide.map((path) => stepsOf(path) as Path);
    return paths.every((path) => isSame(valueAt(read, path), valueAt(written, path))) ? [proposal] : [];
  }
  if (proposal.file === 'portal.yaml') return [proposal];
  const at = entryInFile(section.toString(), Number(index), read, written);
  return at === null ? [] : [{ ...proposal, path: [section, at, ...field] }];
}

/** The proposals for an owner's folder. */
export function proposalsFor(directory: string, portfolio: Portfolio): Proposal[] {
  const settings = settingsIn(directory);
  const written = sourceOf(directory, RESUMES, { problems: [], warnings: [] })?.data;
  const names = dismissed(settings);
  return suggest(portfolio, settings)
    .flatMap((proposal) => inFile(proposal, portfolio.resume, written))
    .filter((proposal) => !names.includes(idOf(proposal)));
}

/**
 * Writes the proposals into `portal.yaml`, as comments.
 * @returns the file; null if nothing changed
 */
export function writeProposals(directory: string, proposals: readonly Proposal[]): string | null {
  const named = PORTALS.map((name) => join(directory, name)).find((one) => existsSync(one));
  const file = named ?? join(directory, 'portal.yaml');
  const before = named === undefined ? '' : readFileSync(named, 'utf8');
  const text = withProposals(before, proposals);
  if (text === before) return null;
  writeAtOnce(file, text);
  return file;
}
