import { countryOf } from '../place-of';
import type { Entry, ResumeFile } from '../entry';
import {
  day,
  dayEarned,
  entryFrom,
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

const lasting = span([], ['date.start'], ['date.end']);
const story = description(['summary']);

const basics = (file: Part) => {
  const part = file.at('basics');
  const [at, photo] = [part.at('location'), part.at('photo')];
  const country = at.text('country');
  const countryCode = countryOf(country);
  return {
    name: line('name')(part),
    label: line('headline')(part),
    image: photo.at('visible').value === false ? undefined : link('url')(photo.ignore('visible')),
    email: part.text('email'),
    phone: part.text('phone'),
    url: link('website')(part),
    summary: prose('summary')(part),
    location: {
      address: at.text('address'),
      postalCode: at.text('postalCode'),
      city: at.text('city'),
      region: at.text('region'),
      ...(countryCode ? { countryCode } : { country }),
    },
    profiles: part.items('profiles').map((item) =>
      entryFrom(item.ignore('id'), {
        network: line('network'),
        username: line('username'),
        url: link('url'),
      }),
    ),
  };
};

/** The format's sections with the sections of a résumé. */
const SECTIONS: Readonly<Record<string, readonly [section: string, read: Reader]>> = {
  work: [
    'work',
    reading({ name: line('name'), position: line('position'), url: link('url') }, lasting, story),
  ],
  education: [
    'education',
    reading(
      {
        institution: line('institution'),
        studyType: line('degree'),
        area: line('area'),
        score: line('score'),
        url: link('url'),
        courses: list('courses'),
      },
      lasting,
      story,
    ),
  ],
  awards: [
    'awards',
    reading({
      title: line('title'),
      awarder: line('awarder'),
      date: day('date'),
      url: link('url'),
      summary: prose('summary'),
    }),
  ],
  certifications: [
    'certificates',
    reading({
      name: line('name'),
      issuer: line('issuer'),
      date: dayEarned('date'),
      url: link('url'),
      summary: prose('summary'),
    }),
  ],
  publications: [
    'publications',
    reading({
      name: line('name'),
      publisher: line('publisher'),
      releaseDate: day('date'),
      url: link('url'),
      summary: prose('summary'),
    }),
  ],
  skills: ['skills', reading({ name: line('name'), level: line('level'), keywords: list('keywords') })],
  languages: ['languages', reading({ language: line('name'), fluency: line('level') })],
  interests: ['interests', reading({ name: line('name'), keywords: list('keywords') })],
  volunteer: [
    'volunteer',
    reading(
      { organization: line('organization'), position: line('position'), url: link('url') },
      lasting,
      story,
    ),
  ],
  projects: [
    'projects',
    reading(
      { name: line('name'), url: link('url'), keywords: list('keywords') },
      lasting,
      projectDescription(['description', 'summary']),
    ),
  ],
  references: ['references', reading({ name: line('name'), reference: prose('summary') })],
};

const ofItsOwn = reading(
  {
    title: line('title'),
    subtitle: line('subtitle'),
    level: line('level'),
    url: link('url'),
    keywords: list('keywords'),
  },
  lasting,
  story,
);

/** Converts a résumé of Reactive Resume, version 3. */
export function fromReactiveResume3(file: Part, report: (sentence: string) => void): ResumeFile {
  const standard: Record<string, (Entry | null)[]> = {};
  const own: [string, (Entry | null)[]][] = [];
  for (const [key, part] of file.at('sections').fields()) {
    const title = line('name')(part) as string | undefined;
    part.ignore('id', 'type', 'columns', 'visible');
    const items = shownItems(part, key, report).map((item) => item.ignore('levelNum'));
    const known = Object.hasOwn(SECTIONS, key) ? SECTIONS[key] : undefined;
    if (known) standard[known[0]] = items.map(known[1]);
    else own.push([title ?? key, items.map(ofItsOwn)]);
  }
  return resumeFrom(basics(file), standard, own);
}
