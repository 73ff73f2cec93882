import { createContext } from 'react';

import type { ShellSlice } from '~/portal/career/shell';
import type { SiteData } from './site-data';
import type { Portfolio } from '../resume/model/portfolio';
import type { Language } from '~/portal/addresses/languages';
import type { Page, Slug } from '~/portal/addresses/screens';

/** The screens without content, which no list of links offers. */
export const EmptyScreensContext = createContext<readonly Slug[]>([]);

/** The input of a page's slice during the build. */
export type PageContext = {
  /** In the page's language, as far as it is translated. */ portfolio: Portfolio;
  language: Language;
  /** The number of pages of the résumé's PDF; null without one. */ resumePages: number | null;
};

/** The initial data of a page's script, embedded as JSON. */
export type PageData = {
  site: SiteData;
  shell: ShellSlice;
  /** The page that was rendered. */ page: Page;
  /** Its slice of the portfolio. */ slice: unknown;
};

/** The id of the element that holds the JSON. */
export const PAGE_DATA_ID = 'page-data';
/** The id of the element that React renders into. */
export const ROOT_ID = 'root';
