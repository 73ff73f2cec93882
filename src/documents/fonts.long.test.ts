import { expect, test } from 'vitest';

import { defaultLanguage } from '../portal/addresses/languages';
import { documentTexts } from './document';
import { recallOf, readDocx } from './read-back';
import { readPdfCompletely } from './read-back-for-test';
import { DOCUMENT_FACTS, pdfOf, portfolioWith, withPoints } from './documents-for-test';
import { resumeDocx } from './docx';
import { chooseFonts } from './fonts';
import { resumeDocuments } from './resume-documents';

test('writes no ligatures, and leaves out emoji in the PDF only', async () => {
  const resume = withPoints(['office affluent file 🚀👩🏽‍💻 flight', '1️⃣ first 🇪🇸', '✔️ done ① 𝗕𝗼𝗹𝗱 ★ → ≥']);
  const { texts } = await readPdfCompletely(await pdfOf(resume));
  for (const read of Object.values(texts)) {
    expect(read).toContain('office affluent file flight');
    expect(read).toContain('done');
    expect(read.normalize('NFKC')).toMatch(/1 Bold ★ → ≥/);
    expect(read).not.toMatch(/[\u{FB00}-\u{FB06}]|🚀|\p{RI}/u);
  }
  expect((await readDocx(await resumeDocx(resume, DOCUMENT_FACTS))).text).toContain('🚀👩🏽‍💻');
});

test.each([
  ['Workout: 💪, Calisthenics', 'Workout: Calisthenics'],
  ['❤, Mills, ☎, Cards', 'Mills, Cards'],
])('an emoji alone between commas leaves no comma: %s', (text, expected) => {
  const fonts = chooseFonts([text], 'en');
  expect('written' in fonts && fonts.written(text)).toBe(expected);
});

test('leaves out all pictures alike, and keeps the signs with a meaning', () => {
  const text = '🚀 Engineer / ⚙ Weaver / ❤ Passion / ✈ Travels ❤️ 🌶';
  const signs = 'Loom™ © ↔ ➡ ▶ ▪ ✔ ★★☆ 5*4 #1 → ≥';
  const fonts = chooseFonts([text, signs], 'en');
  expect('written' in fonts && fonts.written(text).trim()).toBe('Engineer / Weaver / Passion / Travels');
  expect('written' in fonts && fonts.written(signs)).toBe(signs);
});

test('names a missing letter with the font to install, and a picture, and writes the Word file', async () => {
  const owner = (name: string) => portfolioWith({ name });
  const georgian = await resumeDocuments(owner('ნინო'), defaultLanguage);
  expect(georgian.pdf).toBeNull();
  expect(georgian.sentence).toBe(
    'The site has no résumé as PDF: no installed font has "ნ" (U+10DC): npm install @expo-google-fonts/noto-sans-georgian.',
  );
  expect((await readDocx(georgian.docx)).text).toContain('ნინო');
  const { sentence } = await resumeDocuments(owner('Ada 🚀 🚀 ⚛'), defaultLanguage);
  expect(sentence).toContain('The résumé’s PDF leaves out 🚀 ⚛, which its fonts cannot draw');
  const unknown = await resumeDocuments(owner('ꦧ'), defaultLanguage);
  expect(unknown.sentence).toBe(
    'The site has no résumé as PDF: no installed font has "ꦧ" (U+A9A7); the page and the Word file have it.',
  );
});

const SCRIPTS = {
  Cyrillic: ['uk', 'Провідна інженерка платформи в Києві, їжак і ґрунт'],
  Latin: ['pl', 'Zażółć gęślą jaźń; Đặng Thị Ngọc Ánh; Çağrı Şahin; Þórður'],
  Japanese: ['ja', '東京で基盤チームを率い、クラウドへの移行を担当しました'],
} as const;

test.each(Object.entries(SCRIPTS))(
  'both readers extract the complete text: %s',
  async (_script, [own, text]) => {
    const resume = withPoints([text, `${text}.`], text);
    const { texts } = await readPdfCompletely(
      await pdfOf(resume, { languages: { documentLanguage: 'en', own, untranslated: new Set() } }),
    );
    for (const read of Object.values(texts))
      expect(recallOf(documentTexts(resume), read).recall).toBeGreaterThanOrEqual(0.99);
  },
);

test.each([['Arabic', 'ar', 'مهندسة برمجيات في القاهرة']])(
  '%s is set with the installed fonts',
  async (_script, own, text) => {
    const reading = await readPdfCompletely(
      await pdfOf(withPoints([text], text), {
        languages: { documentLanguage: 'en', own, untranslated: new Set() },
      }),
    );
    expect(reading).toMatchObject({ accessible: true, pages: 1 });
  },
);

test('keeps a Latin word whole in a line of Japanese', async () => {
  // The word stands at all distances from the edge.
  const points = Array.from(
    { length: 30 },
    (_, at) =>
      `${'線路の上を走る列車を止める装置を作り、'.repeat(2)}${'あ'.repeat(at)}でのFlutterの使い方を調べました。`,
  );
  const { texts } = await readPdfCompletely(await pdfOf(withPoints(points)));
  for (const read of Object.values(texts)) expect(read.match(/Flutter/g)).toHaveLength(30);
});

test('an Arabic text is extracted letter by letter, in a line of English too', async () => {
  const text = 'خبيرة في السحابة';
  const { texts } = await readPdfCompletely(await pdfOf(withPoints([text, `Go (${text})`], text)));
  for (const read of Object.values(texts)) for (const word of text.split(' ')) expect(read).toContain(word);
});

test.each([
  ['Node (⚙ express 🚀) and ( own spaces )', 'Node (express) and ( own spaces )'],
  ['Rockets (🚀🚀) fly 🚀, land 🚀!', 'Rockets fly, land!'],
  ['red🚀green', 'red green'],
])('removes the space that belongs to an emoji: %s', async (text, written) => {
  const { texts } = await readPdfCompletely(await pdfOf(withPoints([text])));
  for (const read of Object.values(texts))
    expect(read.split('\n').map((line) => line.trim())).toContain(`• ${written}`);
});
