import { namesIn, technologyOf } from '../model/same-term';
import { SHORT_NAME, TECHNOLOGIES } from '../standard/is-standard';
import { isText } from '../standard/resume';
import { entriesOf, type Rule } from './rule';

/** So many technologies are a list without a label; fewer ones if all are known. */
const FEWEST = 3;
const FEWEST_KNOWN = 2;
/** A longer part is a sentence. */
const LONGEST_NAME = 40;

/** The technologies that a highlight lists; empty for sentences. */
function technologiesIn(highlight: unknown): string[] {
  if (!isText(highlight)) return [];
  const text = highlight.trim().replace(/\.$/, '');
  const list = text.replace(TECHNOLOGIES, '');
  const names = namesIn(list);
  if (/[.!?;]\s/.test(list) || list.split(',').some((part) => part.trim().length > LONGEST_NAME)) return [];
  const areKnown = names.length >= FEWEST && names.filter(technologyOf).length * 2 > names.length;
  const areNames = names.every((name) => technologyOf(name) !== null || /^\p{Lu}\S*$/u.test(name));
  return list !== text || (areKnown && areNames) ? names : [];
}

/** Whether highlights are names only, at least half of them of technologies: "React", "Jest". */
function areBareNames(highlights: readonly unknown[]): highlights is string[] {
  const known = highlights.filter((one) => isText(one) && technologyOf(one) !== null).length;
  return (
    highlights.length >= (known === highlights.length ? FEWEST_KNOWN : FEWEST) &&
    highlights.every(
      (one) =>
        isText(one) &&
        SHORT_NAME.test(one.trim()) &&
        // "Saved a million" is no name.
        (technologyOf(one) !== null || !/\s\p{Ll}|^\d/u.test(one.trim())),
    ) &&
    known * 2 >= highlights.length
  );
}

export const technologies: Rule = {
  name: 'technologies',
  does: 'Highlights that only list technologies become keywords of an entry that has none.',
  examples: [
    {
      before: { work: [{ name: 'Mill', highlights: ['Built a loom.', 'Technologies: React, Node.js'] }] },
      after: { work: [{ name: 'Mill', highlights: ['Built a loom.'], keywords: ['React', 'Node.js'] }] },
    },
    {
      before: { projects: [{ name: 'Loom', highlights: ['TypeScript', 'HTML'] }] },
      after: { projects: [{ name: 'Loom', highlights: [], keywords: ['TypeScript', 'HTML'] }] },
    },
  ],
  apply: (resume) => {
    for (const entry of [...entriesOf(resume, 'work'), ...entriesOf(resume, 'projects')]) {
      const { highlights, keywords = [] } = entry;
      if (!Array.isArray(highlights) || !Array.isArray(keywords) || keywords.length > 0) continue;
      const listed = areBareNames(highlights)
        ? highlights.map((name) => [name.trim()])
        : highlights.map(technologiesIn);
      const names = [...new Set(listed.flat())];
      if (names.length === 0) continue;
      entry['highlights'] = highlights.filter((_, at) => listed[at]?.length === 0);
      entry['keywords'] = names;
    }
  },
};
