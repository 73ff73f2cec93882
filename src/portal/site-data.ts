import { setCaseStudies, type LinkedStudy } from '~/portal/addresses/case-studies';
import { defaultLanguage, setOwnLanguages, type Language } from '~/portal/addresses/languages';

/** The data of the site that every page has. Addresses are those of the host. */
export type SiteData = {
  /** The base path of the site: `/` or `/portfolio/`. */
  basePath: string;
  /** The id of the build. Each build has its own scripts. */
  build: string;
  /** The page's language. A browser that translates the page changes the `lang` of the document. */
  language: string;
  /** The languages that this site adds to those of the program. */
  languages: readonly Language[];
  studies: readonly LinkedStudy[];
  texts: string;
  /** The index of the global search in the page's language. */
  searchIndex: string;
  /** The skills of the career in the page's language, for filters. */
  vocabulary: string;
  /** The folder of the colour icons' sheets. */
  colorIcons: string;
  /** The world map that needs no network. */
  worldMap: string;
  /** The owner's module that receives performance metrics; null without one. */
  speed: string | null;
  /** The texts that offer the page in each other language, in that language. */
  offers: Readonly<Record<string, { text: string; dismiss: string } | undefined>>;
};

let current: SiteData = {
  basePath: '/',
  build: '',
  language: defaultLanguage.code,
  languages: [],
  studies: [],
  texts: '',
  searchIndex: '',
  vocabulary: '',
  colorIcons: '/assets/color-icons',
  worldMap: '',
  speed: null,
  offers: {},
};

export const site = (): SiteData => current;

/** Sets the site. The renderer calls it before it renders a page, the browser before other code. */
export function setSite(data: SiteData): void {
  current = data;
  setOwnLanguages(data.languages);
  setCaseStudies(data.studies);
}

/** The number of sheets of colour icons. A browser paints the whole sheet for each of its icons (docs/decisions/005). */
export const ICON_SHEETS = 4;

/** The number of the sheet that has an icon. Any even distribution will do. */
export const sheetOf = (icon: string): number => icon.length % ICON_SHEETS;
