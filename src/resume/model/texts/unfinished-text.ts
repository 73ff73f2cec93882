import type { Education } from '../portfolio-sections';
import words from './unfinished.json' with { type: 'json' };

/** A text in lower case with one form of its apostrophes and spaces, between spaces. */
const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')} `;

/** Whether a text says that a study ended without its degree, in the interface's languages: "Incomplete". */
const isUnfinishedText = (text: string): boolean => {
  const said = plainWords(text);
  return words.some((word) => said.includes(` ${word} `));
};

/** Whether the texts of a study say that it ended without its degree. */
export const isUnfinished = (
  study: Pick<Education, 'studyType' | 'area' | 'score' | 'summary' | 'highlights' | 'period'>,
): boolean =>
  study.period.unfinished === true ||
  [study.studyType, study.area, study.score, study.summary, ...study.highlights].some(
    (text) => text !== null && isUnfinishedText(text),
  );
