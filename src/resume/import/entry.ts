/** A group of fields of a résumé. */
export type Entry = Record<string, unknown>;

/** A résumé before it is written. */
export type ResumeFile = { basics: Entry } & Entry;

/** The result of an import: the résumé, and messages for the owner. */
export type Imported = {
  resume: ResumeFile;
  /** The language of a résumé that has its texts in several, and what the others translate. */
  languages?: { own: string; translations: Readonly<Record<string, unknown>> };
  /** Messages about the imported data. */
  notes: string[];
  /** Messages about each text that is not in the résumé. */
  leftOut: string[];
  /** Values that are not in the résumé, by their paths in the file. */
  leftovers?: Readonly<Record<string, unknown>>;
};

/** Removes empty fields; null if none remain. */
export function entryOf(fields: Entry): Entry | null {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** Names and titles contain no line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a text is a valid web address, as in the portal. */
export const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/.test(text) && URL.canParse(text);
