import type { Portfolio } from '~/resume/read/portfolio';

/** Its shape; another one is another version. */
const VERSION = 1;

/** Where nothing is known. */
type None = 0;

/**
 * The evidence index as the build writes it for what is asked for later (`/evidence.json`): each skill with all that
 * names it. A mention is the place of its source, and that of its sentence where a sentence names it.
 */
export type EvidenceFile = {
  version: typeof VERSION;
  /** Months are numbers on one line: year × 12 + month − 1. */
  sources: readonly (readonly [id: string, kind: string, months: readonly [number, number] | None])[];
  sentences: readonly string[];
  skills: readonly (readonly [
    id: string,
    name: string,
    group: string | None,
    aliases: readonly string[],
    mentions: readonly (readonly number[])[],
  ])[];
};

/** Gives each text its place in a list, once. */
function placesIn(list: string[]): (text: string) => number {
  const places = new Map<string, number>();
  return (text) => {
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, list.length);
    return list.push(text) - 1;
  };
}

/** Writes the evidence of a portfolio. */
export function packEvidence({ evidence }: Pick<Portfolio, 'evidence'>): EvidenceFile {
  const [ids, sentences]: [string[], string[]] = [[], []];
  const [idPlace, sentencePlace] = [placesIn(ids), placesIn(sentences)];
  const sources: EvidenceFile['sources'][number][] = [];
  const skills = evidence.map(({ id, name, group, aliases, mentions }) => {
    const places = mentions.map(({ source, kind, span, sentence }) => {
      const at = idPlace(source);
      sources[at] ??= [source, kind, span ?? 0];
      return sentence === null ? [at] : [at, sentencePlace(sentence)];
    });
    return [id, name, group ?? 0, aliases, places] as const;
  });
  return { version: VERSION, sources, sentences, skills };
}
