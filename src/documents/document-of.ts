import type { Portfolio } from '../resume/model/portfolio';
import type { Language } from '../portal/addresses/languages';
import { colonIn } from '../portal/text/format';
import { resumeDocument, type ResumeDocument } from './document';
import { type SheetWords, SHEET_SECTIONS, type ResumeSheet } from './sheet';
import { resumeSheet } from './sheet-of';
import { availabilityIn } from '../portal/i18n/section-cards';
import { formatOf } from '../portal/i18n/format';
import { resumeWords } from '../portal/i18n/page-head';
import { tOf } from '../portal/i18n/t';
import { plainName } from '../resume/standard/resume';
import { type DocumentFacts, documentPhoto } from './pdf-data';

/** The headings of the résumé in a language. */
export function sheetWords(language: string): SheetWords {
  const t = tOf(language);
  const titles = SHEET_SECTIONS.map((kind) => [kind, t(`resume.${kind}`)]);
  return {
    ...(Object.fromEntries(titles) as SheetWords),
    summary: t('resume.summary'),
    built: t('resume.built'),
    keywords: t('resume.keywords'),
    colon: colonIn(language),
  };
}

/** The résumé in a language, with its Markdown. */
export function sheetOf(portfolio: Portfolio, { code }: Language): ResumeSheet {
  const sheet = resumeSheet(portfolio, code, formatOf(code));
  const available = availabilityIn(portfolio, code);
  const stated: ResumeSheet['sections'] =
    available && !available.leaveOut.includes('resume')
      ? [
          {
            kind: 'other',
            id: 'availability',
            title: tOf(code)('availability.section'),
            entries: [],
            lines: [
              { name: available.sentence, text: '', url: null },
              ...available.facts.map(({ label, value }) => ({ name: label, text: value, url: null })),
            ],
          },
        ]
      : [];
  const first = portfolio.sectionOrder;
  const rank = (section: ResumeSheet['sections'][number]): number => {
    // The id of a section has the name that it has in the file.
    const names =
      section.kind === 'other' ? [section.title, section.id.replace('section-', '')] : [section.kind];
    const known = section.kind === 'volunteering' ? ['volunteer'] : names;
    const at = first.findIndex((name) => known.some((own) => plainName(own) === plainName(name)));
    return at < 0 ? first.length : at;
  };
  const sections = [...sheet.sections, ...stated];
  return { ...sheet, sections: sections.toSorted((one, other) => rank(one) - rank(other)) };
}

/** The résumé in a language as a document: the source of the page, the PDF, the Word file, the Markdown and the text. */
export const documentOf = (portfolio: Portfolio, language: Language): ResumeDocument =>
  resumeDocument(sheetOf(portfolio, language), sheetWords(language.code));

/** The metadata and the layout options of a document without its photo. */
export function textFactsOf(portfolio: Portfolio, language: Language): Omit<DocumentFacts, 'photo'> {
  const { portal, owner, untranslated } = portfolio;
  return {
    title: tOf(language.code)('resume.titleOf', { name: owner.name }),
    description: resumeWords(portfolio, language).description,
    paper: portal.documents.paper,
    photoAlt: owner.photo?.alt || owner.name,
    languages: { documentLanguage: language.code, own: portal.language, untranslated: new Set(untranslated) },
  };
}

/** The metadata and the layout options of a document. */
export const factsOf = async (portfolio: Portfolio, language: Language): Promise<DocumentFacts> => ({
  ...textFactsOf(portfolio, language),
  photo: await documentPhoto(portfolio.portal.documents.photo),
});
