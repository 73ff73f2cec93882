import type { Education } from '~/resume/model/portfolio-sections';
import { isUnfinishedText } from '~/resume/model/texts/unfinished-text';

/** Whether the texts of a study, or a field, say that it ended without its degree. */
export const isUnfinished = ({
  studyType,
  area,
  score,
  summary,
  highlights,
  period,
}: Pick<Education, 'studyType' | 'area' | 'score' | 'summary' | 'highlights' | 'period'>): boolean =>
  period.unfinished === true ||
  [studyType, area, score, summary, ...highlights].some((text) => text !== null && isUnfinishedText(text));
