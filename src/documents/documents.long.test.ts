import { parseFragment } from 'parse5';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { readPortfolioSync } from '../site/content/read-portfolio-sync';
import { defaultLanguage, languages } from '../portal/addresses/languages';
import { documentTexts } from './document';
import { resumeTexts } from '../site/resume/resume-files';
import { firstOutOfOrder, proofOfText, readDocx, recallOf } from './read-back';
import { readPdfCompletely } from './read-back-for-test';
import { documentOf, factsOf } from './document-of';
import { DOCUMENT_FACTS, pdfOf, portfolioWith, withPoints } from './documents-for-test';
import { resumeDocx } from './docx';
import { resumeDocuments } from './resume-documents';

/** In points. */
const A4_WIDTH = 595.3;

const sample = readPortfolioSync('examples/sample', { today: new Date(2026, 10, 22) });

type Node = { nodeName: string; childNodes?: readonly Node[]; value?: string };
const textIn = ({ nodeName, value, childNodes = [] }: Node): string =>
  nodeName === '#text' ? ` ${value ?? ''}` : childNodes.map(textIn).join('');

/** All readings of the résumé in a language, by reader. */
async function readingsOf(language: (typeof languages)[number]) {
  const portfolio = sample.inLanguage(language.code);
  const { pdf, docx } = await resumeDocuments(portfolio, language);
  const page = Object.entries(resumeTexts(portfolio, null, language)).find(([path]) =>
    path.endsWith('/resume'),
  );
  const main = /<main>[^]*<\/main>/.exec(page?.[1] ?? '')?.[0] ?? '';
  return {
    page: textIn(parseFragment(main) as Node),
    ...(await readPdfCompletely(pdf?.bytes ?? Buffer.from(''))).texts,
    docx: (await readDocx(docx)).text,
  };
}

test.each(languages)(
  'page, PDF and Word file have the same texts in the same order: $code',
  async (language) => {
    const texts = documentTexts(documentOf(sample.inLanguage(language.code), language));
    expect(texts.length).toBeGreaterThan(100);
    const compared = Object.entries(await readingsOf(language)).map(([reader, read]) => ({
      reader,
      misplaced: firstOutOfOrder(read, texts),
      lost: recallOf(texts, read).lost,
      added: recallOf([read], texts.join('\n')).lost,
    }));
    const complete = { misplaced: null, lost: [], added: [] };
    expect(compared).toEqual(['page', 'pdf.js', 'PDFium', 'docx'].map((reader) => ({ reader, ...complete })));
  },
);

test('every text that a reader did not find is listed, and the first that it found elsewhere', () => {
  const texts = ['Ada Byron', 'ada@example.org', 'Engines', 'Analyst', '2020 – 2021'];
  const proof = proofOfText('PDF, read by a robot', 'Ada Byron, Analyst at Engines', texts);
  expect(proof.lines).toEqual([
    'PDF, read by a robot: 3 of 5 texts, 44.4 % of the words, not in order: "Analyst"',
  ]);
  expect(proof.faults).toEqual([
    'PDF, read by a robot: lost "ada@example.org"',
    'PDF, read by a robot: lost "2020 – 2021"',
    'PDF, read by a robot: lost words ada, example, org, 2020, 2021',
    'PDF, read by a robot: not in its place "Analyst"',
  ]);
});

test('the PDF is tagged, has PDF/UA, language and title', async () => {
  const { pdf } = await resumeDocuments(sample.portfolio, defaultLanguage);
  const reading = await readPdfCompletely(pdf?.bytes ?? Buffer.from(''));
  expect(reading).toMatchObject({
    tagged: true,
    accessible: true,
    language: 'en',
    title: `${sample.portfolio.owner.name} – résumé`,
    pages: pdf?.pages,
  });
  const count = (role: string) => reading.roles.filter((one) => one === role).length;
  expect([count('H1'), count('H2')]).toEqual([1, 9]);
  expect(count('H3')).toBeGreaterThanOrEqual(13);
  expect(count('LI')).toBeGreaterThanOrEqual(40);
  const document = await getDocumentProxy(new Uint8Array(pdf?.bytes ?? Buffer.from('')));
  const outline = (await document.getOutline()) as { items: object[] }[];
  expect(outline[0]?.items).toHaveLength(9);
  expect(reading.links).toContain(`mailto:${sample.portfolio.owner.email ?? ''}`);
  expect(reading.links.filter((link) => !/^(?:https|mailto):/.test(link))).toEqual([]);
});

test.each(languages.filter(({ code }) => ['en', 'es', 'pt'].includes(code)))(
  'the PDF of the sample has two pages: $code',
  async (language) => {
    const { pdf } = await resumeDocuments(sample.inLanguage(language.code), language);
    expect(pdf?.pages).toBe(2);
  },
);

test('the Word file has headings, lists and links', async () => {
  const { docx } = await resumeDocuments(sample.portfolio, defaultLanguage);
  const { elements } = await readDocx(docx);
  const count = (name: string) => elements.filter((one) => one === name).length;
  expect([count('h1'), count('h2')]).toEqual([1, 9]);
  expect(count('h3')).toBeGreaterThanOrEqual(13);
  expect(count('li')).toBeGreaterThanOrEqual(40);
  expect(count('a')).toBeGreaterThanOrEqual(10);
});

test('the same résumé has the same bytes, in any order and time zone', async () => {
  const zone = process.env['TZ'];
  const first = await resumeDocuments(sample.portfolio, defaultLanguage);
  process.env['TZ'] = 'Pacific/Auckland';
  try {
    await pdfOf(withPoints(['→ ✓']));
    const second = await resumeDocuments(sample.portfolio, defaultLanguage);
    expect(second.pdf?.bytes.equals(first.pdf?.bytes ?? Buffer.from(''))).toBe(true);
    expect(second.docx.equals(first.docx)).toBe(true);
  } finally {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  }
});

const HOSTILE = [
  '#panic("x") #{1 + 1} #import "@preview/x:1.0.0"',
  '*bold* _italic_ `raw` $a^2$ @label <label> // comment /* more */',
  '= Heading\n- item\n+ item',
  String.raw`back\slash \u{1F600} "quotes" 'single'`,
  '"); #eval("1") ("',
  '</w:t></w:r> &amp; <w:br/> ]]>',
  'link("javascript:alert(1)")',
];

test('treats text as text in the PDF and the Word file', async () => {
  const resume = withPoints(HOSTILE, '#panic("name") *A*');
  const { texts, roles, links } = await readPdfCompletely(await pdfOf(resume, { title: '#panic() $x$' }));
  const docx = await readDocx(await resumeDocx(resume, DOCUMENT_FACTS));
  expect(roles.filter((role) => role === 'LI')).toHaveLength(HOSTILE.length);
  expect(links).toEqual([]);
  for (const read of [...Object.values(texts), docx.text]) {
    const inOneLine = read.replaceAll(/\s+/g, ' ');
    for (const text of HOSTILE) expect(inOneLine).toContain(text.replaceAll(/\s+/g, ' '));
  }
});

test('no page ends with the title or company of an entry', async () => {
  const plain = (text: string) => ({ text, href: null, strong: false });
  const entry = {
    title: plain('Title of an entry'),
    about: 'Company of it',
    when: '2020 - 2021',
    blocks: [{ type: 'paragraph' as const, text: [plain('What was done.')] }],
  };
  const kind = 'education' as const;
  const other = { id: kind, kind, title: 'Education', entries: [entry, entry, entry], blocks: [] };
  for (const fill of [38, 42, 44, 45, 46, 47, 48, 50]) {
    const filled = withPoints(Array.from({ length: fill }, (_, at) => `Line ${at}`));
    const { texts } = await readPdfCompletely(
      await pdfOf({ ...filled, sections: [...filled.sections, other] }),
    );
    for (const page of texts.PDFium.split('\f'))
      expect(page.trim()).not.toMatch(/(?:Education|Title of an entry|2021)$/);
  }
});

test('breaks a word that is longer than a line', async () => {
  const word = 'x'.repeat(300);
  const bytes = await pdfOf(withPoints([word, `https://example.com/${'y'.repeat(200)}`]));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { items } = await (await document.getPage(1)).getTextContent();
  const ends = items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0));
  expect(Math.max(...ends)).toBeLessThan(A4_WIDTH);
  for (const read of Object.values((await readPdfCompletely(bytes)).texts))
    expect(read.replaceAll(/\s/g, '')).toContain(word);
});

test('the paper size is the owner’s setting, else that of the country', async () => {
  const paperOf = async (countryCode: string, portal = '') =>
    (await factsOf(portfolioWith({ name: 'Ada', location: { countryCode } }, portal), defaultLanguage)).paper;
  const papers = await Promise.all(['GB', 'US', 'MX'].map((country) => paperOf(country)));
  expect(papers).toEqual(['a4', 'letter', 'letter']);
  expect(await paperOf('US', 'resume: { paper: a4 }')).toBe('a4');
});
