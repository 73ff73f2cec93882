import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readFile } from './read-file';

/** A text: left, baseline and size in points. */
type Text = readonly [left: number, baseline: number, size: number, text: string];

/** A PDF with texts at their positions, as LinkedIn's have them, and with links. */
function pdfOf(pages: readonly (readonly Text[])[], links: readonly string[] = []): Buffer {
  const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`).replaceAll('•', '\u0095');
  const streams = pages.map((texts) =>
    texts.map(([x, y, size, text]) => `BT /F ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`).join('\n'),
  );
  const font = '<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>>>';
  const notes = links.map(
    (url) => `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(${escaped(url)})>>>>`,
  );
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, at) => `${3 + 2 * at} 0 R`).join(' ')}]>>`,
    ...streams.flatMap((stream, at) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources${font}/Contents ${4 + 2 * at} 0 R${at === 0 ? `/Annots[${notes.join('')}]` : ''}>>`,
      `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
    ]),
  ];
  const offsets: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${at + 1} 0 obj${object}endobj\n`;
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`;
  const end = `trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return Buffer.from(file + table + end, 'latin1');
}

function written(bytes: Buffer): string {
  const file = join(mkdtempSync(join(tmpdir(), 'profile-')), 'Profile.pdf');
  writeFileSync(file, bytes);
  return file;
}

/** A column from a baseline down: the size of each text, and its distance from the one above. */
const column = (left: number, top: number, lines: readonly (readonly [number, number, string])[]): Text[] => {
  let y = top;
  return lines.map(([gap, size, text]) => {
    y -= gap;
    return [left, y, size, text];
  });
};

const SIDE = column(21.6, 738, [
  [0, 13, 'Contactar'],
  [20, 10.5, '+34 600 000 000 (Mobile)'],
  [12.6, 10.5, 'ada@mill.example'],
  [24, 11, 'www.linkedin.com/in/ada-'],
  [14.4, 11, 'tejedora (LinkedIn)'],
  [14.4, 11, 'ada.example/telar (Portfolio)'],
  [35, 13, 'Aptitudes principales'],
  [20, 10.5, 'Telares'],
  [17.6, 10.5, 'Gestión de talleres y'],
  [12.6, 10.5, 'de almacenes'],
  [35, 13, 'Languages'],
  [20, 10.5, 'Español (Native or Bilingual)'],
  [35, 13, 'Certifications'],
  [20, 10.5, 'Maestra tejedora'],
]);

const CAREER = column(223.6, 726.5, [
  [0, 26, 'Ada Tejedora'],
  [21, 12, 'Jefa de taller que teje medio-'],
  [14.4, 12, 'día con cuidado'],
  [15.4, 12, 'Lleida, Cataluña, España'],
  [38, 15.75, 'Extracto'],
  [25, 12, 'Tejo desde niña y enseño a quien quiera aprender a tejer'],
  [18, 12, 'conmigo en el taller.'],
  [36, 12, 'Un segundo párrafo.'],
  [54, 15.75, 'Experiencia'],
  [30, 12, 'Telares Sur'],
  [16, 10.5, '4 años 3 meses'],
  [22, 11.5, 'Jefa de taller'],
  [14.6, 10.5, 'mayo de 2022 - Present (1 año)'],
  [14.7, 10.5, 'Lleida, España'],
  [21, 10.5, 'Dirijo el taller.'],
  [18, 10.5, '• Compré dos telares.'],
  [18, 10.5, '• Formé a seis aprendices.'],
  [31, 11.5, 'Tejedora'],
  [14.6, 10.5, 'enero de 2019 - mayo de 2022 (3 años 5 meses)'],
  [41, 12, 'Molino Alto'],
  [16, 11.5, 'Aprendiz'],
]);

const SECOND = column(223.6, 738, [
  [0, 10.5, '2017 - 2018 (1 año)'],
  [14.7, 10.5, 'Huesca'],
  [57, 15.75, 'Educación'],
  [26, 12, 'Escuela de Telares'],
  [17, 10.5, 'Técnica, Tejido · (2015 - 2017)'],
  [34, 12, 'Instituto'],
]);

test('reads the PDF of a LinkedIn profile by the sizes and distances of its texts', async () => {
  const footer: Text = [384, 14, 9, 'Page 1 of 2'];
  const bytes = pdfOf([[...SIDE, ...CAREER, footer], SECOND], ['mailto:ada@mill.example']);
  const { resume, notes, leftOut } = await readFile(written(bytes));
  expect(resume).toEqual({
    basics: {
      name: 'Ada Tejedora',
      label: 'Jefa de taller que teje medio-día con cuidado',
      email: 'ada@mill.example',
      url: 'https://ada.example/telar',
      summary:
        'Tejo desde niña y enseño a quien quiera aprender a tejer conmigo en el taller.\n\nUn segundo párrafo.',
      location: { city: 'Lleida', region: 'Cataluña', countryCode: 'ES' },
      profiles: [
        { network: 'LinkedIn', username: 'ada-tejedora', url: 'https://www.linkedin.com/in/ada-tejedora' },
      ],
    },
    work: [
      {
        name: 'Telares Sur',
        position: 'Jefa de taller',
        location: 'Lleida, España',
        startDate: '2022-05',
        summary: 'Dirijo el taller.',
        highlights: ['Compré dos telares.', 'Formé a seis aprendices.'],
      },
      { name: 'Telares Sur', position: 'Tejedora', startDate: '2019-01', endDate: '2022-05' },
      { name: 'Molino Alto', position: 'Aprendiz', location: 'Huesca', startDate: '2017', endDate: '2018' },
    ],
    education: [
      {
        institution: 'Escuela de Telares',
        studyType: 'Técnica',
        area: 'Tejido',
        startDate: '2015',
        endDate: '2017',
      },
      { institution: 'Instituto' },
    ],
    skills: [{ name: 'Telares' }, { name: 'Gestión de talleres y de almacenes' }],
    languages: [{ language: 'Español', fluency: 'Native or Bilingual' }],
    certificates: [{ name: 'Maestra tejedora' }],
  });
  expect(notes).toHaveLength(1);
  expect(leftOut).toEqual(['Contact: "+34 600 000 000 (Mobile)"']);
});

test('marks what the layout does not decide, and loses no text', async () => {
  const career = column(223.6, 726.5, [
    [0, 26, 'Ada Tejedora'],
    [40, 15.75, 'Experience'],
    [30, 12, 'Mill'],
    [16, 11.5, 'Weaver'],
    [14.6, 10.5, 'some day'],
    [30, 12, 'Farm'],
    [16, 11.5, 'Farmer'],
    [14.6, 10.5, 'May 2020 - June 2021 (1 year)'],
  ]);
  const second = column(223.6, 738, [
    [0, 10.5, 'Huesca'],
    [57, 15.75, 'Education'],
    [26, 10.5, 'MSc, Linen · (2016 - 2018)'],
    [26, 12, 'School'],
    [17, 10.5, 'BSc, Wool, Cotton and Silk · (2015)'],
  ]);
  const { resume, notes } = await readFile(written(pdfOf([[...SIDE, ...career], second])));
  expect(resume['work']).toEqual([
    { name: 'Mill', position: 'Weaver', summary: 'some day' },
    { name: 'Farm', position: 'Farmer', location: 'Huesca', startDate: '2020-05', endDate: '2021-06' },
  ]);
  expect(resume['education']).toEqual([
    { studyType: 'MSc', area: 'Linen', startDate: '2016', endDate: '2018' },
    { institution: 'School', studyType: 'BSc', area: 'Wool, Cotton and Silk', endDate: '2015' },
  ]);
  expect(notes.slice(1)).toEqual([
    'Check work[0].startDate: "some day" could not be read as a period.',
    'Check work[1].location: is "Huesca" the place, or the beginning of the text?',
    'Check education[1].area: where does the degree end in "BSc, Wool, Cotton and Silk"? The first comma was taken.',
  ]);
});

test('takes the only line below the name as the headline, and an e-mail address without a link', async () => {
  const career = column(223.6, 726.5, [
    [0, 26, 'Ada Tejedora'],
    [21, 12, 'Jefa de taller'],
  ]);
  const { resume, leftOut } = await readFile(written(pdfOf([[...SIDE, ...career]])));
  expect(resume['basics']).toMatchObject({ label: 'Jefa de taller', email: 'ada@mill.example' });
  expect(resume['basics']).not.toHaveProperty('location');
  expect(leftOut).toEqual(['Contact: "+34 600 000 000 (Mobile)"']);
});

test.each([
  ['another PDF', pdfOf([[[20, 700, 12, 'A résumé of my own']]])],
  ['a damaged PDF', Buffer.from('%PDF-1.4\nnothing')],
])('refuses %s with a sentence', async (_, bytes) => {
  await expect(readFile(written(bytes))).rejects.toThrow(
    /: expected the PDF that LinkedIn makes of a profile \(More → Save to PDF\)\. Other PDFs cannot be read/,
  );
});
