import type { Portfolio } from '../resume/model/portfolio';
import type { Language } from './lib/languages';

/** The input of a page's slice during the build. */
export type PageContext = {
  /** In the page's language, as far as it is translated. */ portfolio: Portfolio;
  language: Language;
  /** The number of pages of the résumé's PDF; null without one. */ resumePages: number | null;
};
