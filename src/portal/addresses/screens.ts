import { studyAt, studyPage, type StudyPage } from './case-studies';
import { languageAt, languages, type Language } from './languages';

/**
 * The only list of screens, in the order of the sidebar. Routes, sidebar, breadcrumbs, titles, prerendering
 * and tests use it.
 */
export const screens = [
  { slug: 'dashboard', label: 'dashboard.label', colorIcon: 'board', sidebar: true },
  { slug: 'profile', label: 'profile.label', colorIcon: 'person-key', sidebar: true },
  { slug: 'management-groups', label: 'management-groups.label', colorIcon: 'org', sidebar: true },
  { slug: 'experience', label: 'experience.label', colorIcon: 'key', sidebar: true },
  { slug: 'global-presence', label: 'global-presence.label', colorIcon: 'globe', sidebar: true },
  { slug: 'support', label: 'support.label', colorIcon: 'headset', sidebar: true },
  { slug: 'projects', label: 'projects.label', colorIcon: 'apps-list', sidebar: false },
  { slug: 'activity', label: 'activity.label', colorIcon: 'clipboard-text-edit', sidebar: false },
  { slug: 'usage', label: 'usage.label', colorIcon: 'data-trending', sidebar: false },
  { slug: 'advisor', label: 'advisor.label', colorIcon: 'lightbulb', sidebar: false },
  { slug: 'contact', label: 'contact.label', colorIcon: 'headset', sidebar: false },
  { slug: 'sitemap', label: 'sitemap.label', colorIcon: 'apps', sidebar: false },
] as const;

export type Screen = (typeof screens)[number];
export type Slug = Screen['slug'];

export const screenOf = (slug: Slug): Screen => screens.find((screen) => screen.slug === slug) ?? screens[0];

/** The pages of the portal in a language. */
export type Page = Slug | StudyPage | 'home' | 'not-found';

/** The six entries of the sidebar (spec §2). */
export const sidebarScreens: readonly Screen[] = /* @__PURE__ */ screens.filter((screen) => screen.sidebar);

/** A page's address in a language: `/profile`, `/es/projects/site-assistant`. */
export const pageAddress = (page: Slug | StudyPage, { segment }: Pick<Language, 'segment'>): `/${string}` =>
  segment === '' ? `/${page}` : `/${segment}/${page}`;

/** Whether a screen keeps the visitor's input on the device: its policy (CSP) allows no other host. */
export const isPrivate = (page: string | undefined): boolean => page === 'advisor';

/** Whether navigation between two pages loads a document. A policy applies to a whole document. */
export const isDocumentLoad = (from: string | undefined, to: string): boolean =>
  from !== to && (isPrivate(from) || isPrivate(to));

/** The screen's address in a language: `/profile`, `/es/profile`. */
export const addressOf = (slug: Slug, language: Pick<Language, 'segment'>): `/${string}` =>
  pageAddress(slug, language);

/** The page with the roles that prove a tag. */
export const tagAddress = (experience: string, tag: string): string =>
  `${experience}?tag=${encodeURIComponent(tag)}`;

/** The pane of an item of the career. Without panes, the fragment leads to its company or role. */
export const itemAddress = (experience: string, item: string, place = item): string =>
  `${experience}?item=${encodeURIComponent(item)}#${place}`;

export const projectAddress = (projects: string, project: string): string =>
  `${projects}?project=${encodeURIComponent(project)}`;

/** The screen at an address, or null. A trailing slash is ignored. */
export function screenAt(pathname: string): Screen | null {
  const language = languageAt(pathname);
  const address = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return screens.find((screen) => addressOf(screen.slug, language) === address) ?? null;
}

/** The page at an address of a language's site. Other languages are other sites (docs/decisions/002). */
export function pageAt(pathname: string, language: Pick<Language, 'code' | 'segment'>): Page {
  if (languageAt(pathname).code !== language.code) return 'not-found';
  if (pathname.replaceAll('/', '') === language.segment) return 'home';
  const study = studyAt(pathname);
  return study ? studyPage(study.id) : (screenAt(pathname)?.slug ?? 'not-found');
}

export function sameScreenIn(language: Pick<Language, 'segment'>, pathname: string): `/${string}` {
  const study = studyAt(pathname);
  return pageAddress(study ? studyPage(study.id) : (screenAt(pathname)?.slug ?? 'dashboard'), language);
}

/** Every address for which the build writes a page. */
export function addresses(among: readonly Language[] = languages): string[] {
  return among.flatMap((language) => screens.map((screen) => addressOf(screen.slug, language)));
}

/** The file of a page's slice. All slices are in one folder, so that a host needs one rule for them. */
export const sliceAddress = (page: string, language: string): `/${string}` =>
  `/slices/${language}/${page}.json`;

export function sliceOfScreen(address: string): string | null {
  const screen = screenAt(address);
  return screen && sliceAddress(screen.slug, languageAt(address).code);
}

/** The address of the screen that a slice belongs to; null for any other file. */
export function screenOfSlice(file: string): string | null {
  const [, code, slug] = /^\/slices\/([\w-]+)\/([\w-]+)\.json$/.exec(file) ?? [];
  const language = languages.find((one) => one.code === code);
  const screen = screens.find((one) => one.slug === slug);
  return language && screen ? addressOf(screen.slug, language) : null;
}
