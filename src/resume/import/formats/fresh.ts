import type { ResumeFile } from '../entry';
import { countryOf } from '../place-of';
import {
  day,
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
} from './fields';
import type { Part } from './part';

const lasting = span(['date', 'dates'], ['start'], ['end']);
const story = description(['summary'], 'highlights');

/** A place is a group of fields in FRESH and a single text in a résumé. */
function place(part: Part): string | undefined {
  const at = part.at('location');
  const names = ['city', 'region', 'country'].flatMap((key) => at.text(key) ?? []);
  return names.length > 0 ? names.join(', ') : at.text();
}

/** The entries of a list, or of the lists in a group. */
function entries(file: Part, section: string, ...lists: string[]): Part[] {
  const part = file.at(section);
  return Array.isArray(part.value) ? part.items() : lists.flatMap((key) => part.items(key));
}

const basics = (file: Part) => {
  const [info, contact, at] = [file.at('info'), file.at('contact'), file.at('location')];
  const country = at.text('country');
  const countryCode = countryOf(country);
  return {
    name: line('name')(file),
    label: line('label')(info),
    image: info.text('image'),
    email: contact.text('email'),
    phone: contact.text('phone'),
    url: link('website')(contact),
    summary: prose('brief', 'summary')(info),
    location: {
      address: at.text('address'),
      postalCode: at.text('code'),
      city: at.text('city'),
      region: at.text('region'),
      ...(countryCode ? { countryCode } : { country }),
    },
    profiles: file
      .items('social')
      .map(reading({ network: line('network', 'label'), username: line('user'), url: link('url') })),
  };
};

const job = reading(
  {
    name: line('employer'),
    position: line('position'),
    location: place,
    url: link('url'),
    keywords: list('keywords'),
  },
  lasting,
  story,
);

const project = reading(
  {
    name: line('title', 'name'),
    url: link('url', 'repo'),
    keywords: list('keywords'),
    roles: list('role'),
  },
  lasting,
  projectDescription(['description', 'summary'], 'highlights'),
);

const service = reading(
  {
    organization: line('organization'),
    position: line('position', 'role'),
    location: place,
    url: link('url'),
  },
  lasting,
  story,
);

const school = reading(
  {
    institution: line('institution'),
    studyType: line('studyType', 'title'),
    area: line('area'),
    location: place,
    score: line('grade'),
    url: link('url'),
    courses: list('curriculum'),
  },
  lasting,
  story,
);

/** The schools, and the degree that stands above them at the one whose title it completes. */
function schools(file: Part) {
  const found = entries(file, 'education', 'history').map(school);
  const part = file.at('education').at('degree');
  const degree = typeof part.value === 'string' ? part.value.trim() : '';
  const isCompleted = (entry: (typeof found)[number]) =>
    typeof entry?.['studyType'] === 'string' && degree.startsWith(`${entry['studyType']} `);
  if (found.filter(isCompleted).length !== 1) return found;
  part.use();
  return found.map((entry) => (entry && isCompleted(entry) ? { ...entry, studyType: degree } : entry));
}

const skill = (item: Part) =>
  typeof item.value === 'string'
    ? { name: item.text() }
    : entryFrom(item, { name: line('name'), level: line('level'), keywords: list('skills') });

const interest = (item: Part) =>
  typeof item.value === 'string'
    ? { name: item.text() }
    : entryFrom(item, { name: line('name'), summary: prose('summary'), keywords: list('keywords') });

/** Private recommendations are not published and stay leftovers. */
const testimonial = (item: Part) =>
  item.at('private').value === true
    ? null
    : entryFrom(item, { name: line('name'), reference: prose('quote') });

/** Sections that the standard does not define keep FRESH's names. */
const own = (file: Part) => {
  const dated = { title: line('title'), date: day('date', 'release'), url: link('url') };
  return [
    [
      'speaking',
      reading({ ...dated, event: line('event'), location: place, keywords: list('keywords') }, story),
    ],
    ['governance', reading({ title: line('role'), organization: line('organization') }, lasting, story)],
    ['samples', reading({ ...dated, summary: prose('summary') })],
    ['reading', reading({ ...dated, author: line('author'), summary: prose('summary') })],
    ['extracurricular', reading({ title: line('title', 'activity'), location: place }, lasting, story)],
  ].map(([section, read]) => [
    section as string,
    file.items(section as string).map(read as ReturnType<typeof reading>),
  ]) as [string, ReturnType<ReturnType<typeof reading>>[]][];
};

/** Converts a résumé in FRESH (https://github.com/fresh-standard/fresh-resume-schema). */
export const fromFresh = (file: Part): ResumeFile =>
  resumeFrom(
    basics(file),
    {
      work: entries(file, 'employment', 'history').map(job),
      projects: file.items('projects').map(project),
      volunteer: ['service', 'affiliation'].flatMap((key) => entries(file, key, 'history')).map(service),
      education: schools(file),
      skills: [...entries(file, 'skills', 'sets', 'list'), ...file.items('proficiencies')].map(skill),
      languages: file.items('languages').map(reading({ language: line('language'), fluency: line('level') })),
      awards: file.items('recognition').map(
        reading({
          title: line('title'),
          awarder: line('from'),
          date: day('date'),
          url: link('url'),
          summary: prose('summary'),
        }),
      ),
      publications: file.items('writing').map(
        reading({
          name: line('title'),
          publisher: line('publisher', 'publisher.name'),
          releaseDate: day('date'),
          url: link('url', 'publisher.url'),
          summary: prose('summary'),
        }),
      ),
      references: file.items('testimonials').map(testimonial),
      interests: file.items('interests').map(interest),
    },
    own(file),
  );
