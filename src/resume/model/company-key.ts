/** The key of a name: `ti&m AG, Zürich` and `TI&M AG,  Zurich` are one company. Other scripts keep all marks. */
export const companyKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{M}])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Legal forms and initials at the end of a name: "Mill H. G. GmbH & Co. KG", "Loom Ltd.". */
const LEGAL_FORM =
  /(?:[\s,]+(?:&|\p{L}\.|gmbh|mbh|g?ag|kgaa|kg|ohg|gbr|ug|e\.? ?[kv]\.?|co\.?|company|inc\.?|incorporated|corp\.?|corporation|llc|llp|ltd\.?|limited|plc|pty\.?|pvt\.?|s\.?a\.?s?\.?|s\.?a\.?r\.?l\.?|s\.?r\.?l\.?|s\.?p\.?a\.?|s\.?l\.?u?\.?|ltda\.?|lda\.?|b\.?v\.?|n\.?v\.?|a\/s|aps|ab|oyj?|as))+$/iu;

/** The key of a name without its legal form and its notes in brackets: `Mill GmbH & Co. KG (Leeds)` is `mill`. */
export const shortKey = (name: string): string => {
  const key = companyKey(name.replaceAll(/\s*\([^()]*\)/g, ''));
  return key.replace(LEGAL_FORM, '') || key;
};
