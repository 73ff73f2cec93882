import type { Path } from '../standard/path';
import { isGroup, MAIN_FIELD, type Group } from '../standard/resume';

/** Reports a value that a rule leaves out, by its path; false, for filters. */
export type LeaveOut = (path: Path, value: unknown) => false;

/** A change of form. Its examples are its tests and its documentation. */
export type Rule = {
  name: string;
  /** One sentence for the owner. */ does: string;
  /** A résumé, or parts of one, before and after the rule. */
  examples: readonly { before: unknown; after: unknown }[];
  /** The harm that a rule prevents which few files need. */ prevents?: string;
  /** It leaves out entries, which those of a translation are counted against. */ removes?: true;
  /** Changes a copy of the résumé. */ apply: (resume: Group, leaveOut: LeaveOut) => void;
};

/** The groups of a section's list. */
export const entriesOf = (resume: Group, section: string): Group[] => {
  const list = resume[section];
  return Array.isArray(list) ? list.filter(isGroup) : [];
};

/** The group of the owner; null without one. */
export const basicsOf = ({ basics }: Group): Group | null => (isGroup(basics) ? basics : null);

/** Calls a function for each group with fields of the standard: the owner's, and the entries of the sections. */
export function forEachGroup(resume: Group, act: (section: string, group: Group) => void): void {
  const basics = basicsOf(resume);
  if (basics) act('basics', basics);
  for (const field of ['location', 'profiles'])
    for (const group of [basics?.[field]].flat()) if (isGroup(group)) act(`basics.${field}`, group);
  for (const section of Object.keys(MAIN_FIELD))
    for (const entry of entriesOf(resume, section)) act(section, entry);
}

/** Whether a value is absent or says nothing. */
export const isNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** The names of renamed fields in the owner's text. */
const writtenNames = new WeakMap<object, ReadonlyMap<string, string>>();
export const writtenName = (group: object, name: string): string =>
  writtenNames.get(group)?.get(name) ?? name;

/** Renames a field in its place among the others. */
export function renameField(group: Group, old: string, now: string): void {
  writtenNames.set(group, new Map([...(writtenNames.get(group) ?? []), [now, writtenName(group, old)]]));
  const fields = Object.entries(group).filter(([key]) => key !== now);
  for (const key of Object.keys(group)) delete group[key];
  for (const [key, value] of fields) group[key === old ? now : key] = value;
}
