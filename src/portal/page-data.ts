import type { ShellSlice } from './lib/shell';
import type { SiteData } from './site-data';
import type { Page } from './routes';

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
