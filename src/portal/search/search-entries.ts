import { idOf, profileRows, type ProfileSection, type SearchIndex, type SectionAnchor } from './search-index';
import { unpackYears, type PackedYears, type YearSpan } from './search-years';
import { screens, tagAddress, type Slug } from '~/portal/addresses/screens';
import { placeText } from '~/portal/text/format';
import { plain } from '~/portal/text/text-search';

/** The kinds of entries, in the order of equally good hits. */
export const KINDS = [
  'page',
  'company',
  'role',
  'resource',
  'project',
  'skill',
  'profile',
  'place',
  'section',
  'command',
] as const;
export type Kind = (typeof KINDS)[number];

/** The action of an entry, performed by `features/search/perform.ts`. */
export type Intent =
  | { do: 'go'; to: string }
  /** A document or a file, not a screen. */
  | { do: 'open'; to: string }
  | { do: 'download-pdf' }
  | { do: 'appearance'; as: 'light' | 'dark' | 'system' }
  | { do: 'language'; code: string }
  | { do: 'copy'; text: string }
  | { do: 'tour' }
  | { do: 'shortcuts' };

export type Entry = {
  kind: Kind;
  title: string;
  /** The context, shown beside the title. */
  detail: string;
  /** Other names that match, one per line. Shown if they are the reason for the hit. */
  more: string;
  /** Synonyms in lower case; never shown. */
  calls?: string;
  /** Names that rank like the title, one per line. */
  also?: string;
  /** Found only: All resources does not list it. */
  isUnlisted?: true;
  /** The icon of the entry, if its kind has none. */
  colorIcon?: string;
  /** The years of the entry. */
  years?: YearSpan | null;
  intent: Intent;
};

export const PROFILE_ICONS: Readonly<Record<ProfileSection, string>> = {
  education: 'library',
  certificates: 'certificate',
  awards: 'trophy',
  publications: 'book',
  volunteering: 'people-community',
  interests: 'heart',
  references: 'person-feedback',
  others: 'document',
};

/** The address of an entry's link; null for a command. */
export const addressOfEntry = ({ intent }: Entry): string | null =>
  intent.do === 'go' || intent.do === 'open' ? intent.to : null;

/** The searchable texts of the interface, in the visitor's language. */
export type SearchWords = {
  page: (slug: Slug) => { title: string; about: string; calls: string };
  /** Pages that are not screens. */
  documents: readonly { title: string; about: string; calls: string; to: string }[];
  /** Sections of pages. */
  sections: readonly {
    title: string;
    slug: Slug;
    anchor: SectionAnchor;
    calls?: string;
  }[];
  commands: readonly { title: string; calls: string; intent: Intent }[];
  /** The label of case studies. */
  study: string;
  /** A number of months as text. */ tenure: (months: number) => string;
  /** The titles of the profile's sections. */
  profile: Readonly<Record<ProfileSection | 'basicInfo' | 'languages', string>>;
  /** Words of questions that say nothing of a career, separated by spaces. */
  stopWords: string;
  /** Synonyms for the entries of those sections. */
  profileCalls: Readonly<Partial<Record<ProfileSection, string>>>;
};

/** The displayed place of a role, and its searchable names: city, state and country. */
function placeOf({ locations }: SearchIndex, at: number): { line: string; names: string } {
  const [text, area] = locations[at - 1] ?? ['', 0];
  const [city = ''] = text.split(',');
  const names = [city, text, ...(area || '').split(', ')].filter(Boolean);
  return { line: area ? `${text} (${area})` : text, names: names.join('\n') };
}

/** All searchable entries in the order of the career. All their addresses are built here. */
export function searchEntries(
  index: SearchIndex,
  words: SearchWords,
  addressOf: (slug: Slug) => string,
): readonly Entry[] {
  const entries: Entry[] = [];
  const add = (
    kind: Kind,
    title: string,
    to: string,
    detail: unknown = '',
    more: readonly unknown[] = [],
    years: PackedYears = 0,
  ) =>
    entries.push({
      kind,
      title,
      // A detail that repeats the title says nothing.
      detail: detail === title ? '' : String(detail || ''),
      more: more.filter(Boolean).join('\n'),
      years: unpackYears(years),
      intent: { do: 'go', to },
    });
  const named = (keywords: readonly number[]) => keywords.map((at) => index.keywords[at]);
  const [experience, profile] = [addressOf('experience'), addressOf('profile')];

  for (const { slug, colorIcon } of screens) {
    if (index.empty?.includes(slug)) continue;
    const { title, about, calls } = words.page(slug);
    const own = slug === 'profile' ? index.owner : '';
    const detail = [own, about].filter(Boolean).join(' · ');
    const intent = { do: 'go', to: addressOf(slug) } as const;
    entries.push({ kind: 'page', title, also: own, detail, more: '', calls, colorIcon, intent });
  }
  for (const { title, about, calls, to } of words.documents) {
    const intent = { do: 'open', to } as const;
    entries.push({ kind: 'page', title, detail: about, more: '', calls, colorIcon: 'contact-card', intent });
  }
  // Without work, the roles are the projects and the degrees below, which have no text of their own.
  const textsBelow = new Map<string, string>();
  const titlesBelow = new Set(
    index.withoutWork
      ? [...index.projects.map(([name]) => name), ...profileRows(index).map(({ title }) => title)]
      : [],
  );
  for (const [name, packedId, alias, roles] of index.companies) {
    const id = idOf(packedId, name);
    // A job without an employer has the name of its role, and is found as the role.
    const isUnnamed = roles.length === 1 && roles[0]?.[0] === name;
    if (!isUnnamed) add('company', name, `${experience}#${id}`, alias);
    for (const [title, packedRole, keywords, resources, roleYears, location, text] of roles) {
      const role = idOf(packedRole, `${id} ${title}`);
      // The address of its pane. Without scripts the anchor leads to its place on the page.
      const paneOf = (item: string) => `${experience}?item=${encodeURIComponent(item)}#${role}`;
      const place = placeOf(index, location);
      const more = [place.line, ...named(keywords), text].filter(Boolean).join('\n');
      if (titlesBelow.has(title)) textsBelow.set(title, more);
      else
        entries.push({
          kind: 'role',
          title,
          also: place.names,
          detail: isUnnamed ? String(alias || '') : name,
          more,
          years: unpackYears(roleYears),
          intent: { do: 'go', to: paneOf(role) },
        });
      for (const [resource, resourceId, type, tags, years] of resources) {
        const detail = [type, name].filter((one) => one && one !== resource).join(' · ');
        add('resource', resource, paneOf(idOf(resourceId, resource)), detail, [title, ...named(tags)], years);
      }
    }
  }
  for (const [name, id, type, keywords, years] of index.projects) {
    add(
      'project',
      name,
      `${addressOf('projects')}?project=${encodeURIComponent(idOf(id, name))}`,
      type,
      [...named(keywords), textsBelow.get(name)],
      years,
    );
  }
  for (const [id, title, headings] of index.studies ?? []) {
    add('project', title, `${addressOf('projects')}/${encodeURIComponent(id)}`, words.study, [headings]);
  }
  const used = new Map(index.evidence.map((use) => [plain(use[0]), use]));
  const timeOf = (months: number) => (months > 0 ? words.tenure(months) : '');
  for (const [name, keywords] of index.skills) {
    const use = used.get(plain(name));
    // A skill that no role or project names leads to the list that has it.
    const to = use ? tagAddress(experience, name) : `${profile}#skills`;
    add('skill', name, to, [named(keywords).join(', '), timeOf(use?.[2] ?? 0)].filter(Boolean).join(' · '));
  }
  const titles = new Set(entries.map(({ title }) => plain(title)));
  for (const [name, aliases, months] of index.evidence)
    if (!titles.has(plain(name)))
      entries.push({
        kind: 'skill',
        title: name,
        detail: timeOf(months),
        more: aliases.join('\n'),
        isUnlisted: true,
        intent: { do: 'go', to: tagAddress(experience, name) },
      });
  const ofProfile = (title: string, anchor: string, detail: string, colorIcon: string) => {
    const intent = { do: 'go', to: `${profile}#${anchor}` } as const;
    entries.push({ kind: 'profile', title, detail, more: '', colorIcon, intent });
  };
  for (const network of index.networks)
    ofProfile(network, 'basic-info', words.profile.basicInfo, 'contact-card');
  for (const language of index.languages)
    ofProfile(language, 'languages', words.profile.languages, 'chat-multiple');
  for (const { section, title, id, detail, keywords } of profileRows(index)) {
    entries.push({
      kind: 'profile',
      title,
      detail: String(detail || ''),
      more: [...named(keywords), textsBelow.get(title), words.profile[section]].filter(Boolean).join('\n'),
      calls: [words.profile[section], words.profileCalls[section]].join(' '),
      colorIcon: PROFILE_ICONS[section],
      intent: { do: 'go', to: `${profile}#${id}` },
    });
  }
  for (const [city, country] of index.places) {
    const address = `${addressOf('global-presence')}?place=${encodeURIComponent(placeText(city, country || null))}`;
    add('place', city, address, country);
  }
  for (const { title, slug, anchor, calls } of words.sections) {
    if (index.missing?.includes(anchor)) continue;
    const intent = { do: 'go', to: `${addressOf(slug)}#${anchor}` } as const;
    entries.push({ kind: 'section', title, detail: words.page(slug).title, more: '', calls, intent });
  }
  for (const { title, calls, intent } of words.commands) {
    entries.push({ kind: 'command', title, detail: '', more: '', calls, intent });
  }
  return entries;
}
