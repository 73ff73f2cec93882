import { z } from 'zod';

import { portalSchema } from './portal';

/** A copy of a schema without required fields, since a translation is partial. Unknown keys stay errors. */
function lenient(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(lenient);
  if (typeof part !== 'object' || part === null) return part;
  const fields = Object.entries(part).filter(([key, field]) => key !== 'required' || !Array.isArray(field));
  return Object.fromEntries(fields.map(([key, field]) => [key, lenient(field)]));
}

/** `examples/sample/portal.translation.schema.json`, for `portal.es.yaml` and other translations. */
export const translationJsonSchema = () => lenient(portalJsonSchema()) as object;

/** `examples/sample/portal.schema.json`, for editors. */
export const portalJsonSchema = (): object =>
  z.toJSONSchema(portalSchema, { io: 'input', target: 'draft-7', unrepresentable: 'any' });

type Node = {
  description?: string;
  properties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node;
  anyOf?: Node[];
};

const HEAD = `# The owner's files

\`resume.json\` is a [JSON Resume](https://jsonresume.org/schema), or the same as \`resume.yaml\`. Only \`basics.name\` is needed.
A paragraph of \`basics.summary\` ends at an empty line. Jobs with one \`name\` are one company; a project whose
\`entity\` is that name is shown in the role that it falls into, else in the nearest one there; \`type: open source\` makes it a contribution, and so does
the address of a repository where no type is given. An address that begins with \`/\` is a page of the site in \`basics.url\`. \`work[].description\` describes the company. The résumé lists roles by date, so roles
of one company are neighbours there only where no other role stands between them.

Summaries, descriptions and highlights may hold Markdown: \`**bold**\`, \`_italic_\`, \`code\`, links and lists. Every section of the
standard has its place:

| section | where it is shown |
| --- | --- |
| \`basics\` | IAM, Support, Regions |
| \`work\`, and \`projects\` for an employer | Subscriptions, Management groups |
| other \`projects\` | Projects |
| \`skills\` | IAM; the first four on the dashboard. Thirty or more with nothing but a name are grouped by kind |
| \`awards\` | IAM; Key Achievements where \`portal.yaml\` lists none |
| \`education\`, \`certificates\`, \`publications\`, \`volunteer\`, \`languages\`, \`interests\`, \`references\` | IAM |

\`npm run content:check\` reads both files without building. What it could understand only by an assumption is a warning with its file,
line and field, what it could not use is left out with a warning. Only a file that is
not well-formed and a missing name stop a build. Twenty lines are shown; \`-- --all\` shows the rest.

An entry that your file takes out, with \`"hide": true\`, \`"hidden": true\`, \`"draft": true\`, \`"visible": false\`
or a \`visibility\` of \`private\`, \`hidden\`, \`draft\`, \`unlisted\`, \`internal\` or \`on-request\`, is left out everywhere.

Only what JSON Resume and its extensions here define is published. A field that they do not define stands on no page, in no
download and in no published \`resume.json\`, unless \`publish\` in \`portal.yaml\` names it, such as \`publish: [work.teamSize]\`;
its label is the name that you gave it. \`content:check\` and \`dev\` list these fields, each with the line to add. A list of
your own at the top of the file, such as \`talks\`, is shown as a section; lists and fields of your desk (\`notes\`, \`private\`,
\`draft\`, \`todo\`, \`internal\`, and names that begin with \`_\`, \`$\`, \`//\` or \`#\`) are not.

A telephone number, a street with its postal code and a date of birth are not published, nor is an account whose name is a
telephone number, unless \`privacy.publish\` says so. Inside a text they stay, since nobody edits your texts; \`content:check\`
names the line. The name and password of an account are taken out of an address (\`https://ada:secret@…\`). What
\`privacy.hide\` names, whatever it is, is in no published file either. \`content:check\` lists them. A build writes your complete résumé, with all of them, to \`private/\`, which is not
part of the site.

\`portal.yaml\` holds what the standard has no field for. Every field is optional; an achievement, a figure or a place that is listed needs its title, its measure, its city and coordinates, an availability its status. \`<name>\` is a name from the résumé.

## What is proposed

A build reads no meaning out of your sentences. \`portalfolio suggest\` proposes what your files do not state, each proposal with
its reason; \`portalfolio suggest --write\` adds them to \`portal.yaml\` as comments below "Proposals", and an import does so at
once. Remove the \`#\` of a setting to accept it. Until then a simple default holds:

| proposal | without an answer |
| --- | --- |
| years of experience, where a text states others than the dates | the months of your jobs, merged |
| Key Achievements: highlights with a number | awards; else up to four highlights with a percentage, an amount or a count of a hundred and more, of the newest roles first; else certificates or publications |
| percentages of skills | the first four of \`skills\`, with their levels as written and no bar; without levels, those that your career names |
| places of the map | each city as written, found in the list of cities; else its country; else no marker |
| icons of companies | a generic one |
| the employer of a project whose text names one | the project stands on Projects |
| the end of a job that looks forgotten | the job goes on |

Types of resources, a job that repeats a volunteering, and values that look private are not proposed: they stay as
written, and private fields stay unpublished.

A study without an end goes on for eight years, and has only its start after that; where all dates are 1 January, they are years.

## In other languages

Every portal speaks English, Spanish and Portuguese, and French or German if one of your files is in that language. A file
\`words.it.yaml\` makes it speak another language, or say something otherwise ([how](words.md)). Your own texts are translated by \`resume.es.json\` and \`portal.es.yaml\` (or
\`.pt\`) beside the files above: the same shape, and only what differs. What they leave out is shown as it is, and read aloud in
its own language. An entry of a list is known by its place; \`{}\` leaves one as it is. Dates, addresses, figures and companies'
names may be repeated and must then be the same, so that a list out of step is reported and not shown. A text that stands in several
places is translated once. Names of countries and languages are translated by themselves. The language of your files is
recognized by their texts, or stated by \`language\`; \`/\` leads to the portal in that language.

## portal.yaml

| field of portal.yaml | what it is for |
| --- | --- |
`;

/** All fields below a node of the JSON Schema, such as `companies.<name>.icon`. */
function rows(node: Node, path: string): [string, string][] {
  const inner = node.anyOf?.[0] ?? node;
  const own: [string, string][] = node.description && path !== '' ? [[path, node.description]] : [];
  const fields = Object.entries(inner.properties ?? {}).flatMap(([key, field]) =>
    rows(field, path === '' ? key : `${path}.${key}`),
  );
  const values =
    typeof inner.additionalProperties === 'object' ? rows(inner.additionalProperties, `${path}.<name>`) : [];
  const items = inner.items ? rows(inner.items, `${path}[]`) : [];
  return [...own, ...fields, ...values, ...items];
}

/** The reference of `portal.yaml`, from the descriptions in the schemas. */
export function contentReference(): string {
  const table = rows(portalJsonSchema() as Node, '').map(([field, about]) => `| \`${field}\` | ${about} |`);
  return `${HEAD}${table.join('\n')}\n`;
}
