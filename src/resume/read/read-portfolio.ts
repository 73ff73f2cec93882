import { basePathOf, documentPhotoOf, portalOf } from './portal';
import { checkFolder, PORTALS, RESUMES, sourceOf, speedFileIn } from './owner-files';
import { companiesOf, numbered, type ReadContext } from '../model/companies';
import { projectsByEmployer } from '../model/employers';
import { evidenceIn } from '../evidence/evidence';
import { evidenceSources } from '../evidence/sources';
import { experienceOf, statsOf } from '../model/figures';
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
} from '../standard/problems';
import type { Path } from '../standard/path';
import { withhold, type Withheld } from './privacy';
import { checkNames, readPortal } from './read-portal';
import { readResume, withoutEmptyEntries } from './read-resume';
import { currentOf, workRoles } from '../model/roles-by-date';
import type { Resume } from '../standard/resume';
import { withSkillResources } from '../model/role-resources';
import { withSentences } from '../model/texts/sentences';
import { languagesOf, sectionsOf } from '../model/sections';
import { achievementsOf, projectsOf, type PictureSource } from '../model/showcase';
import { skillsOf, uniqueSlugs } from '../model/skills';
import { paragraphsOf, proseIn } from './translatable';
import { translated } from './translate';
import { readTranslations } from './translations';
import type { Source } from './source';
import type * as OtherForms from '../tidy/other-forms';
import type { Tidied } from '../tidy/tidy';
import { sectionsIn, tailored, viewsOf, type View } from './views';
import { mailSettings } from './mail';
import { derivePlaces } from '../model/places/derive-places';
import { otherSubscriptions } from '../model/other-subscriptions';

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
  /** The place of a setting in the file. */ settingAt: (path: Path) => string;
  views: readonly View[];
};

/** Reads an owner's folder. */
export type ReadPortfolio = (directory: string, options: ReadOptions) => ReadFolder;

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
 * @param otherForms null for a standard résumé with standard translations
 * @throws ContentError with the problems of all files
 */
export function readFiles(
  { directory, resume: original, portal: portalSource, findings }: OpenedFiles,
  { complete = false, view: viewName, today }: ReadOptions,
  { openPictures, readCaseStudies }: SiteFiles,
  otherForms: typeof OtherForms | null,
): ReadFolder {
  const settings = readPortal(portalSource, findings);
  const resumeSource = original && standardForm(original, otherForms, findings);
  const written = resumeSource && readResume(resumeSource, findings);
  if (!resumeSource || !written) throw new ContentError(findings.problems);
  const warnOfPortal = warnerOf(portalSource, findings);
  const views = viewsOf(directory, settings.views, portalSource, written, findings);
  const view = views.find(({ name }) => name === viewName);
  const warn = warnerOf(resumeSource, findings);
  const { resume, withheld, published } = withhold(
    view ? tailored(written, view) : written,
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
  checkNames(resume, settings, portalSource, findings);
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
  const content = contentOf(resume, reading, pictures, leftOut(portalSource));
  const otherSections = otherForms?.otherSectionsOf(resume, reading) ?? [];
  const documentPhoto = documentPhotoOf(
    {
      wanted: settings.resume?.photo ?? false,
      written,
      shown: resume,
      photo,
      files: pictures.files,
      basePath,
    },
    (message) => warnOfPortal(['resume', 'photo'], message),
  );
  const portfolio: Portfolio = {
    ...content,
    owner: ownerOf(resume, photo, settings),
    otherSections,
    portal: portalOf({ ...settings, language: own }, basePath, resume, portalSource, findings, {
      mail: mailSettings(settings, portalSource, findings),
      speed: speedFileIn(directory),
      photo: documentPhoto,
      today,
    }),
    caseStudies: readCaseStudies(
      directory,
      own,
      content.projects.map(({ id }) => id),
      pictures,
      findings,
    ),
    pictureHosts: [...pictures.hosts].toSorted(),
    files: pictures.files,
    resume: withoutEmptyEntries(resume as Readonly<Record<string, unknown>>),
    untranslated: [],
    sectionOrder: sectionsIn(view?.order ?? []),
    entries: reading.entries,
  };
  const mains = { resume: resumeSource, portal: portalSource };
  const forms: Partial<Source & Tidied>[] = [resumeSource];
  const inForm = (source: Source): Source => {
    const form = otherForms?.tidied(source, resumeSource as Source & Tidied) ?? source;
    forms.push(form);
    return form;
  };
  const dictionaries = readTranslations(directory, mains, { own, inForm }, findings);
  warnOfForm(forms, findings);
  if (findings.problems.length > 0) throw new ContentError(findings.problems);

  const read = deepFrozen(portfolio);
  const prose = [...new Set([...proseIn(resume), ...proseIn(portalSource?.data)])];
  const inLanguage = (code: string): Portfolio => {
    if (code === own) return read;
    const translatedTexts = dictionaries.get(code) ?? new Map<string, string>();
    const titles = read.caseStudies.flatMap(({ texts }) => (texts[code] ? [] : (texts[own]?.title ?? [])));
    const untranslated = [...prose.filter((text) => !translatedTexts.has(text)), ...titles];
    return deepFrozen({ ...translated(read, code, withSentences(translatedTexts)), untranslated });
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

/** The parts of the model that come from the résumé, without the owner. */
function contentOf(
  resume: Resume,
  reading: ReadContext,
  pictures: PictureSource,
  problem: (path: Path, expected: string, value: unknown) => void,
) {
  const listed = numbered(resume.projects);
  const [own, separate] = projectsByEmployer(listed, resume.work);
  const worked = companiesOf(resume.work ?? [], own, reading);
  const projects = projectsOf(separate, pictures, problem, reading);
  const skills = skillsOf(resume, reading);
  const sections = sectionsOf(resume, reading);
  const subscriptions = worked.length > 0 ? worked : otherSubscriptions({ ...sections, projects }, reading);
  const summary = paragraphsOf(resume.basics.summary ?? '');
  const sources = evidenceSources({ ...sections, companies: subscriptions, projects, summary });
  const evidence = evidenceIn(skills, sources, reading.slug);
  const companies = withSkillResources(subscriptions, evidence);
  const jobs = workRoles(companies);
  const currentPosition = currentOf(jobs);
  const experience = experienceOf(jobs, reading.today);
  const languages = languagesOf(resume, reading);
  const achievements = achievementsOf(resume, { ...sections, companies, projects }, reading);
  const places =
    reading.settings.places?.map(({ country, ...place }) => ({ ...place, country: country ?? null })) ??
    derivePlaces(resume, reading.settings.language ?? 'en', reading.warn);
  const positions = companies.flatMap((company) => company.positions);
  const resources = [...positions.flatMap((position) => position.resources), ...projects];
  const counted = { ...sections, months: experience.months, projects, languages, places };
  return {
    companies,
    currentPosition,
    experience,
    projects,
    skills,
    languages,
    ...sections,
    achievements,
    stats: statsOf({ ...counted, allProjects: listed.length }, reading),
    lastProject: lastProjectOf(companies, resources, { currentPosition, achievements }, reading),
    places,
    evidence,
  };
}

/** Freezes a value recursively, so that no later step changes it. */
function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}
