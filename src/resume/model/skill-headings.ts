import { namesIn, technologyOf, termKey, type SkillNames } from './same-term';

/**
 * The keys of the names with keywords, if most of them are technologies ("PHP", "Symfony") rather than groups
 * ("Tools"); else none.
 */
export function technologyHeadings(groups: readonly SkillNames[]): ReadonlySet<string> {
  const headings = groups.filter(({ keywords }) => keywords.length > 0).flatMap(({ name }) => namesIn(name));
  const areSkills = headings.filter(technologyOf).length * 2 > headings.length;
  return new Set(areSkills ? headings.map(termKey) : []);
}

/** Fields of work among the names of the dictionary, under which others stand. */
const FIELDS_OF_WORK =
  /^(?:blockchain|web3|devops|cloud|machine learning|data science|deep learning|computer vision|nlp|ai|iot|robotics|(?:cyber ?)?security|testing|networking|physics|chemistry|biology|electronics|statistics)$/i;

/** Whether skills stand under a name of the dictionary: "DevOps". */
export const isFieldOfWork = (name: string): boolean => FIELDS_OF_WORK.test(name);
