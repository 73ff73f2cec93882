/** A mark of italics or bold before the first word of a sentence. "_id" and "*args" are names. */
const OPENING = /^\s*([_*])\1{0,2}(?=[\p{Lu}\p{Lo}"“«¿¡])(?=\S+\s+\S+\s+\S)/u;

/** A text without a mark of Markdown at its beginning that nothing closes: "_The mill is old." */
export function withoutLoneMark(text: string): string {
  const [opening, mark] = OPENING.exec(text) ?? [];
  if (opening === undefined || mark === undefined) return text;
  const rest = text.slice(opening.length);
  return rest.includes(mark) ? text : rest;
}
