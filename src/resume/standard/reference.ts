import { portalJsonSchema } from './portal';

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
\`entity\` is that name is shown in the role that it falls into (on Projects, if its dates fit no job there); \`type: open source\` makes it a contribution, and so does
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

A field that the standard does not know is shown with its entry when it holds texts. A telephone number, a street and its postal
code, a date of birth and the like are not published: no page, no download and no address card holds them, unless \`privacy\` in
\`portal.yaml\` says so. What \`privacy.hide\` names, whatever it is, is in no published file
either. \`content:check\` lists them. A build writes your complete résumé, with all of them, to \`private/\`, which is not
part of the site.

\`portal.yaml\` holds what the standard has no field for. Every field is optional; an achievement, a figure or a place that is listed needs its title, its measure, its city and coordinates. \`<name>\` is a name from the résumé.

## In other languages

Every portal speaks English, Spanish and Portuguese, and French or German if one of your files is in that language. A file
\`words.it.yaml\` makes it speak another language, or say something otherwise ([how](words.md)). Your own texts are translated by \`resume.es.json\` and \`portal.es.yaml\` (or
\`.pt\`) beside the files above: the same shape, and only what differs. What they leave out is shown as it is, and read aloud in
its own language. An entry of a list is known by its place; \`{}\` leaves one as it is. Dates, addresses, figures and companies'
names may be repeated and must then be the same, so that a list out of step is told and not shown. A text that stands in several
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
