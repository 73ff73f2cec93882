import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

import { CACHE_FOLDER } from '../../resume/package-data';
import type { Portfolio } from '../../resume/model/portfolio';
import type { Language } from '../../portal/addresses/languages';
import { removeUnused, cacheFile, cachedFile, installedVersion, programId } from './cache-file';
import { documentOf, textFactsOf } from '../../documents/document-of';
import { fontPackagesFor } from '../../documents/font-packages';
import type { ResumeDocuments } from '../../documents/resume-documents';

/** The cache of documents by the hash of what they are made of. */
const CACHE = join(CACHE_FOLDER, 'documents');

/** The documents in a file of the cache. */
type Cached = { pdf: string; pages: number; docx: string; sentence: string | null };

/** A hash of everything that the documents depend on. */
function keyOf(portfolio: Portfolio, language: Language): string {
  const { photo } = portfolio.portal.documents;
  const { languages, ...facts } = textFactsOf(portfolio, language);
  const made = [
    programId(),
    fontPackagesFor('', languages.own).map(({ name }) => [name, installedVersion(name)]),
    documentOf(portfolio, language),
    { ...facts, ...languages, untranslated: [...languages.untranslated] },
    photo && [extname(photo.source), photo.svg],
  ];
  const hash = createHash('sha256').update(JSON.stringify(made));
  return (photo === null ? hash : hash.update(readFileSync(photo.source))).digest('hex');
}

/** The published résumé in a language as a PDF and as a Word file: from the cache, or made now. */
export async function cachedDocuments(
  portfolio: Portfolio,
  language: Language,
  cache = CACHE,
): Promise<ResumeDocuments> {
  const file = join(cache, `${keyOf(portfolio, language)}.json`);
  const earlier = cachedFile(file);
  if (earlier) {
    const { pdf, pages, docx, sentence } = JSON.parse(earlier.toString()) as Cached;
    const bytes = Buffer.from(pdf, 'base64');
    return { pdf: { bytes, pages }, docx: Buffer.from(docx, 'base64'), sentence };
  }
  // Loaded on demand, since most builds find the documents in the cache.
  const { resumeDocuments } = await import('../../documents/resume-documents');
  const made = await resumeDocuments(portfolio, language);
  const { pdf, docx, sentence } = made;
  if (pdf) {
    const cached: Cached = {
      pdf: pdf.bytes.toString('base64'),
      pages: pdf.pages,
      docx: docx.toString('base64'),
      sentence,
    };
    cacheFile(file, JSON.stringify(cached));
    removeUnused(cache);
  }
  return made;
}
