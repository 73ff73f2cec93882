import { withoutHtml } from '../../tidy/html-text';
import { entryOf, oneLine, type Entry, type ResumeFile } from '../entry';
import { countryOf } from '../place-of';
import { entryFrom, line, link, resumeFrom, description } from './fields';
import type { Part } from './part';

/** A list: in XML an element that contains the items, in JSON the items themselves. */
function listed(part: Part, name: string): Part[] {
  const wrapped = part.items(`${name}List`, name);
  return wrapped.length > 0 ? wrapped : part.items(name);
}

/** `year="2002" month="--08"`, or `{ "Year": 2002, "Month": 8 }`. */
function dateOf(part: Part): string | undefined {
  const year = part.text('year', 'Year');
  if (year === undefined || !/^\d{4}$/.test(year)) return undefined;
  const [month, day] = [part.text('month', 'Month'), part.text('day', 'Day')].map((text) =>
    text?.replace(/^-+/, '').padStart(2, '0'),
  );
  return [year, month, month === undefined ? undefined : day].filter(Boolean).join('-');
}

const period = (part: Part): Entry => {
  const at = part.at('Period');
  const [startDate, endDate] = [dateOf(at.at('From')), dateOf(at.at('To'))];
  if (['true', true].includes(at.at('Current').value as string | boolean)) at.ignore('Current');
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
};

const label = (part: Part, ...keys: string[]): string | undefined =>
  part.text(...keys.flatMap((key) => [`${key}.Label`, key])) ??
  part.text(...keys.map((key) => `${key}.Code`));

/** The address of an organisation in one line. */
function place(organisation: Part): string | undefined {
  const at = organisation.at('ContactInfo', 'Address', 'Contact');
  const names = [at.text('Municipality'), label(at, 'Country')].filter(Boolean);
  if (at.at('Country', 'Label').value !== undefined) at.at('Country').ignore('Code');
  return names.length > 0 ? names.join(', ') : undefined;
}

function job(item: Part): Entry | null {
  const employer = item.at('Employer');
  const position = label(item, 'Position');
  item.at('Position').ignore('Code');
  return entryFrom(
    item,
    {
      name: () => line('Name')(employer),
      position: () => position,
      location: () => place(employer),
      url: () => link('ContactInfo.Website.Contact')(employer),
      sector: () => label(employer, 'Sector'),
    },
    period,
    description(['Activities']),
  );
}

function school(item: Part): Entry | null {
  const organisation = item.at('Organisation');
  return entryFrom(
    item,
    {
      institution: () => line('Name')(organisation),
      studyType: line('Title'),
      area: () => label(item, 'Field'),
      location: () => place(organisation),
      url: () => link('ContactInfo.Website.Contact')(organisation),
      level: () => label(item, 'Level'),
    },
    period,
    description(['Activities']),
  );
}

const SCORES = {
  Listening: 'listening',
  Reading: 'reading',
  SpokenInteraction: 'spoken interaction',
  SpokenProduction: 'spoken production',
  Writing: 'writing',
} as const;

/** `C1` if all scores are equal; else each score with its name. */
function fluencyOf(part: Part): string | undefined {
  const scores = Object.entries(SCORES).flatMap(([key, name]) => {
    const score = part.text(key);
    return score === undefined ? [] : [{ name, score }];
  });
  const [first] = scores;
  if (first === undefined) return undefined;
  if (scores.every(({ score }) => score === first.score)) return first.score;
  return scores.map(({ name, score }) => `${name} ${score}`).join(', ');
}

function languagesOf(skills: Part): (Entry | null)[] {
  const linguistic = skills.at('Linguistic');
  const named = (item: Part) => {
    const language = label(item, 'Description');
    item.at('Description').ignore('Code');
    return language;
  };
  return [
    ...listed(linguistic, 'MotherTongue').map((item) =>
      entryOf({ language: named(item), fluency: 'Native' }),
    ),
    ...listed(linguistic, 'ForeignLanguage').map((item) =>
      entryOf({ language: named(item), fluency: fluencyOf(item.at('ProficiencyLevel')) }),
    ),
  ];
}

const KINDS_OF_SKILLS = {
  Communication: 'Communication',
  Organisational: 'Organisation',
  JobRelated: 'Job-related',
  Computer: 'Digital',
  Other: 'Other',
} as const;

/** A group of skills is a text or a list. The items of the list are the keywords. */
function skillsOf(skills: Part): (Entry | null)[] {
  const described = Object.entries(KINDS_OF_SKILLS).map(([key, name]): Entry | null => {
    const { summary, highlights } = description(['Description'])(skills.at(key));
    if (summary === undefined && highlights === undefined) return null;
    return { name, ...(highlights ? { keywords: highlights } : {}), ...(summary ? { summary } : {}) };
  });
  const licences = skills.items('Driving', 'Description', 'License').flatMap((item) => item.text() ?? []);
  return [...described, licences.length > 0 ? { name: 'Driving licence', keywords: licences } : null];
}

/** Achievements by title of their kind. */
const achievementsOf = (learner: Part): [string, (Entry | null)[]][] =>
  listed(learner, 'Achievement').map((item) => {
    const title = label(item, 'Title');
    item.at('Title').ignore('Code');
    return [title ?? 'Achievements', [entryOf(description(['Description'])(item))]];
  });

/** Converts a Europass CV of the years until 2020 (`SkillsPassport`) from XML or JSON. */
export function fromSkillsPassport(passport: Part): ResumeFile {
  const learner = passport.at('LearnerInfo');
  const [person, skills] = [learner.at('Identification'), learner.at('Skills')];
  const [names, contact] = [person.at('PersonName'), person.at('ContactInfo')];
  const at = contact.at('Address', 'Contact');
  const [telephone] = listed(contact, 'Telephone');
  const [site, ...otherSites] = listed(contact, 'Website');
  const headline = learner.at('Headline');
  const isStatement = /statement/.test(String(headline.at('Type', 'Code').value));
  const ownText = label(headline, 'Description');
  headline.at('Type').ignore('Code', 'Label');
  const countryCode = countryOf(at.text('Country.Code'));
  if (countryCode) at.at('Country').ignore('Label');
  for (const item of [telephone, site, ...otherSites]) item?.at('Use').ignore('Code', 'Label');
  const text = ownText === undefined ? undefined : withoutHtml(ownText, false).text;
  const fields = {
    name:
      [names.text('FirstName'), names.text('Surname')]
        .filter(Boolean)
        .map((part) => oneLine(part ?? ''))
        .join(' ') || undefined,
    label: isStatement ? undefined : text,
    email: contact.text('Email.Contact', 'Email'),
    phone: telephone?.text('Contact'),
    url: site && link('Contact')(site),
    summary: isStatement ? text : undefined,
    location: {
      address: [at.text('AddressLine'), at.text('AddressLine2')].filter(Boolean).join(', ') || undefined,
      postalCode: at.text('PostalCode'),
      city: at.text('Municipality'),
      ...(countryCode ? { countryCode } : { country: at.text('Country.Label') }),
    },
    profiles: otherSites.map((item) => {
      const url = link('Contact')(item) as string | undefined;
      return url === undefined ? null : { network: new URL(url).hostname.replace(/^www\./, ''), url };
    }),
  };
  return resumeFrom(
    fields,
    {
      work: listed(learner, 'WorkExperience').map(job),
      education: listed(learner, 'Education').map(school),
      languages: languagesOf(skills),
      skills: skillsOf(skills),
    },
    achievementsOf(learner),
  );
}
