import type { ResumeFile } from '../entry';
import { countryOf } from '../place-of';
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
} from './fields';
import type { Part } from './part';

const lasting = span([], ['startDate'], ['endDate']);
const story = description(['summary']);
const url = link('url');

/** Converts a résumé in YAMLResume's YAML (https://yamlresume.dev). */
export function fromYamlResume(file: Part): ResumeFile {
  const content = file.at('content');
  const [basics, at] = [content.at('basics'), content.at('location')];
  const country = at.text('country');
  const countryCode = countryOf(country);
  const all = (section: string, read: ReturnType<typeof reading>) => content.items(section).map(read);
  const fields = {
    name: line('name')(basics),
    label: line('headline')(basics),
    email: basics.text('email'),
    phone: basics.text('phone'),
    url: url(basics),
    summary: prose('summary')(basics),
    location: {
      address: at.text('address'),
      postalCode: at.text('postalCode'),
      city: at.text('city'),
      region: at.text('region'),
      ...(countryCode ? { countryCode } : { country }),
    },
    profiles: all('profiles', reading({ network: line('network'), username: line('username'), url })),
  };
  return resumeFrom(fields, {
    work: all(
      'work',
      reading(
        {
          name: line('name'),
          position: line('position'),
          location: line('location'),
          url,
          keywords: list('keywords'),
        },
        lasting,
        story,
      ),
    ),
    volunteer: all(
      'volunteer',
      reading({ organization: line('organization'), position: line('position'), url }, lasting, story),
    ),
    education: all(
      'education',
      reading(
        {
          institution: line('institution'),
          area: line('area'),
          studyType: line('degree', 'studyType'),
          score: line('score'),
          url,
          courses: list('courses'),
        },
        lasting,
        story,
      ),
    ),
    projects: all(
      'projects',
      reading(
        { name: line('name'), url, keywords: list('keywords') },
        lasting,
        projectDescription(['description', 'summary']),
      ),
    ),
    skills: all('skills', reading({ name: line('name'), level: line('level'), keywords: list('keywords') })),
    languages: all(
      'languages',
      reading({ language: line('language'), fluency: line('fluency'), keywords: list('keywords') }),
    ),
    awards: all(
      'awards',
      reading({
        title: line('title'),
        awarder: line('awarder'),
        date: day('date'),
        summary: prose('summary'),
      }),
    ),
    certificates: all(
      'certificates',
      reading({ name: line('name'), issuer: line('issuer'), date: dayEarned('date'), url }),
    ),
    publications: all(
      'publications',
      reading({
        name: line('name'),
        publisher: line('publisher'),
        releaseDate: day('releaseDate'),
        url,
        summary: prose('summary'),
      }),
    ),
    references: all('references', reading({ name: line('name'), reference: prose('summary') })),
    interests: all('interests', reading({ name: line('name'), keywords: list('keywords') })),
  });
}
