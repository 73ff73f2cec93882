import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { plainName } from '../model/places/gazetteer';
import { leaveOut, warnerOf, type Findings, didYouMean } from '../standard/problems';
import { OTHER_SECTIONS, type Resume, plainName as plainKey } from '../standard/resume';
import { viewSchema, type ViewSettings } from '../standard/view';
import { readSource, type Source } from './source';

/** A tailored résumé. Its name is the last part of its address. */
export type View = ViewSettings & { name: string };

type Group = Readonly<Record<string, unknown>>;

const PRIVATE_FILE = 'views.private.yaml';
/** The name is a part of addresses and file names. */
const NAME = /^[a-z0-9](?:[a-z0-9-]{0,48}[a-z0-9])?$/;

/** The views in a file that git ignores. An invalid view is omitted with a warning. */
function privateViews(directory: string, findings: Findings): [Record<string, ViewSettings>, Source | null] {
  const file = join(directory, PRIVATE_FILE);
  if (!existsSync(file)) return [{}, null];
  const source = readSource(file);
  if ('problems' in source) {
    findings.problems.push(...source.problems);
    return [{}, null];
  }
  const warn = warnerOf(source, findings);
  const given = (source.data ?? {}) as Group;
  const all = (given['views'] ?? given) as Group;
  const right = Object.entries(all).flatMap(([name, view]) => {
    const read = viewSchema.safeParse(view ?? {});
    if (read.success) return [[name, read.data] as const];
    for (const { path, message } of read.error.issues) leaveOut(warn, [name, ...path], message, undefined);
    return [];
  });
  return [Object.fromEntries(right), source];
}

/** The employer whose name contains the name of a view, or the reverse; null if there is none. */
function employerIn(name: string, resume: Resume): string | null {
  const plain = plainName(name.replaceAll('-', ' '));
  const employers = (resume.work ?? []).flatMap(({ name: employer }) => employer ?? []);
  return (
    employers.find((employer) => {
      const other = plainName(employer);
      return other.length > 2 && plain.length > 2 && (plain.includes(other) || other.includes(plain));
    }) ?? null
  );
}

/** The tailored résumés of `portal.yaml` and of `views.private.yaml`, in this order. */
export function viewsOf(
  directory: string,
  given: Readonly<Record<string, ViewSettings>> | undefined,
  portal: Source | null,
  resume: Resume,
  findings: Findings,
): View[] {
  const [hidden, source] = privateViews(directory, findings);
  const warn = warnerOf(portal, findings);
  for (const name of Object.keys(given ?? {})) {
    const employer = employerIn(name, resume);
    if (employer !== null)
      warn(
        ['views', name],
        `this name is that of "${employer}", and whoever sees this file reads it; where the repository is public, write the view into ${PRIVATE_FILE}, which git ignores.`,
      );
  }
  const usable = (
    views: Readonly<Record<string, ViewSettings>>,
    from: Source | null,
    path: readonly string[],
  ): View[] =>
    Object.entries(views).flatMap(([name, view]) => {
      if (NAME.test(name)) {
        for (const { at, message } of unknownInOrder(resume, view.order ?? []))
          warnerOf(from, findings)([...path, name, 'order', at], message);
        return [{ ...view, name }];
      }
      leaveOut(
        warnerOf(from, findings),
        [...path, name],
        'a name of small letters, figures and dashes, such as "backend"',
        name,
      );
      return [];
    });
  const all = [...usable(given ?? {}, portal, ['views']), ...usable(hidden, source, [])];
  // A view in the private file replaces one of the same name.
  return [...new Map(all.map((view) => [view.name, view])).values()];
}

/** Removes the tags, which only assign entries to views. */
export const withoutTags = (resume: Resume): Resume =>
  // Tags are not among the fields of the type.
  Object.fromEntries(
    Object.entries<unknown>(resume).map(([section, value]) => [
      section,
      Array.isArray(value)
        ? value.map((entry: unknown) => {
            if (typeof entry !== 'object' || entry === null) return entry;
            const { tags: _tags, ...rest } = entry as Group;
            return rest;
          })
        : value,
    ]),
  ) as Resume;

export type Order = NonNullable<ViewSettings['order']>;

/** The name fields of entries in all sections. */
export const ENTRY_NAMES = ['name', 'title', 'position', 'institution', 'organization', 'language'] as const;

const sectionOf = (name: string): string => OTHER_SECTIONS.get(plainKey(name)) ?? name;

/** The sections of an order, with the names of their first entries. */
export const parts = (order: Order): { section: string; names: readonly string[]; at: number }[] =>
  order.flatMap((part, at) =>
    typeof part === 'string'
      ? [{ section: sectionOf(part), names: [], at }]
      : Object.entries(part).map(([section, names]) => ({ section: sectionOf(section), names, at })),
  );

/** The sections of an order. */
export const sectionsIn = (order: Order): string[] => parts(order).map(({ section }) => section);

export const namesOf = (entry: object): string[] =>
  ENTRY_NAMES.flatMap((field) => {
    const value = (entry as Group)[field];
    return typeof value === 'string' ? [value] : [];
  });

/** The parts of an order without effect: the index in the list, and the message. */
function unknownInOrder(resume: Resume, order: Order): { at: number; message: string }[] {
  const sections: Group = resume;
  return parts(order).flatMap(({ section, names, at }) => {
    const key = Object.keys(resume).find((one) => plainKey(one) === plainKey(section));
    const entries: unknown = key === undefined ? undefined : sections[key];
    if (!Array.isArray(entries)) return [];
    const known = (entries as unknown[]).flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? namesOf(entry) : [],
    );
    const plain = new Set(known.map(plainName));
    return names
      .filter((name) => !plain.has(plainName(name)))
      .map((name) => ({
        at,
        message: `nothing in ${section} is called "${name}"${didYouMean(name, known) || '; it changes no order.'}`,
      }));
  });
}
