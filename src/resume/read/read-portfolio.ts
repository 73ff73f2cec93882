import { basePathOf, documentPhotoOf, portalOf } from './portal';
import { checkFolder, PORTALS, RESUMES, sourceOf, speedFileIn } from './owner-files';
import { companiesOf, numbered, type ReadContext } from '../model/companies';
import { projectsByEmployer } from '../model/employers';
import { evidenceIn } from '../evidence/evidence';
import { evidenceSources } from '../evidence/sources';
import { countriesOf, experienceOf, statsOf } from '../model/figures';
import { lastProjectOf } from '../model/last-project';
import { ownLanguage } from './own-language';
import { ownerOf } from '../model/owner';
import type { Portfolio } from '../model/portfolio';
import type { CaseStudy } from '../model/portfolio-sections';
import {
  ContentError,
  fieldName,
  leaveOut,
  missing,
  NOT_STANDARD,
  plural,
  warningMessages,
  warnerOf,
  type Findings,
  type Path,
} from '../standard/problems';
import { withhold, type Withheld } from './privacy';
import type * as ReadPortal from './read-portal';
import { readResume, withoutEmptyEntries } from './read-resume';
import { currentOf } from '../model/roles-by-date';
import type { Resume } from '../standard/resume';
import { withSkillResources } from '../model/role-resources';
import { withSentences } from '../model/texts/sentences';
import { languagesOf, sectionsOf } from '../model/sections';
import { achievementsOf, projectsOf, type PictureSource } from '../model/showcase';
import { skillsOf, uniqueSlugs } from '../model/skills';
import { proseIn } from './translatable';
import { translated, type Dictionary } from './translate';
import type * as Translations from './translations';
import type { Source } from './source';
import type * as OtherForms from '../tidy/other-forms';
import type { Tidied } from '../tidy/tidy';
import type * as Views from './views';
import type * as Mail from './mail';
import type * as DerivePlaces from '../model/places/derive-places';
import type * as OtherSections from '../model/other-sections';
import type * as OtherSubscriptions from '../model/other-subscriptions';

/** The files beside the résumé, which a site reads. */
export type SiteFiles = {
  openPictures: (directory: string, basePath: string, findings: Findings) => PictureSource;
  readCaseStudies: (
    directory: string,
    own: string,
    projects: readonly string[],
    pictures: PictureSource,
    findings: Findings,
  ) => CaseStudy[];
};

export type ReadOptions = {
  /** Includes private data, for the owner only. */ complete?: boolean;
  /** The name of a tailored résumé. */ view?: string;
  /** The day up to which open periods count. */ today: Date;
};

/** The content of an owner's folder, with the messages about it. */
export type ReadFolder = {
  /** The portfolio in the language of its files. */ portfolio: Portfolio;
  /** The unpublished values with their place and field. */ withheld: readonly string[];
  /** The private values that the owner publishes, with their place and field. */
  published: readonly string[];
  warnings: string[];
  /** The warnings before they are ordered and written as sentences. */ findings: Findings['warnings'];
  /** The languages of the translation files. */ translations: readonly string[];
  /** The portfolio in another language, as far as it is translated. */
  inLanguage: (code: string) => Portfolio;
  /** The place of a setting in the file. */ settingAt: (path: readonly PropertyKey[]) => string;
  views: readonly Views.View[];
};

/** Reads an owner's folder. */
export type ReadPortfolio = (directory: string, options: ReadOptions) => ReadFolder;

/** Code that few readings need. */
type OnDemand = {
  /** Null where the settings state the places of the map. */ derivePlaces: typeof DerivePlaces | null;
  /** Null without a mail service. */ mail: typeof Mail | null;
  /** Null for a standard résumé with standard translations. */ otherForms: typeof OtherForms | null;
  /** Null for a standard résumé, which has no own sections. */ otherSections: typeof OtherSections | null;
  /** Null for an owner with jobs. */ otherSubscriptions: typeof OtherSubscriptions | null;
  /** Null without settings. */ readPortal: typeof ReadPortal | null;
  /** Null without translations. */ translations: typeof Translations | null;
  /** Null without tailored résumés. */ views: typeof Views | null;
};

const NO_SETTINGS: ReadPortal.PortalSettings = { companies: {}, skills: {}, resources: {}, projects: {} };

/** The parsed files of an owner's folder. */
type OpenedFiles = {
  directory: string;
  resume: Source | null;
  portal: Source | null;
  findings: Findings;
};

/** Parses the résumé and the settings of a folder. */
export function openFiles(directory: string): OpenedFiles {
  checkFolder(directory);
  const findings: Findings = { problems: [], warnings: [] };
  const resume = sourceOf(directory, RESUMES, findings);
  const portal = sourceOf(directory, PORTALS, findings);
  return { directory, resume, portal, findings };
}

/** The parsed résumé in the form of the standard; null with a problem for a file of another format. */
function standardForm(
  original: Source,
  otherForms: typeof OtherForms | null,
  findings: Findings,
): (Source & Partial<Tidied>) | null {
  if (otherForms === null) return original;
  const problem = otherForms.problemOfFormat(original);
  if (problem !== null) {
    findings.problems.push(problem);
    return null;
  }
  return otherForms.tidied(original);
}

/** One message for all files that are not in the form of the standard. */
function warnOfForm(sources: readonly Partial<Source & Tidied>[], findings: Findings): void {
  const changed = sources.filter(({ rules = [] }) => rules.length > 0);
  if (changed.length === 0) return;
  const named = `${changed.map(({ file }) => file).join(', ')} ${plural(changed.length, 'is', 'are')}`;
  const message = `${named} ${NOT_STANDARD}, but read as if so; \`portalfolio tidy\` shows and writes the changes.`;
  findings.warnings.unshift({ ...missing(message), weight: 'guessed' });
}

/**
 * Reads an owner's files into a frozen model.
 * @throws ContentError with the problems of all files
 */
export function readFiles(
  { directory, resume: original, portal: portalSource, findings }: OpenedFiles,
  { complete = false, view: viewName, today }: ReadOptions,
  { openPictures, readCaseStudies }: SiteFiles,
  onDemand: OnDemand,
): ReadFolder {
  const { mail, otherForms, otherSections, readPortal, translations, views: tailoring } = onDemand;
  const settings = readPortal?.readPortal(portalSource, findings) ?? structuredClone(NO_SETTINGS);
  const resumeSource = original && standardForm(original, otherForms, findings);
  const written = resumeSource && readResume(resumeSource, findings);
  if (!resumeSource || !written) throw new ContentError(findings.problems);
  const warnOfPortal = warnerOf(portalSource, findings);
  const views = tailoring?.viewsOf(directory, settings.views, portalSource, written, findings) ?? [];
  const view = views.find(({ name }) => name === viewName);
  const warn = warnerOf(resumeSource, findings);
  const { resume, withheld, published } = withhold(
    view && tailoring ? tailoring.tailored(written, view) : written,
    {
      hidden: settings.privacy?.hide ?? [],
      kinds: settings.privacy?.publish ?? [],
      fields: complete ? null : (settings.publish ?? []),
    },
    warn,
    warnOfPortal,
  );

  const leftOut = (source: Source | null) => leaveOut.bind(null, warnerOf(source, findings));
  const own = ownLanguage(settings, written, resumeSource, findings);
  settings.language = own;
  readPortal?.checkNames(resume, settings, portalSource, findings);
  const basePath = basePathOf(settings, portalSource, findings);
  const pictures = openPictures(directory, basePath, findings);
  const pictureAt = (path: Path, named: string, alt: string, instead?: string) => {
    const picture = pictures.picture(named, alt);
    if ('src' in picture) return picture;
    leftOut(resumeSource)(path, picture.expected, named, instead);
    return null;
  };
  const reading: ReadContext = { today, slug: uniqueSlugs(), settings, warn, entries: {}, pictureAt };
  const { image } = resume.basics;
  const photo = image
    ? pictureAt(['basics', 'image'], image, settings.photoAlt ?? '', 'your initials stand in')
    : null;
  const portfolio = assemble(resume, reading, pictures, leftOut(portalSource), photo, onDemand);
  portfolio.otherSections = otherSections?.otherSectionsOf(resume, reading) ?? [];
  const documentPhoto = documentPhotoOf(
    {
      wanted: settings.resume?.photo ?? false,
      written,
      shown: resume,
      photo: portfolio.owner.photo,
      files: pictures.files,
      basePath,
    },
    (message) => warnOfPortal(['resume', 'photo'], message),
  );
  portfolio.portal = portalOf({ ...settings, language: own }, basePath, resume, portalSource, findings, {
    mail: mail?.mailOf(settings, portalSource, findings) ?? null,
    speed: speedFileIn(directory),
    photo: documentPhoto,
    today,
  });
  portfolio.caseStudies = readCaseStudies(
    directory,
    own,
    portfolio.projects.map(({ id }) => id),
    pictures,
    findings,
  );
  portfolio.pictureHosts = [...pictures.hosts].toSorted();
  const mains = { resume: resumeSource, portal: portalSource };
  const forms: Partial<Source & Tidied>[] = [resumeSource];
  const inForm = (source: Source): Source => {
    const form = otherForms?.tidied(source, resumeSource as Source & Tidied) ?? source;
    forms.push(form);
    return form;
  };
  const dictionaries: ReadonlyMap<string, Dictionary> =
    translations?.readTranslations(directory, mains, { own, inForm }, findings) ?? new Map();
  warnOfForm(forms, findings);
  if (findings.problems.length > 0) throw new ContentError(findings.problems);

  portfolio.sectionOrder = tailoring?.sectionsIn(view?.order ?? []) ?? [];
  const read = frozen(portfolio as Portfolio);
  const prose = [...new Set([...proseIn(resume), ...proseIn(portalSource?.data)])];
  const inLanguage = (code: string): Portfolio => {
    if (code === own) return read;
    const translatedTexts = dictionaries.get(code) ?? new Map<string, string>();
    const titles = read.caseStudies.flatMap(({ texts }) => (texts[code] ? [] : (texts[own]?.title ?? [])));
    const untranslated = [...prose.filter((text) => !translatedTexts.has(text)), ...titles];
    return frozen({ ...translated(read, code, withSentences(translatedTexts)), untranslated });
  };
  const lineOf = ({ path, kind }: Withheld) => `${resumeSource.place(path)} ${fieldName(path)} (${kind})`;
  return {
    portfolio: read,
    withheld: withheld.map(lineOf),
    published: published.map(lineOf),
    warnings: warningMessages(findings.warnings),
    findings: findings.warnings,
    translations: [...dictionaries.keys()],
    views,
    inLanguage,
    settingAt: (path) => `${portalSource?.place(path)} ${fieldName(path)}`,
  };
}

type Draft = Omit<Portfolio, 'portal'> & { portal?: Portfolio['portal'] };

function assemble(
  resume: Resume,
  reading: ReadContext,
  pictures: PictureSource,
  problem: (path: readonly PropertyKey[], expected: string, value: unknown) => void,
  photo: Portfolio['owner']['photo'],
  { derivePlaces, otherSubscriptions }: OnDemand,
): Draft {
  const listed = numbered(resume.projects);
  const [own, separate] = projectsByEmployer(listed, resume.work);
  const worked = companiesOf(resume.work ?? [], own, reading);
  const projects = projectsOf(separate, pictures, problem, reading);
  const skills = skillsOf(resume, reading);
  const sections = sectionsOf(resume, reading);
  const others = worked.length > 0 ? null : otherSubscriptions;
  const subscriptions = others?.otherSubscriptions({ ...sections, projects }, reading) ?? worked;
  const owner = ownerOf(resume, photo, reading.settings);
  const sources = evidenceSources({
    ...sections,
    companies: subscriptions,
    projects,
    summary: owner.biography,
  });
  const evidence = evidenceIn(skills, sources, reading.slug);
  const companies = withSkillResources(subscriptions, evidence);
  const positions = companies.flatMap((company) =>
    company.positions.map((position) => ({ position, company })),
  );
  const workPositions = positions.filter(({ company }) => company.kind === 'work');
  const currentPosition = currentOf(workPositions);
  const experience = experienceOf(
    workPositions.map(({ position }) => position),
    reading.today,
  );
  const languages = languagesOf(resume, reading);
  const achievements = achievementsOf(resume, { ...sections, companies, projects }, reading);
  const places =
    reading.settings.places?.map(({ country, ...place }) => ({ ...place, country: country ?? null })) ??
    derivePlaces?.derivePlaces(resume, reading.settings.language ?? 'en', reading.warn) ??
    [];
  const resources = [...positions.flatMap(({ position }) => position.resources), ...projects];
  const countries = countriesOf(places);
  const further = {
    months: experience.months,
    allProjects: listed.length,
    countries,
  };
  return {
    owner,
    companies,
    currentPosition,
    experience,
    projects,
    skills,
    languages,
    ...sections,
    otherSections: [],
    achievements,
    stats: statsOf({ ...sections, ...further, projects, languages }, reading),
    lastProject: lastProjectOf(companies, resources, { currentPosition, achievements }, reading),
    places,
    evidence,
    pictureHosts: [],
    files: pictures.files,
    resume: withoutEmptyEntries(resume as Readonly<Record<string, unknown>>),
    untranslated: [],
    caseStudies: [],
    sectionOrder: [],
    entries: reading.entries,
  };
}

/** Freezes a value recursively, so that no later step changes it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
