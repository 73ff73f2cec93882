import { readFileSync } from 'node:fs';

import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { readFolder } from '../resume/read/folder-for-test';
import { defaultLanguage } from '../portal/addresses/languages';
import { readDocx } from './read-back';
import { readPdfCompletely } from './read-back-for-test';
import { resumeDocuments } from './resume-documents';

const SVG = readFileSync('examples/sample/images/portrait.svg');
const wide = () => sharp({ create: { width: 900, height: 600, channels: 3, background: '#204060' } });

/** The documents of an owner with this photo, and the warnings about it. */
async function documentsWith(file: string, bytes: Uint8Array, portal = 'resume: { photo: true }') {
  const { portfolio, warnings, problems } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', label: 'Analyst', email: 'ada@example.org', image: file },
      work: [{ name: 'Engines', position: 'Programmer', startDate: '2020-01' }],
    },
    'portal.yaml': portal,
    ...(!file.includes(':') && { [file]: bytes }),
  });
  if (!portfolio) throw new Error(problems.join('\n'));
  const { pdf, docx } = await resumeDocuments(portfolio, defaultLanguage);
  if (!pdf) throw new Error('There is no PDF.');
  const media = Object.entries(unzipSync(docx)).filter(([path]) => path.startsWith('word/media/'));
  return { pdf: pdf.bytes, docx, media: media.map(([, content]) => content), warnings };
}

test('adds the photo with its alternative text to PDF and Word file when the owner asks for it', async () => {
  const files = {
    'me.svg': SVG,
    'me.png': await wide().png().toBuffer(),
    'me.jpg': await wide().jpeg().toBuffer(),
    'me.webp': await wide().webp().toBuffer(),
    'me.avif': await wide().avif().toBuffer(),
  };
  for (const [file, bytes] of Object.entries(files)) {
    const { pdf, docx, media, warnings } = await documentsWith(file, bytes);
    const { pictures, accessible, texts, pages } = await readPdfCompletely(pdf);
    expect({ file, warnings, pictures, accessible, pages }).toEqual({
      file,
      warnings: [],
      pictures: ['Ada Byron'],
      accessible: true,
      pages: 1,
    });
    for (const text of [...Object.values(texts), (await readDocx(docx)).text])
      expect(text).toMatch(/Ada Byron\s+Analyst\s+ada@example\.org\s+Experience\s+Programmer/);
    const [photo] = media;
    expect(media).toHaveLength(1);
    const { width = 0, height = 0, exif } = await sharp(photo).metadata();
    expect(Math.max(width, height)).toBeGreaterThanOrEqual(360);
    expect(exif).toBeUndefined();
    expect(strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array())).toContain(
      'descr="Ada Byron"',
    );
  }
});

test('the owner’s words for the portrait are its alternative text', async () => {
  const alt = 'Ada writes at a desk';
  const { pdf, docx } = await documentsWith('me.svg', SVG, `photoAlt: ${alt}\nresume: { photo: true }`);
  expect((await readPdfCompletely(pdf)).pictures).toEqual([alt]);
  expect(strFromU8(unzipSync(docx)['word/document.xml'] ?? new Uint8Array())).toContain(`descr="${alt}"`);
});

test('warns about a photo that documents cannot contain, with its setting', async () => {
  const { media, warnings } = await documentsWith('https://example.com/me.jpg', new Uint8Array());
  expect(media).toEqual([]);
  expect(warnings.join('\n')).toMatch(
    /portal\.yaml:1:\d+ resume\.photo: the photo is at another address; the PDF and the Word file can only hold one from your folder\./,
  );
});

test('adds no photo by default, and leaves out a hidden one with a warning', async () => {
  expect((await documentsWith('me.svg', SVG, '')).media).toEqual([]);
  const portal = 'resume: { photo: true }\nprivacy: { hide: [photo] }';
  const { pdf, media, warnings } = await documentsWith('me.svg', SVG, portal);
  expect([...(await readPdfCompletely(pdf)).pictures, ...media]).toEqual([]);
  expect(warnings.join()).toMatch(/^portal\.yaml:1:11 resume\.photo: privacy\.hide names the photo/);
});
