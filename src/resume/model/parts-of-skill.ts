import type { Technology } from '../../dictionary/technologies';
import { BRACKETS, namesIn, spellingsOf, technologyOf, withJoined } from './same-term';

/** Whether a text is an abbreviation of several words: its letters stand in them in this order. */
function abbreviates(part: string, words: string): boolean {
  if (part !== part.toUpperCase() || !/[\s-]/.test(words)) return false;
  let at = 0;
  for (const letter of words.toUpperCase()) if (letter === part[at]) at += 1;
  return at === part.length && part[0] === words[0]?.toUpperCase();
}

/** The name of a technology in small letters as it is usually written: "GitLab" of "gitlab". */
function withCapitals(name: string, technology: Technology | null): string {
  const usual = [technology?.name, ...(technology?.aliases ?? [])];
  return (name === name.toLowerCase() && usual.find((one) => one?.toLowerCase() === name)) || name;
}

/**
 * A skill without its qualifiers: "Robotics" of "Robotics (ROS)", ".NET" of ".NET Framework". What the
 * brackets list are names of their own, unless they repeat the skill: "Amazon Web Services (AWS)".
 */
export function partsOf(written: string): { name: string; spellings: string[]; inside: string[] } {
  const [brackets = '', inner = ''] = BRACKETS.exec(written) ?? [];
  const outer = written.slice(0, written.length - brackets.length);
  const technology = technologyOf(outer);
  const listed = namesIn(inner).filter((part) => /\p{L}/u.test(part));
  const repeats = listed.filter(
    (part) => (technology !== null && technologyOf(part) === technology) || abbreviates(part, outer),
  );
  const isQualified = technology !== null && outer.startsWith(`${technology.name} `);
  return {
    name: isQualified
      ? technology.name
      : repeats.length > 0 && repeats.length === listed.length
        ? written
        : withCapitals(outer, technology),
    spellings: [
      ...(/\s/.test(outer) ? [outer] : withJoined(outer)),
      ...repeats,
      ...(technology ? spellingsOf(technology) : []),
    ],
    inside: listed.filter(
      (part) => !repeats.includes(part) && (technologyOf(part) !== null || /^\p{Lu}[\p{Lu}\d]+$/u.test(part)),
    ),
  };
}
