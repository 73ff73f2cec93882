/** Whether a requirement is mandatory or optional. */
export type Need = 'must' | 'nice';

/** A sentence of an advert that may contain a requirement. */
export type AdvertLine = { text: string; need: Need };

/** Longer lines are not headings. */
const LONGEST_HEADING = 70;

const NICE =
  /nice[- ]to[- ]haves?|good to have|bonus|preferred|desirable|optional|deseables?|valorables?|se valora|valoramos|opcional|diferencia(?:l|is)|desej[aá]ve(?:l|is)|mais-valia|valorizamos|\bplus(?:es)?\b/i;
const MUST =
  /requirements?|must[- ]haves?|qualifications|you(?:['’]ll| will)? (?:need|have|bring)|your (?:profile|skills)|about you|who you are|looking for|requisitos|imprescindibles?|perfil|buscamos|necesitamos|qualifica[cç][oõ]es|obrigat[oó]ri|procuramos|esperamos|responsibilit|what you(?:['’]ll| will) do|funciones|responsabilidad|tareas|fun[cç][oõ]es|atividades/i;
const ASIDE =
  /benefits?|(?:what )?we offer|perks|about (?:us|the company)|who we are|ofrecemos|beneficios|sobre nosotros|qui[eé]nes somos|oferecemos|benef[ií]cios|sobre (?:n[oó]s|a empresa)|quem somos|how to apply|equal opportunit/i;
const NICE_HERE =
  /\b(?:an?|un|um) (?:(?:big|huge|strong|great) )?(?:plus|bonus|advantage|asset)\b|nice to have|bonus points|preferred|desirable|ideally|valorable|se valorar[aá]|deseable|no (?:es )?imprescindible|ser[aá] (?:un|um) (?:plus|diferencial)|diferencial|desej[aá]vel|mais-valia|idealmente/i;

/** A hard-wrapped line that continues in the next one. */
const WRAPPED = /([^\n]{60,}[^\n.:;!?])\r?\n[ \t]*(?=\p{Ll}|\d)/gu;

const bare = (line: string): string => line.replace(/^[\s\-*+•‣▪◦●·–#>✓✔]+/u, '').replace(/[\s:*#]+$/u, '');

/** A heading is short, ends with a colon or without punctuation, and is not a list item. */
const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING &&
  !/^\s*[-+•‣▪◦●·–✓✔]|^\s*\*\s/u.test(line) &&
  /(?:[:*]|[\p{L})?])\s*$/u.test(line) &&
  !/[.;,]/.test(bare(line));

/**
 * The sentences of an advert with the need from their section. Sections about the employer and its offer are
 * omitted.
 */
export function advertLines(advert: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Need | null = 'must';
  for (const line of advert.replaceAll(WRAPPED, '$1 ').split(/\r?\n/)) {
    const text = bare(line);
    if (text === '') continue;
    if (isHeading(line)) {
      const named = NICE.test(text) ? 'nice' : MUST.test(text) ? 'must' : ASIDE.test(text) ? null : undefined;
      if (named !== undefined) {
        section = named;
        continue;
      }
    }
    // "Requirements: Java, SQL" has heading and content in one line.
    const [, head = '', rest = ''] = /^([^:]{3,40}):\s+(.+)$/.exec(text) ?? [];
    const inLine = head === '' ? undefined : ASIDE.test(head) ? null : NICE.test(head) ? 'nice' : undefined;
    const need = inLine === undefined ? section : inLine;
    if (need === null) continue;
    const said = inLine === undefined ? text : rest;
    for (const sentence of said.split(/(?<=[.!?;])\s+(?=[\p{Lu}\d])/u))
      lines.push({ text: sentence, need: NICE_HERE.test(sentence) ? 'nice' : need });
  }
  return lines;
}
