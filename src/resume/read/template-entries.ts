type Group = Readonly<Record<string, unknown>>;

/** The entries of the sample that new JSON Resume files contain, by fields that only it has together. */
const SAMPLE: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  work: { name: /^Company$/, position: /^President$/ },
  volunteer: { organization: /^Organization$/, position: /^Volunteer$/ },
  education: { institution: /^University$/, area: /^Software Development$/ },
  awards: { title: /^Award$/, awarder: /^Company$/ },
  certificates: { name: /^Certificate$/, issuer: /^Company$/ },
  publications: { name: /^Publication$/, publisher: /^Company$/ },
  skills: { name: /^Web Development$/, level: /^Master$/, keywords: /^HTML,CSS,JavaScript$/ },
  interests: { name: /^Wildlife$/, keywords: /^Ferrets,Unicorns$/ },
  references: { name: /^Jane Doe$/, reference: /^Reference(?:…|\.\.\.)$/ },
  projects: { name: /^Project$/, description: /^Description(?:…|\.\.\.)$/ },
};

/** A text, or the texts of a list; empty for other values. */
const textOf = (value: unknown): string =>
  [value].flat().every((one) => typeof one === 'string') ? [value].flat().join(',') : '';

/** Whether an entry was never changed since the file was made of the template. */
export function isTemplateEntry(section: string, entry: Group): boolean {
  const fields = Object.entries(SAMPLE[section] ?? {});
  return fields.length > 0 && fields.every(([key, value]) => value.test(textOf(entry[key])));
}
