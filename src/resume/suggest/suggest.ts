import { hasFigure, highlightsWhere } from '../model/key-achievements';
import { DEFAULT_ICONS, guessIcon } from '../model/icons';
import type { Portfolio } from '../model/portfolio';
import { companyKey } from '../model/employers';
import { headingOfKey } from '../model/properties';
import { technologyOf } from '../model/same-term';
import { hasWords } from '../model/texts/repeated-text';
import { kindWithin, PRIVATE_NAMES } from '../read/privacy';
import { fieldName, type Path } from '../standard/problems';
import type { Resume } from '../standard/resume';
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
export const dismissed = ({ dismissed: names }: Settings): string[] =>
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

/** The language of the texts, if a build recognized it. */
function languageOf({ portal: { language }, resume }: Portfolio): Proposal[] {
  const { meta } = resume as { meta?: { language?: unknown } };
  if (language === 'en' || meta?.language !== undefined) return [];
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const because = `Your texts are in ${name}; with it, no build has to recognize that.`;
  return [{ file: 'portal.yaml', path: ['language'], value: language, because }];
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

/** The types of projects for companies, by the kind that most of their technologies have. */
function typesOf({ companies }: Portfolio): Proposal[] {
  const resources = companies.flatMap(({ positions }) => positions.flatMap((position) => position.resources));
  const types = resources.flatMap((resource) => {
    if (resource.origin !== 'project' || resource.type !== null) return [];
    const kinds = resource.keywords.flatMap((keyword) => technologyOf(keyword)?.kind ?? []);
    const countOf = (kind: string) => kinds.filter((one) => one === kind).length;
    const [kind] = kinds.toSorted((one, other) => countOf(other) - countOf(one));
    return kind === undefined ? [] : [[resource.name, { type: headingOfKey(kind) }] as const];
  });
  const because = 'Types of your projects for companies, by their technologies.';
  return types.length > 0
    ? [{ file: 'portal.yaml', path: ['resources'], value: Object.fromEntries(types), because }]
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

/** Jobs that repeat a volunteering, and texts that look private, to be hidden. */
function hiddenOf(resume: Resume): Proposal[] {
  const { work = [], volunteer = [] } = resume;
  const jobs = work.flatMap(({ name = '', startDate }, at): [path: string, reason: string][] =>
    volunteer.some(
      (one) =>
        one.organization && companyKey(one.organization) === companyKey(name) && one.startDate === startDate,
    )
      ? [[`work[${at}]`, `work[${at}] repeats your volunteering at ${name}`]]
      : [],
  );
  const found = [...jobs, ...privateTexts(resume)];
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
    ...typesOf(portfolio),
    ...hiddenOf(resume),
    ...languageOf(portfolio),
    ...employersOf(portfolio, resume),
    ...endsOf(resume),
  ].filter(({ file, path }) => file !== 'portal.yaml' || !Object.hasOwn(portal, String(path[0])));
}
