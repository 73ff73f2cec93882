import type { Evidence } from './portfolio-sections';
import { guessIcon } from './icons';
import type { Company, SkillResource } from './portfolio';
import { unlessRepeated } from './texts/repeated-text';
import { LONGEST_QUOTATION, quotationOf } from './texts/sentences';
import { namesIn, namesInAll, technologyOf, termKey } from './same-term';

/** Whether a text says no more than a name, "Latest React", or only announces a list. */
const isFragment = (text: string): boolean =>
  (/^\S+(?:\s\S+)?$/.test(text.trim()) && /\p{Script=Latin}/u.test(text)) || /[:：]\s*$/u.test(text);

/** How often each text occurs. */
function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

const resourceOfSkill = (
  { id, name, group, aliases }: Evidence,
  origin: SkillResource['origin'],
  sentence: string | null,
): SkillResource => ({
  id,
  name,
  type: unlessRepeated(group, name),
  icon: technologyOf(name)?.icon ?? guessIcon([name, group ?? '']),
  origin,
  description: unlessRepeated(
    sentence && quotationOf(sentence, [name, ...aliases], LONGEST_QUOTATION.card),
    name,
  ),
});

/**
 * Adds the resources to each role: its projects and keywords; if its employer has no project and it has no keywords,
 * the skills in its summary and highlights.
 */
export function withSkillResources(companies: readonly Company[], evidence: readonly Evidence[]): Company[] {
  const inSource = new Map<string, { skill: Evidence; sentences: string[] }[]>();
  const byTerm = new Map(evidence.map((skill) => [termKey(skill.name), skill]));
  for (const skill of evidence) {
    // A word that only tags other entries says little: "Web", "Development".
    if (!skill.isTool && !skill.isOwn && (!skill.isListed || skill.kind === null)) continue;
    for (const { source, sentences, via } of skill.mentions)
      if (via === null)
        inSource.set(source, [...(inSource.get(source) ?? []), { skill, sentences: [...sentences] }]);
  }
  const skillOf = (keyword: string) => byTerm.get(termKey(keyword));
  return companies.map(({ positions, ...company }) => ({
    ...company,
    positions: positions.map((position) => {
      const named = (inSource.get(position.id) ?? []).map(({ skill, sentences }) => ({
        skill,
        // The title stands above the cards.
        sentences: sentences.filter((one) => unlessRepeated(one, position.title) !== null),
      }));
      const built = new Set(position.resources.map(({ name }) => termKey(name)));
      const tagged = namesInAll(position.keywords)
        .flatMap((keyword) => skillOf(keyword) ?? [])
        .filter((skill) => !built.has(termKey(skill.name)));
      const sharing = countsOf(named.flatMap(({ sentences }) => [...new Set(sentences)]));
      const quoted = new Set<string>();
      /** The sentence that names the fewest other skills, and that no other card quotes. */
      const bestOf = (sentences: readonly string[] = []): string | null => {
        const [sentence = null] = sentences
          .filter((one) => !quoted.has(one))
          .toSorted(
            (one, other) =>
              Number(isFragment(one)) - Number(isFragment(other)) ||
              (sharing.get(one) ?? 0) - (sharing.get(other) ?? 0),
          );
        if (sentence !== null) quoted.add(sentence);
        return sentence;
      };
      const keywords = [...new Set(tagged)].map((skill) =>
        resourceOfSkill(skill, 'keyword', bestOf(named.find((one) => one.skill === skill)?.sentences)),
      );
      const found = named
        // A line that is only the name of the skill needs no card to repeat it.
        .filter(({ skill, sentences }) =>
          sentences.some(
            (one) => unlessRepeated(one, skill.name) !== null && termKey(one) !== termKey(skill.name),
          ),
        )
        // Sorted by the number of sentences that contain the skill.
        .toSorted((one, other) => other.sentences.length - one.sentences.length)
        .map(({ skill, sentences }) => resourceOfSkill(skill, 'skill', bestOf(sentences)));
      const own = [...position.resources, ...keywords];
      return {
        ...position,
        resources: own.length > 0 ? own : found,
        tags: position.keywords.filter((keyword) => namesIn(keyword).every((name) => !skillOf(name))),
      };
    }),
  }));
}
