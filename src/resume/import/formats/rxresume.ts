import { isSamePage, networkOfAddress } from '../../tidy/own-site';
import { isWebAddress, type Entry, type ResumeFile } from '../entry';
import { placeOf } from '../place-of';
import {
  day,
  dayEarned,
  line,
  link,
  list,
  prose,
  reading,
  resumeFrom,
  span,
  description,
  projectDescription,
  type Reader,
} from './fields';
import type { Part } from './part';
import { shownItems } from './shown-items';

const lasting = span(['period', 'date']);
const story = description(['description', 'summary']);
const url = link('website', 'url');
const place = line('location');

/** Version 4 has a line about a project in addition to its text. */
const projectStory = projectDescription(['description', 'summary']);

const job = reading(
  { name: line('company'), position: line('position'), location: place, url },
  lasting,
  story,
);

/**
 * The roles at a company, which version 5 keeps in the entry of the company; the entry itself if there are
 * none.
 */
function jobs(item: Part): (Entry | null)[] {
  const roles = item.items('roles');
  if (roles.length === 0) return [job(item)];
  const { position, startDate: _start, endDate: _end, ...company } = job(item) ?? {};
  return roles.map((role) => {
    const { name: _none, ...entry } = job(role.ignore('id')) ?? {};
    return { ...company, ...(position !== undefined && { position }), ...entry };
  });
}

/** The format's sections with the sections of a résumé. */
const SECTIONS: Readonly<Record<string, readonly [section: string, read: Reader]>> = {
  experience: ['work', job],
  education: [
    'education',
    reading(
      {
        institution: line('school', 'institution'),
        studyType: line('degree', 'studyType'),
        area: line('area'),
        score: line('grade', 'score'),
        location: place,
        url,
      },
      lasting,
      story,
    ),
  ],
  volunteer: [
    'volunteer',
    reading(
      { organization: line('organization'), position: line('position'), location: place, url },
      lasting,
      story,
    ),
  ],
  projects: [
    'projects',
    reading({ name: line('name'), url, keywords: list('keywords') }, lasting, projectStory),
  ],
  awards: [
    'awards',
    reading({
      title: line('title'),
      awarder: line('awarder'),
      date: day('date'),
      url,
      summary: prose('description', 'summary'),
    }),
  ],
  certifications: [
    'certificates',
    reading({
      name: line('title', 'name'),
      issuer: line('issuer'),
      date: dayEarned('date'),
      url,
      summary: prose('description', 'summary'),
    }),
  ],
  publications: [
    'publications',
    reading({
      name: line('title', 'name'),
      publisher: line('publisher'),
      releaseDate: day('date'),
      url,
      summary: prose('description', 'summary'),
    }),
  ],
  // The levels are lengths of bars. The texts contain the meaning.
  skills: [
    'skills',
    reading({ name: line('name'), level: line('proficiency', 'description'), keywords: list('keywords') }),
  ],
  languages: [
    'languages',
    reading({ language: line('language', 'name'), fluency: line('fluency', 'description') }),
  ],
  interests: ['interests', reading({ name: line('name'), keywords: list('keywords') })],
  references: ['references', reading({ name: line('name'), reference: prose('summary', 'description') })],
};

const account = reading({ network: line('network'), username: line('username'), url });

const ofItsOwn = reading(
  {
    title: line('name', 'title', 'company', 'organization', 'institution', 'school'),
    position: line('position'),
    location: place,
    url,
    keywords: list('keywords'),
  },
  lasting,
  story,
);

/** Names of custom fields that contain the owner's own site. */
const OWN_SITE =
  /^(?:(?:personal|my) )?(?:web ?site|web ?page|web ?seite|home ?page|portfolio|site web|sitio web)$/i;

/** Whether another account has the address of this one. */
const isAccountOf =
  ({ url: address }: Entry) =>
  (other: Entry | null): boolean =>
    typeof address === 'string' && typeof other?.['url'] === 'string' && isSamePage(address, other['url']);

/** The owner's custom fields: in version 4 a name and a value, in version 5 a text that may be a link. */
function addedTo(basics: Part): { url: string | undefined; properties: Entry; profiles: Entry[] } {
  const properties: Entry = {};
  const profiles: Entry[] = [];
  let site = url(basics) as string | undefined;
  for (const field of basics.items('customFields')) {
    field.ignore('id', 'icon');
    const href = link('link')(field);
    const name = field.text('name');
    const text = name !== undefined || href !== undefined ? field.text('value', 'text') : undefined;
    if (href !== undefined) profiles.push({ network: text ?? name, url: href });
    else if (name !== undefined && text !== undefined) {
      const address = isWebAddress(text) ? text : undefined;
      const [network, siteNetwork] = [networkOfAddress(address), networkOfAddress(site)];
      if (network !== null) profiles.push({ network, url: address });
      else if (address && OWN_SITE.test(name) && (site === undefined || siteNetwork !== null)) {
        if (siteNetwork !== null) profiles.push({ network: siteNetwork, url: site });
        site = address;
      } else properties[name] = text;
    }
  }
  return { url: site, properties, profiles };
}

/**
 * Converts a résumé of Reactive Resume, version 4 or 5.
 * @param report is called with a message about hidden entries
 */
export function fromReactiveResume(file: Part, report: (sentence: string) => void): ResumeFile {
  const [basics, sections] = [file.at('basics'), file.at('sections')];
  const standard: Record<string, (Entry | null)[]> = {};
  const own: [string, (Entry | null)[]][] = [];
  const add = (key: string, part: Part) => {
    const items = shownItems(part, key, report).map((item) => item.ignore('icon', 'iconColor'));
    part.ignore('id', 'columns', 'visible', 'hidden', 'separateLinks', 'icon');
    const known = Object.hasOwn(SECTIONS, key) ? SECTIONS[key] : undefined;
    if (known) {
      part.ignore('name', 'title');
      standard[known[0]] = key === 'experience' ? items.flatMap(jobs) : items.map(known[1]);
    } else own.push([(line('name', 'title')(part) as string | undefined) ?? key, items.map(ofItsOwn)]);
  };
  const summary = [sections.at('summary'), file.at('summary')].find(
    (part) =>
      part.at('content').value && part.at('hidden').value !== true && part.at('visible').value !== false,
  );
  summary?.ignore('id', 'name', 'title', 'columns', 'visible', 'hidden', 'separateLinks', 'icon');
  const accounts = sections.at('profiles');
  accounts.ignore('id', 'name', 'title', 'columns', 'visible', 'hidden', 'separateLinks', 'icon');
  for (const [key, part] of sections.fields()) {
    if (key === 'custom') for (const [id, section] of part.fields()) add(id, section);
    else if (key !== 'summary' && key !== 'profiles') add(key, part);
  }
  for (const part of file.items('customSections')) add('', part.ignore('type'));

  const listed = shownItems(accounts, 'profiles', report).map((item) =>
    account(item.ignore('icon', 'iconColor')),
  );
  const { url: site, properties, profiles } = addedTo(basics);
  const picture = [file.at('picture'), basics.at('picture')].find(
    (part) =>
      part.at('url').value && part.at('hidden').value !== true && part.at('effects', 'hidden').value !== true,
  );
  const fields = {
    name: line('name')(basics),
    label: line('headline')(basics),
    image: picture && link('url')(picture),
    email: basics.text('email'),
    phone: basics.text('phone'),
    url: site,
    summary: summary && prose('content')(summary),
    location: placeOf(basics.text('location') ?? ''),
    profiles: [
      ...listed,
      ...profiles.filter((one, at) => ![...listed, ...profiles.slice(0, at)].some(isAccountOf(one))),
    ],
  };
  return resumeFrom({ ...properties, ...fields }, standard, own);
}
