import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import type { View } from '../../resume/read/views';
import { resumePolicy, resumeTexts } from './resume-files';
import { viewAddress } from './view-files';
import type { LocalizedPortfolio, LocalizedBuild } from '../write-site';

/** Writes the résumé as PDF and as a Word file. */
export function writeDocuments(
  site: string,
  { language, documents: { pdf, docx } }: Pick<LocalizedBuild, 'language' | 'documents'>,
): void {
  const folder = join(site, language.segment);
  mkdirSync(folder, { recursive: true });
  if (pdf) writeFileSync(join(folder, 'resume.pdf'), pdf.bytes);
  writeFileSync(join(folder, 'resume.docx'), docx);
}

/** Writes the résumé as a page and in all text formats. */
export function writeResume(
  site: string,
  { portfolio, language }: LocalizedPortfolio,
  pdfPages: number | null,
  tagsOf: (address: string) => string,
  views: readonly View[],
): void {
  const policy = resumePolicy(portfolio);
  const texts = resumeTexts(portfolio, pdfPages, language, {
    policy,
    hasCode: portfolio.portal.siteUrl !== null,
    tags: tagsOf(inLanguage(RESUME_PAGE, language)),
    views: views
      .filter(({ listed }) => listed)
      .map((view) => ({ href: viewAddress(view, language), title: view.title ?? view.name })),
  });
  for (const [address, text] of Object.entries(texts)) {
    const file = join(site, /\.\w+$/.test(address) ? address : join(address, 'index.html'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Writes the list of texts that an owner has not translated, for elements that are rendered later. */
export function writeUntranslated(
  site: string,
  { portfolio: { portal, untranslated }, language }: LocalizedPortfolio,
): void {
  if (untranslated.length === 0) return;
  const file = join(site, inLanguage('/untranslated.json', language));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ language: portal.language, texts: untranslated }));
}
