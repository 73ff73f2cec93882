import type { Span } from '~/resume/model/portfolio';

import { yearOf } from './activity';

/** The number of skills in use in each year, from the first to the last. */
export function usedByYear(skills: readonly { spans: readonly Span[] }[]): { year: number; count: number }[] {
  const spans = skills.flatMap((skill) => skill.spans);
  if (spans.length === 0) return [];
  const first = yearOf(Math.min(...spans.map(([from]) => from)));
  const last = yearOf(Math.max(...spans.map(([, to]) => to)));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at;
    const isUsed = ([from, to]: Span) => yearOf(from) <= year && yearOf(to) >= year;
    return { year, count: skills.filter((skill) => skill.spans.some(isUsed)).length };
  });
}
