import { EVIDENCE_FILE, inLanguage } from '~/portal/addresses/exports';
import { pageHead } from '~/portal/i18n/page-head';
import { textsOfParts } from '~/portal/i18n/catalogues';
import type { PageContext } from '~/portal/page-data';

/** The slice of this screen, created by the build. */
export const data = ({ portfolio, language }: PageContext) => ({
  /** The address of the evidence file. */ evidence: inLanguage(EVIDENCE_FILE, language),
  texts: textsOfParts(['advisor'], language),
  head: pageHead(portfolio, 'advisor', language),
});
