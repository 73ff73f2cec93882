import { isNothing } from '../tidy/empty-entries';
import { fieldName, warnerOf, type Findings, type Path } from '../standard/problems';
import type { Source } from '../read/source';
import { inOneLanguage, languagesIn } from '../tidy/text-in-languages';
import { isAnchor } from '../read/texts';
import { tolerateResume } from '../tidy/tolerate-resume';
import type { Imported } from './entry';
import { isGroup } from '../standard/shape';

/** The name of the file with the translations into a language. */
export const translationFile = (language: string): string => `resume.${language}.json`;

/**
 * A file in the most frequent one of its languages, and the other ones; the file itself if it has no others.
 * @param findings gets a warning for each text
 */
export function inOwnLanguage(
  source: Source,
  findings: Findings,
): { source: Source; own?: string; others: readonly string[] } {
  const [own, ...others] = languagesIn(source.data);
  if (own === undefined || others.length === 0) return { source, others };
  const warn = warnerOf(source, findings);
  const written = { languages: others, files: others.map(translationFile).join(' and ') };
  return {
    source: { ...source, data: inOneLanguage(source.data, { warn, language: own, written }) },
    own,
    others,
  };
}

/**
 * The translations of a résumé that has its texts in several languages, for files of their own.
 * @param source the file as it is written
 * @param tolerated the résumé in its own language, with its empty entries
 */
export function translationsOf(
  source: Source,
  tolerated: unknown,
  { own, others }: { own: string; others: readonly string[] },
): { languages: NonNullable<Imported['languages']>; leftOut: string[] } {
  const leftOut: string[] = [];
  const translated = others.map((language) => {
    const data = inOneLanguage(source.data, { warn: () => undefined, language });
    const other = tolerateResume(
      { ...source, data, writtenAt: () => undefined },
      { problems: [], warnings: [] },
    );
    const leave = (path: Path) =>
      leftOut.push(
        `${fieldName(path)}: that of "${language}" differs from that of "${own}" in more than its words; ${translationFile(language)} lacks it.`,
      );
    return [language, translationOf(tolerated, other, [], leave) ?? {}] as const;
  });
  return { languages: { own, translations: Object.fromEntries(translated) }, leftOut };
}

/**
 * The texts that differ from the original ones, in its structure; undefined if there are none.
 * @param leave gets the path of each value that cannot be a translation
 */
function translationOf(
  original: unknown,
  other: unknown,
  path: readonly (string | number)[],
  leave: (path: Path) => void,
): unknown {
  if (JSON.stringify(original) === JSON.stringify(other) || path[0] === 'meta') return undefined;
  if (isGroup(original) && isGroup(other)) {
    const fields = Object.entries(other)
      .map(([key, field]) => [key, translationOf(original[key], field, [...path, key], leave)] as const)
      .filter(([, field]) => field !== undefined);
    return fields.length > 0 ? Object.fromEntries(fields) : undefined;
  }
  if (Array.isArray(original) && Array.isArray(other) && original.length === other.length) {
    const items = original.flatMap((item: unknown, at) => {
      // The written résumé has no empty entries.
      if (isNothing(item)) return [];
      return [translationOf(item, other[at], [...path, at], leave) ?? (isGroup(item) ? {} : '')];
    });
    return items.every(isNothing) ? undefined : items;
  }
  if (typeof original === 'string' && typeof other === 'string' && !isAnchor(path)) return other;
  leave(path);
  return undefined;
}
