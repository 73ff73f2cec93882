import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { textOf } from '../../resume/read/file-text';
import { didYouMean, warnerOf, type Findings } from '../../resume/standard/problems';
import type { PictureSource } from '../../resume/model/showcase';
import type { CaseStudy, StudyText } from '../../resume/model/portfolio-sections';
import { studyText } from './study-markup';

/** The folder of the case studies in an owner's folder. */
const FOLDER = 'projects';
/** `site-assistant.md`, `site-assistant.es.md` */
const FILE = /^(?<slug>[^.]+)(?:\.(?<code>[a-z]{2,3}(?:-[A-Za-z]{2,4})?))?\.md$/;

type Found = { slug: string; code: string; file: string };

/**
 * Reads the case studies of an owner's folder: `projects/<slug>.md` and `<slug>.<language>.md`. Their errors
 * do not stop a build.
 * @param own the language of files without a language in their name
 */
export function readCaseStudies(
  directory: string,
  own: string,
  projects: readonly string[],
  pictures: PictureSource,
  findings: Findings,
): CaseStudy[] {
  const folder = join(directory, FOLDER);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  const messageAt = (file: string, message: string, line = 1, column = 1) =>
    warnerOf({ place: () => `${file}:${line}:${column}` }, findings)([], message, {
      weight: 'missing',
      kind: `${line}:${column} ${message}`,
    });
  const found: Found[] = [];
  for (const name of readdirSync(folder).toSorted()) {
    const file = join(folder, name);
    const { slug, code = own } = FILE.exec(name.normalize('NFC'))?.groups ?? {};
    if (!/\.md$/i.test(name)) continue;
    if (slug === undefined)
      messageAt(
        file,
        'expected a name such as site-assistant.md or site-assistant.es.md; nothing reads this file.',
      );
    else if (!projects.includes(slug)) {
      const guess = didYouMean(slug, projects);
      messageAt(
        file,
        `no project is called "${slug}" in addresses, so nothing shows this file${guess || `; they are ${projects.join(', ') || 'none'}.`}`,
      );
    } else if (relative(realpathSync(directory), realpathSync(file)).startsWith('..'))
      messageAt(file, 'the file lies outside of your folder; nothing reads it.');
    else if (found.some((one) => one.slug === slug && one.code === code))
      messageAt(file, `"${own}" is the language of ${slug}.md already; nothing reads this file.`);
    else found.push({ slug, code, file });
  }
  const textIn = ({ file }: Found): StudyText | null => {
    const text = textOf(file);
    if ('problems' in text) {
      findings.warnings.push(
        ...text.problems.map((message) => ({
          weight: 'missing' as const,
          place: '',
          path: [],
          message,
          kind: message,
        })),
      );
      return null;
    }
    return studyText(text.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), {
      picture: (named, alt) => pictures.picture(named, alt),
      report: (line, column, message) => messageAt(file, message, line, column),
    });
  };
  return projects.flatMap((id) => {
    const files = found.filter(({ slug }) => slug === id);
    if (files.length > 0 && files.every(({ code }) => code !== own))
      messageAt(
        files[0]?.file ?? folder,
        `there is no ${id}.md that it could translate; nothing shows this file.`,
      );
    const texts = files.flatMap((one) => {
      const text = textIn(one);
      return text ? [[one.code, text] as const] : [];
    });
    return texts.some(([code]) => code === own) ? [{ id, texts: Object.fromEntries(texts) }] : [];
  });
}
