/** Whether a requirement is mandatory or optional. */
export type Need = 'must' | 'nice';

/** A sentence of an advert that may contain a requirement. */
export type AdvertLine = { text: string; /** Null if it says what is not required. */ need: Need | null };

/** Longer lines are not headings. */
const LONGEST_HEADING = 70;

const NICE =
  /nice[- ]to[- ]haves?|good to have|bonus|preferred|desirable|optional|deseables?|valorables?|se valora|valoramos|opcional|diferencia(?:l|is)|desej[aá]ve(?:l|is)|mais-valia|valorizamos|\bplus(?:es)?\b/i;
const MUST =
  /requirements?|must[- ]haves?|qualifications|you(?:['’]ll| will)? (?:need|have|bring)|your (?:profile|skills)|about you|who you are|looking for|requisitos|imprescindibles?|perfil|buscamos|necesitamos|qualifica[cç][oõ]es|obrigat[oó]ri|procuramos|esperamos|responsibilit|what you(?:['’]ll| will) do|funciones|responsabilidad|tareas|fun[cç][oõ]es|atividades/i;
const ASIDE =
  /benefits?|(?:what )?we offer|perks|about (?:us|the company)|who we are|ofrecemos|beneficios|sobre nosotros|qui[eé]nes somos|oferecemos|benef[ií]cios|sobre (?:n[oó]s|a empresa)|quem somos|how to apply|equal opportunit/i;
const OPTIONAL =
  /\b(?:an?|un|um) (?:(?:big|huge|strong|great) )?(?:plus|bonus|advantage|asset)\b|nice to have|bonus points|preferred|desirable|ideally|valorable|se valorar[aá]|deseable|no (?:es )?imprescindible|ser[aá] (?:un|um) (?:plus|diferencial)|diferencial|desej[aá]vel|mais-valia|idealmente/i;

/** Forms that exclude a requirement: “not required”, “no es necesario”, “dispensa-se”. */
const NOT_REQUIRED =
  /(?:\b(?:not|never)|n['’]t)\s+(?:be\s+)?(?:strictly\s+|actually\s+)?(?:required|needed|necessary|mandatory|expected|a (?:requirement|must))\b|\bneedn['’]t\b|\b(?:do|does)(?: not|n['’]t) (?:need|require|expect|apply)\b|\bno\b[^.,;:]*\b(?:required|needed|necessary)\b|\bno need (?:for|of|to)\b|\bno (?:se )?(?:requier|exig|precis|necesit|hace falta|hacen falta)|\bno (?:es|son|ser[aá]n?) (?:un )?(?:necesari|obligatori|requisito|precis)|\bsin (?:necesidad|experiencia)\b|\bn[aã]o (?:é|s[aã]o|ser[aá]) (?:um )?(?:necess[aá]ri|precis|obrigat|exigid|requisito)|\bn[aã]o (?:se )?(?:exig|requer|precis|necessit)|\bdispens[aá]|\bsem necessidade\b/i;

/** A hard-wrapped line that continues in the next one. */
const WRAPPED = /([^\n]{60,}[^\n.:;!?])\r?\n[ \t]*(?=\p{Ll}|\d)/gu;

const bare = (line: string): string => line.replace(/^[\s\-*+•‣▪◦●·–#>✓✔]+/u, '').replace(/[\s:*#]+$/u, '');

/** “MBA preferred” is a requirement, “NICE TO HAVE” a heading. */
const namesAbbreviation = (line: string): boolean =>
  /\p{Ll}/u.test(line) && /(?<![\p{L}\d])\p{Lu}{2,}(?![\p{L}\d])/u.test(line) && !/:\s*$/.test(line);

/** A heading is short, ends with a colon or without punctuation, and is not a list item. */
const isHeading = (line: string): boolean =>
  line.length <= LONGEST_HEADING &&
  !namesAbbreviation(line) &&
  !/^\s*[-+•‣▪◦●·–✓✔]|^\s*\*\s/u.test(line) &&
  /(?:[:*]|[\p{L})?])\s*$/u.test(line) &&
  !/[.;,]/.test(bare(line));

/** The end of a sentence, which is not that of an abbreviation. */
const SENTENCE_END =
  /(?<=[.!?;])(?<!(?<!\p{L})(?:[Mm][ií]n|[Mm][aá]x|[Aa]pprox|[Aa]prox|incl|resp|ej|e\.g|i\.e|etc)\.)\s+(?=[\p{Lu}\d])/u;

/** Elements that begin a line of their own. */
const BLOCKS = /<\/?(?:p|div|ul|ol|li|br|h\d|tr|table|section|article|header|footer|main|body)\b[^<>]*>/gi;
/** Elements without a text to read. */
const UNREAD = /<(script|style|head|title)\b[^<>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  bull: '•',
};

/** The text of an advert that was pasted or opened as HTML. Other texts stay as they are. */
const withoutMarkup = (advert: string): string =>
  /<\/?(?:p|div|ul|li|br|html|body|h[1-6])\b[^<>]*>/i.test(advert)
    ? advert
        .replaceAll(UNREAD, '\n')
        .replaceAll(BLOCKS, '\n')
        .replaceAll(/<\/?[a-z!][^<>]*>/gi, '')
        .replaceAll(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    : advert;

/**
 * The sentences of an advert with the need from their section. Sections about the employer and its offer are
 * omitted.
 */
export function advertLines(advert: string): AdvertLine[] {
  const lines: AdvertLine[] = [];
  let section: Need | null = 'must';
  for (const line of withoutMarkup(advert).replaceAll(WRAPPED, '$1 ').split(/\r?\n/)) {
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
    const content = inLine === undefined ? text : rest;
    for (const sentence of content.split(SENTENCE_END)) {
      const isNice = OPTIONAL.test(sentence);
      lines.push({ text: sentence, need: isNice ? 'nice' : NOT_REQUIRED.test(sentence) ? null : need });
    }
  }
  return lines;
}
