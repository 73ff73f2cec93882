import type { Evidence } from '~/resume/model/evidence';
import { technologyOf } from '~/resume/model/same-term';
import { isFieldOfWork } from '~/resume/model/skill-headings';

import { curatedSkill } from './skill-kinds';

/** The names of domains without a heading in the résumé. */
export type DomainNames = (kind: string) => string;

/** The shortest heading that counts as a part of another name. */
const SHORTEST_HEADING = 5;

/** A heading without case, spaces and hyphens: "Back end" is "Backend Development" and "Back End Tech". */
export const letters = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/\b(?:tech|technolog(?:y|ies)|technologien|tecnolog[ií]as?|stack|skills)\b/g, '')
    .replaceAll(/[\s-]+/g, '')
    .replaceAll(/development|développement|desarrollo|desenvolvimento|entwicklung/g, '') || heading;

/** Whether a heading is the name of a tool or language: "React". */
const isTool = (heading: string): boolean =>
  technologyOf(heading)?.proper === true && !isFieldOfWork(heading);

/**
 * Returns the domain of each skill: the heading of the résumé, else the kind of the dictionary. A heading that
 * is also a skill is its own domain, but a tool is none.
 */
export function domainNamer(all: readonly Evidence[], nameOf: DomainNames) {
  const headings = new Map(
    all.flatMap(({ group }) => (group && !isTool(group) ? [[letters(group), group]] : [])),
  );
  /** The heading that a kind's name begins or ends with: "Languages" for "Programming languages". */
  const headingLike = (kind: string) => {
    const term = letters(kind);
    const found = [...headings].find(
      ([heading]) =>
        heading === term ||
        (heading.length >= SHORTEST_HEADING && (term.startsWith(heading) || term.endsWith(heading))),
    );
    return found?.[1];
  };
  const hasOthers = (name: string, heading: string): boolean =>
    all.some(
      (one) =>
        one.name !== name &&
        one.mentions.length > 0 &&
        one.group !== null &&
        letters(one.group) === letters(heading),
    );
  return ({ name, aliases, group }: Evidence): string => {
    const known = curatedSkill([name, ...aliases])?.kind;
    const kind = nameOf(known ?? 'other');
    const own = (group && headings.get(letters(group))) ?? headings.get(letters(name));
    // "Cloud Computing" alone in the domain "Cloud Computing" says less than its kind.
    const isAlone = known !== undefined && own && letters(own) === letters(name) && !hasOthers(name, own);
    return (isAlone ? null : own) ?? headingLike(kind) ?? kind;
  };
}

/**
 * The skills of each domain with at least two, as the time of one skill is not that of its whole domain. A single
 * domain compares with nothing, so it is left out.
 */
export function groupedByDomain(
  skills: readonly Evidence[],
  domainOf: (skill: Evidence) => string,
): readonly { name: string; members: readonly Evidence[] }[] {
  const groups = new Map<string, Evidence[]>();
  for (const skill of skills) groups.set(domainOf(skill), [...(groups.get(domainOf(skill)) ?? []), skill]);
  const several = [...groups].filter(([, members]) => members.length > 1);
  return several.length > 1 ? several.map(([name, members]) => ({ name, members })) : [];
}
