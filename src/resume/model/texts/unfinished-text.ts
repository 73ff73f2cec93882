import type { Education } from '../portfolio-sections';
import words from './unfinished.json' with { type: 'json' };

/** A text in lower case with one form of its apostrophes and spaces, between spaces. */
const plainWords = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, ' ')} `;

/** Whether the texts of a study say, in the interface's languages, that it ended without its degree: "Incomplete". */
export const isUnfinished = (
  study: Pick<Education, 'studyType' | 'area' | 'score' | 'summary' | 'highlights' | 'period'>,
): boolean =>
  study.period.unfinished === true ||
  [study.studyType, study.area, study.score, study.summary, ...study.highlights]
    .map((text) => plainWords(text ?? ''))
    .some((text) => words.some((word) => text.includes(` ${word} `)));
