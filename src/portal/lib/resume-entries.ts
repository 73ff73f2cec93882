import type { Company, Position, Project, Property, Resource } from '~/resume/read/portfolio';

import type { Format } from './format';
import { propertyTexts } from './properties';
import type { SheetEntry, SheetLine } from './resume-sheet';

export const joined = (parts: readonly (string | null | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

const NOTHING: SheetEntry = {
  title: '',
  by: null,
  place: null,
  when: '',
  url: null,
  paragraphs: [],
  points: [],
  parts: [],
  keywords: [],
};

type Given = Partial<SheetEntry> & { title: string; properties?: readonly Property[] };

/** Creates an entry of the résumé. Custom properties become its last paragraphs. */
export const entryOf = ({ properties, paragraphs = [], ...entry }: Given): SheetEntry => ({
  ...NOTHING,
  ...entry,
  paragraphs: [...paragraphs, ...propertyTexts(properties)],
});

export const textsOf = (...texts: readonly (string | null)[]): string[] =>
  texts.filter((text) => text !== null);

/** A role with its resources. */
export function positionEntry(company: Company, position: Position, format: Format): SheetEntry {
  return entryOf({
    title: position.title,
    by: company.name === position.title ? null : company.name,
    place: position.location,
    when: format.period(position.period),
    url: position.url ?? company.url,
    paragraphs: textsOf(position.summary),
    properties: position.properties,
    points: position.highlights,
    parts: position.resources.filter(({ origin }) => origin === 'project').map(resourceLine),
    keywords: position.keywords,
  });
}

/** A resource of a role: its name, its type and its text in one line. */
function resourceLine(resource: Resource): SheetLine {
  const { name, type } = resource;
  const kind = type && type !== name ? ` (${type})` : '';
  return { ...givenLine(resource), name: `${name}${kind}` };
}

/** An open-source project in one line: description and technologies. */
export function givenLine({ name, description, highlights, keywords, url }: Resource | Project): SheetLine {
  const made = keywords.length > 0 ? `(${keywords.join(', ')})` : null;
  const sentences = [description, ...highlights].map((text) =>
    text && highlights.length > 0 && /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text,
  );
  return { name, text: joined([...sentences, made], ' '), url };
}

/** Converts a project to an entry. */
export function projectEntry(project: Project, format: Format): SheetEntry {
  const { name, entity, description, highlights, keywords, period, url, roles, properties } = project;
  return entryOf({
    title: name,
    by: joined([...roles, entity], ', ') || null,
    when: format.period(period),
    url,
    paragraphs: textsOf(description === name ? null : description),
    properties,
    points: highlights,
    keywords,
  });
}
