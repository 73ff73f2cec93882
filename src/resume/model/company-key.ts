/** The key of a name: `ti&m AG, Zürich` and `TI&M AG,  Zurich` are one company. Other scripts keep all marks. */
export const companyKey = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/(?<=[\p{Script=Latin}\p{M}])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Legal forms at the end of a name, without full stops. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `& ag kg gmbh mbh ggmbh kgaa ohg gbr ug ev ek co company inc incorporated corp corporation llc llp ltd limited plc
  pty pvt sa sas sarl srl spa sl slu ltda lda bv nv a/s aps ab oy oyj as`.split(/\s+/),
);

/** The key of a name without its legal form and its notes in brackets: `Mill GmbH & Co. KG (Leeds)` is `mill`. */
export function shortKey(name: string): string {
  const words = companyKey(name.replaceAll(/\s*\([^()]*\)/g, '')).split(' ');
  const isForm = (word = '') => LEGAL_FORMS.has(word.replaceAll(/[.,]/g, ''));
  const end = words.findLastIndex((word) => !isForm(word));
  const kept = end < 0 ? words : words.slice(0, end + 1);
  return kept.join(' ').replace(/,$/, '');
}

/** Names with which people who work for themselves fill the field of the employer. */
const NO_EMPLOYER: ReadonlySet<string> = new Set(
  `self employed|self-employed|selfemployed|freelance|freelancer|freelance consultant|independent|autonomo|autonoma
  |por cuenta propia|independant|a mon compte|selbstandig|selbststandig|freiberuflich`.split(/\s*\|/),
);

/** Whether the name of an employer says that there is none. */
export const isNoEmployer = (name: string): boolean => NO_EMPLOYER.has(companyKey(name));
