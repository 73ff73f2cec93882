import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

import { entryOf, type Entry, type ResumeFile } from '../entry';
import { countryOf, placeOf } from '../place-of';
import { addressIn, entryFrom, line, link, prose, resumeFrom, span, description } from './fields';
import type { Part } from './part';
import { isGroup } from '../../read/shape';

type Group = Readonly<Record<string, unknown>>;

/** The maximum nesting depth. */
const DEEPEST = 12;

/** The JSON-LD data of a page. Invalid JSON is ignored. */
export function jsonLdIn(html: string): unknown[] {
  const found: unknown[] = [];
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if (tree.isElementNode(node) && node.tagName === 'script') {
      const type = node.attrs.find(({ name }) => name === 'type')?.value.trim();
      const text = node.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('');
      if (type !== 'application/ld+json') return;
      try {
        found.push(JSON.parse(text));
      } catch {
        // Another part of the page may be valid.
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}

const isPerson = (node: Group): boolean => [node['@type']].flat().includes('Person');

function groupsIn(value: unknown, depth = 0): Group[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((item) => groupsIn(item, depth + 1));
  if (!isGroup(value)) return [];
  return [value, ...Object.values(value).flatMap((inner) => groupsIn(inner, depth + 1))];
}

/** The person in the data; of several persons the one with the most data; null if there is none. */
export function personIn(data: unknown): unknown {
  const groups = groupsIn(data);
  const byId = new Map(
    groups.flatMap((group) =>
      typeof group['@id'] === 'string' && Object.keys(group).length > 1
        ? [[group['@id'], group] as const]
        : [],
    ),
  );
  const size = (group: Group) => JSON.stringify(group).length;
  const [person] = groups
    .filter((group) => isPerson(group) && ('name' in group || 'familyName' in group))
    .toSorted((one, other) => size(other) - size(one));
  return person === undefined ? null : plain(person, byId);
}

/** Removes the keywords of JSON-LD and resolves references by `@id`. */
function plain(value: unknown, byId: ReadonlyMap<string, Group>, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item) => plain(item, byId, depth));
  if (!isGroup(value)) return value;
  const id = value['@id'];
  const isName = typeof id === 'string' && Object.keys(value).length === 1;
  if (isName && (depth > DEEPEST || !byId.has(id))) return id;
  const group = isName ? (byId.get(id) ?? {}) : value;
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, inner]) => {
      if (key === '@value') return [['name', inner]];
      return key.startsWith('@') ? [] : [[key, plain(inner, byId, depth + 1)]];
    }),
  );
}

/** A text, or the name of an object. */
const named = (part: Part): string | undefined => part.text() ?? part.text('name', 'legalName');

const list = (part: Part, key: string): string[] => part.items(key).flatMap((item) => named(item) ?? []);

const lasting = span([], ['startDate'], ['endDate']);

function placeIn(part: Part): string | undefined {
  const at = part.at('location').value === undefined ? part.at('address') : part.at('location');
  const inner = at.at('address').value === undefined ? at : at.at('address');
  const names = ['addressLocality', 'addressRegion', 'addressCountry'].flatMap(
    (key) => named(inner.at(key)) ?? [],
  );
  return names.length > 0 ? names.join(', ') : named(at);
}

/** An organisation, or a role in one. A role contains the organisation under the same key. */
function membership(item: Part, key: string, fields: { name: string; position: string }): Entry | null {
  const inner = item.at(key);
  const organization = inner.value === undefined ? item : inner;
  return entryFrom(
    item,
    {
      [fields.name]: () => named(organization),
      [fields.position]: line('roleName', 'namedPosition'),
      location: () => placeIn(organization),
      url: () => link('url')(organization),
    },
    lasting,
    description(['description']),
  );
}

function jobsOf(person: Part, title: string | undefined): (Entry | null)[] {
  const jobs = person
    .items('worksFor')
    .map((item) => membership(item, 'worksFor', { name: 'name', position: 'position' }));
  const [only, ...others] = jobs;
  const current = jobs.filter((job) => job?.['endDate'] === undefined && job?.['position'] === undefined);
  // A title without an employer belongs to the only current employer.
  if (only && others.length === 0 && current.length === 1 && title !== undefined)
    return [{ ...only, position: title }];
  return jobs;
}

/** The occupations except the one that equals the title. */
function occupations(person: Part, title: string | undefined): (Entry | null)[] {
  return person.items('hasOccupation').map((item) => {
    const inner = item.at('hasOccupation').value === undefined ? item : item.at('hasOccupation');
    const name = named(inner) ?? item.text('roleName');
    const location = named(inner.at('occupationLocation')) ?? placeIn(inner);
    const rest = entryFrom(item, {}, lasting, () => description(['description'])(inner));
    if (name === title && rest === null) return null;
    return entryOf({ position: name, location, ...rest });
  });
}

function addressOf(person: Part): Entry | undefined {
  const at = person.at('address');
  if (typeof at.value === 'string') return placeOf(at.text() ?? '');
  const country = named(at.at('addressCountry'));
  const countryCode = countryOf(country);
  return {
    address: at.text('streetAddress'),
    postalCode: at.text('postalCode'),
    city: at.text('addressLocality'),
    region: at.text('addressRegion'),
    ...(countryCode ? { countryCode } : { country }),
  };
}

/** Converts the person in a page's JSON-LD (https://schema.org/Person). */
export function fromJsonLd(person: Part): ResumeFile {
  const title = person.items('jobTitle').flatMap((item) => named(item) ?? [])[0];
  const parts = [person.text('givenName'), person.text('familyName')].filter(Boolean).join(' ');
  const [site, ...sites] = person.items('url').flatMap((item) => addressIn(item) ?? []);
  const accounts = [...sites, ...person.items('sameAs').flatMap((item) => addressIn(item) ?? [])];
  const [image] = person
    .items('image')
    .flatMap((item) => addressIn(item) ?? (link('url', 'contentUrl')(item) as string | undefined) ?? []);
  const work = jobsOf(person, title);
  return resumeFrom(
    {
      name: line('name')(person) ?? (parts || undefined),
      label: title,
      image,
      email: person.items('email').flatMap((item) => item.text()?.replace(/^mailto:/i, '') ?? [])[0],
      phone: person.items('telephone').flatMap((item) => item.text()?.replace(/^tel:/i, '') ?? [])[0],
      url: site,
      summary: prose('description', 'disambiguatingDescription')(person),
      location: addressOf(person),
      profiles: accounts.map((url) => ({ network: new URL(url).hostname.replace(/^www\./, ''), url })),
    },
    {
      work: [...work, ...occupations(person, title)],
      education: person
        .items('alumniOf')
        .map((item) => membership(item, 'alumniOf', { name: 'institution', position: 'studyType' })),
      certificates: person.items('hasCredential').map((item) =>
        entryFrom(item, {
          name: () => named(item),
          issuer: () => named(item.at('recognizedBy')) ?? named(item.at('issuedBy')),
          date: (part) => part.date('dateCreated', 'datePublished', 'validFrom'),
          url: link('url'),
          category: () => named(item.at('credentialCategory')),
        }),
      ),
      awards: list(person, 'award').map((name) => ({ title: name })),
      skills: list(person, 'knowsAbout').map((name) => ({ name })),
      languages: list(person, 'knowsLanguage').map((language) => ({ language })),
    },
    [
      [
        'Memberships',
        [...person.items('memberOf'), ...person.items('affiliation')].map((item) =>
          membership(item, 'memberOf', { name: 'organization', position: 'role' }),
        ),
      ],
    ],
  );
}
