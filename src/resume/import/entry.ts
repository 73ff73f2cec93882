/** A group of fields of a résumé. */
export type Entry = Record<string, unknown>;

/** A résumé as it will be written. */
export type ResumeFile = { basics: Entry } & Entry;

/** What came of an address or a file: the résumé, and what its owner should know of the reading. */
export type Imported = {
  resume: ResumeFile;
  /** Sentences: what was read. */
  told: string[];
  /** Sentences: each text that is not in the résumé. */
  leftOut: string[];
  /** Values that are not in the résumé, by their paths in the file. */
  leftovers?: Readonly<Record<string, unknown>>;
};

/** Without empty fields; null when nothing is left. */
export function entryOf(fields: Entry): Entry | null {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return said.length === 0 ? null : Object.fromEntries(said);
}

/** Names and titles carry no line ends. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What the portal takes for an address. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);
