import type {
  Company,
  Period,
  Portfolio,
  Position,
  Project,
  ProjectResource,
  Property,
} from '~/resume/model/portfolio';
import { byDate, workRoles } from '~/resume/model/roles-by-date';
import { isSameName, withoutFullStop } from '~/resume/model/texts/repeated-text';
import { termKey } from '~/resume/model/same-term';
import { bareAddress } from '~/resume/model/texts/bare-address';
import type { OtherEntry, OtherSection } from '~/resume/model/portfolio-sections';
import { inYears, type Format } from '../portal/text/format';
import { nameList } from '../portal/text/clipped';
import { haveSentences, propertyMarkdown, propertyTexts } from '../portal/text/properties';
import { plainBlocks, listsInLine, withLists } from '../portal/text/rich-text';
import { isShortList } from '../portal/text/entry-tree';
import {
  keywordBlocks,
  lineOf,
  linesOf,
  noteOf,
  partsBlock,
  textBlocks,
  withoutMarkdown,
  type Line,
} from './blocks';
import { run, type Block, type DocumentEntry, type DocumentSection, type DocumentPart } from './document';

/** In letters. */
const SHORT = 60;
/** The labels of fields with how well someone knows what the title names. */
const LEVEL = /^(?:level|proficiency|niv[eé]l|niveau|proficiência)$/iu;

/** An entry as a line, if it is a title with nothing or one short fact: "Python (advanced)". */
function shortLine(entry: OtherEntry, { colon }: Format): Line | null {
  const { title, period, url, summary, highlights, properties = [] } = entry;
  const [property, ...others] = properties;
  const texts = [...textsOf(summary), ...propertyTexts(properties, colon)];
  const isShort = [title ?? '', ...texts].every((text) => text.length <= SHORT && !text.includes('\n'));
  if (!title || period || highlights.length > 0 || others.length > 0 || texts.length > 1 || !isShort)
    return null;
  return property && LEVEL.test(property.label)
    ? { name: title, facts: property.values.join(', '), text: '', url }
    : headedLine({ name: title, text: summary ?? propertyMarkdown(properties, colon).join(''), url });
}

/** A section with a custom title. Its entries are lines if all of them fit. */
export function otherSection({ id, title, entries }: OtherSection, format: Format): DocumentSection {
  const lines = entries.flatMap((entry) => shortLine(entry, format) ?? []);
  const hasFacts = entries.some(({ summary, properties = [] }) => summary !== null || properties.length > 0);
  const section = { kind: 'other' as const, id, title };
  if (hasFacts && entries.length > 1 && lines.length === entries.length)
    return { ...section, entries: [], blocks: linesOf(lines.map(withoutMarkdown), format.colon) };
  const nameOf = ({ title: name, url }: OtherEntry) => name ?? (url ? bareAddress(url) : '');
  return {
    ...section,
    entries: entries.map((entry) => documentEntry({ ...entry, title: nameOf(entry) }, format)),
    blocks: [],
  };
}

export const joined = (parts: readonly (string | null | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

/** A text in a line: its lists, and its lines without punctuation, as lists with semicolons. */
export const inOneLine = (text: string): string =>
  listsInLine(text).replaceAll(/(?<![.;:,!?\s])\s*\n\s*/g, '; ');

/** An entry of the résumé in the words of the model. */
type Given = {
  title: string;
  /** The company, the school or the publisher. */ by?: string | null;
  place?: string | null;
  period?: Period | null;
  url?: string | null;
  /** The kind of company. */ note?: string | null;
  /** Above its summary. */ grade?: string | null;
  summary?: string | null;
  highlights?: readonly string[];
  properties?: readonly Property[];
  /** The resources of the role. */ parts?: readonly Block[];
  keywords?: readonly string[];
};

/** The length of keywords that fit beside a title. */
const LONGEST_BESIDE = 60;

/** Creates an entry of the résumé. Custom properties become its details. */
export function documentEntry(given: Given, format: Format): DocumentEntry {
  const { title, by, place, period, url, note = null, keywords = [] } = given;
  const texts = textBlocks({
    paragraphs: textsOf(given.grade, given.summary),
    points: given.highlights ?? [],
    details: propertyMarkdown(given.properties, format.colon),
  });
  const below = keywordBlocks(keywords, texts);
  const names = nameList(keywords);
  const about = joined([by, place && by && isNamedAfter(place, by) ? null : place], ', ');
  // A few keywords stand beside a title without anything else.
  const areBeside = about === '' && title !== '' && below.length > 0 && names.length <= LONGEST_BESIDE;
  return {
    title: title === '' ? null : run(title, url),
    about: areBeside ? names : about,
    when: period ? format.period(period) : '',
    blocks: [...noteOf(note), ...texts, ...(given.parts ?? []), ...(areBeside ? [] : below)],
  };
}

/** Whether a name ends with the place: "Bank of Luxembourg". */
const isNamedAfter = (place: string, name: string): boolean =>
  ` ${name}`.toLowerCase().endsWith(` ${place.toLowerCase()}`);

/** The place of an institution without the town that its name ends with, unless only a code would stay. */
export function placeBeside(place: string, institution: string): string | null {
  if (isNamedAfter(place, institution)) return null;
  const [town = '', ...area] = place.split(', ');
  const isRepeated = isNamedAfter(town, institution) && /[\p{Ll}\p{Lo}]/u.test(area.join(' '));
  return isRepeated ? area.join(', ') : place;
}

const textsOf = (...texts: readonly (string | null | undefined)[]): string[] =>
  texts.filter((text) => typeof text === 'string');

/**
 * The roles by date, with their resources as a list with this label. The technologies of a role follow, unless the
 * skills list them. The description and the address of a company are at the first of its roles.
 */
export function documentRoles(
  { companies, skills }: Portfolio,
  format: Format,
  label: string,
): DocumentEntry[] {
  const listed = new Set(skills.flatMap(({ name, keywords }) => [name, ...keywords]).map(termKey));
  const described = new Set<Company>();
  return byDate(workRoles(companies)).flatMap(({ company, position }) => {
    const isFirst = !described.has(company);
    described.add(company);
    const description = isFirst ? company.description : null;
    const companyUrl = isFirst ? company.url : null;
    const projects = position.resources.filter((resource) => resource.origin === 'project');
    const technologies = projects
      .filter((project) => !isLong(project))
      .flatMap(({ keywords }) => keywords)
      .filter((keyword) => !listed.has(termKey(keyword)));
    return documentEntry(
      {
        ...position,
        by: company.name === position.title ? null : company.name,
        place: position.location,
        // The address of one role may be that of a project, which is not the other roles'.
        url: company.positions.some(({ url }) => url !== null) ? position.url : companyUrl,
        note: description === position.summary || description === company.name ? null : description,
        parts: partsBlock(
          projects.map((project) => projectPart(project, position, format)),
          label,
        ),
        keywords: uniqueTerms([...position.keywords, ...technologies]),
      },
      format,
    );
  });
}

/** A name without its full stop. That of a short word may be that of an abbreviation. */
const unstopped = (name: string): string =>
  /(?<!\p{L})\p{L}{1,3}\.$/u.test(name) ? name : withoutFullStop(name);

/** A line whose name has no full stop before the colon of its text. */
export const headedLine = (line: Line): Line =>
  line.text === '' ? line : { ...line, name: unstopped(line.name) };

/** Names without those that are the same term as an earlier one. */
const uniqueTerms = (names: readonly string[]): readonly string[] =>
  [...new Map(names.toReversed().map((name) => [termKey(name), name])).values()].toReversed();

/** A line with facts behind its name, which then has no full stop. */
const withFacts = (line: Line, facts: string): Line =>
  headedLine(facts === '' ? line : { ...line, name: unstopped(line.name), facts });

/** A project of a role: its name with what is not that of the role, and its texts, in one line or below it. */
function projectPart(resource: ProjectResource, role: Position, format: Format): DocumentPart {
  const { roles, period } = resource;
  const when = format.period(period) === format.period(role.period) ? null : format.period(inYears(period));
  const facts = joined([...roles.filter((one) => !isSameName(one, role.title)), when], ', ');
  const { line, blocks } = isLong(resource)
    ? longPart(resource, format)
    : { line: givenLine({ ...resource, keywords: [] }, format), blocks: [] };
  return { text: lineOf(withoutMarkdown(withFacts(line, facts)), format.colon), blocks };
}

/** Whether a text has a list whose items are longer than keywords. */
const hasList = (text: string): boolean =>
  plainBlocks(text).some((block) => Array.isArray(block) && !isShortList(block));

/** Whether the texts of a project are hard to read as one line. */
const isLong = ({ description, highlights, properties }: ProjectResource): boolean =>
  (highlights.length > 1 && !isShortList(highlights)) ||
  haveSentences(properties) ||
  [...textsOf(description), ...highlights].some(hasList);

/** A mark of a list or a heading at the beginning of a line. */
const MARK = /^\s*(?:[-*+]|\d+[.)]|#{1,6})\s/;

/** A project as the first line of its description with the rest of its texts below. */
function longPart(
  { name, url, description, highlights, keywords, properties }: ProjectResource,
  { colon }: Format,
): { line: Line; blocks: readonly Block[] } {
  const text = withLists(description ?? '').trim();
  const [first = ''] = MARK.test(text) ? [''] : text.split('\n');
  const rest = text.slice(first.length).trim();
  const details = propertyMarkdown(properties, colon);
  const texts = textBlocks({ paragraphs: textsOf(rest || null), points: highlights, details });
  return { line: { name, text: first, url }, blocks: [...texts, ...keywordBlocks(keywords, texts)] };
}

/** A text with the full stop that it lacks before another one. */
const ended = (text: string): string => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);

/** A project without a role in one line. */
export const projectLine = (project: Project, format: Format): Line =>
  withFacts(
    givenLine(project, format),
    joined([...project.roles, project.entity, format.period(inYears(project.period))], ', '),
  );

/** A project in one line: its description, its highlights, its other facts and its technologies. */
function givenLine(
  { name, description, highlights, keywords, url, properties }: ProjectResource,
  { colon }: Format,
): Line {
  const made = keywords.length > 0 ? `(${nameList(keywords)})` : null;
  const points = isShortList(highlights) ? [nameList(highlights)] : highlights;
  const facts = propertyMarkdown(properties, colon);
  const texts = [...textsOf(description).map(inOneLine), ...points, ...facts];
  const isOne = points.length + facts.length === 0;
  return { name, text: joined([...(isOne ? texts : texts.map(ended)), made], ' '), url };
}

export const projectEntry = (project: Project, format: Format): DocumentEntry =>
  documentEntry(
    {
      ...project,
      title: project.name,
      by: joined([...project.roles, project.entity], ', ') || null,
      summary: project.description === project.name ? null : project.description,
    },
    format,
  );
