import { isGroup } from '../../standard/resume';
import type { Entry } from '../entry';
import { entryFrom, type Format } from './field-map';
import type { Part } from './part';

type Group = Readonly<Record<string, unknown>>;

/** `{ year: "2002", month: "--08" }`, or `{ Year: 2002, Month: 8 }`, as `2002-08`. */
function dateText(group: Group): string {
  const [year, month, day] = ['Year', 'Month', 'Day'].map((key) => group[key] ?? group[key.toLowerCase()]);
  const parts = month === undefined ? [year] : [year, month, day];
  return parts
    .filter((part) => part !== undefined)
    .map((part) => String(part).replace(/^-+/, '').padStart(2, '0'))
    .join('-');
}

/** The data without codes that have labels, dates in parts, and groups that only contain a list. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isGroup(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => key === 'Code' || key === 'Label'))
    return value['Label'] ?? value['Code'];
  if (keys.some((key) => key.toLowerCase() === 'year')) return dateText(value);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
      const [[name, list] = ['', null], ...others] = isGroup(inner) ? Object.entries(inner) : [];
      if (key === `${name}List` && others.length === 0) return [[name, plain([list].flat())]];
      if (key === 'Country' && isGroup(inner))
        return [
          [key, plain(inner)],
          ['CountryCode', inner['Code']],
        ];
      if (key === 'Headline' && isGroup(inner) && /statement/.test(JSON.stringify(inner['Type'] ?? '')))
        return [['Statement', plain(inner)]];
      return [[key, plain(inner)]];
    }),
  );
}

/** `C1` if all scores are equal; else each score with its name. */
function fluencyOf(part: Part): string | undefined {
  const scores = part.children().flatMap(([key, score]) => {
    const name = key.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
    const text = score.text();
    return text === undefined ? [] : [{ name, text }];
  });
  const [first] = scores;
  if (scores.every(({ text }) => text === first?.text)) return first?.text;
  return scores.map(({ name, text }) => `${name} ${text}`).join(', ');
}

const SKILLS = {
  Communication: 'Communication',
  Organisational: 'Organisation',
  JobRelated: 'Job-related',
  Computer: 'Digital',
  Other: 'Other',
} as const;

/** A group of skills is a text, or a list of keywords. */
function skillsOf(skills: Part): (Entry | null)[] {
  const described = Object.entries(SKILLS).map(([key, name]) => {
    const found = entryFrom(skills.at(key), 'work', 'summary=Description');
    return found && { name, keywords: found['highlights'], summary: found['summary'] };
  });
  const licences = entryFrom(skills.at('Driving.Description'), 'skills', 'keywords=License');
  return [...described, licences && { name: 'Driving licence', ...licences }];
}

const [PERSON, CONTACT] = ['LearnerInfo.Identification', 'LearnerInfo.Identification.ContactInfo'];
const at = (organisation: string) =>
  `location=${organisation}.ContactInfo.Address.Contact.Municipality+${organisation}.ContactInfo.Address.Contact.Country url=${organisation}.ContactInfo.Website.Contact`;
const STORY = 'startDate=Period.From endDate=Period.To summary=Activities';

/** The Europass CV until 2020, in XML or JSON. */
export const EUROPASS_PASSPORT: Format = {
  name: 'Europass',
  ignored: 'Current CountryCode Type Use',
  prepare: (data) => plain(isGroup(data) ? (data['SkillsPassport'] ?? data) : data),
  sections: {
    basics: [
      '',
      `name=${PERSON}.PersonName.FirstName+${PERSON}.PersonName.Surname label=LearnerInfo.Headline.Description summary=LearnerInfo.Statement.Description email=${CONTACT}.Email.Contact|${CONTACT}.Email phone=${CONTACT}.Telephone.Contact url=${CONTACT}.Website.Contact`,
    ],
    'basics.location': [
      `${CONTACT}.Address.Contact`,
      'address=AddressLine+AddressLine2 postalCode=PostalCode city=Municipality countryCode=CountryCode country=Country',
    ],
    'basics.profiles': [`${CONTACT}.Website`, 'url=Contact'],
    work: [
      'LearnerInfo.WorkExperience',
      `name=Employer.Name position=Position ${at('Employer')} sector=Employer.Sector ${STORY}`,
    ],
    education: [
      'LearnerInfo.Education',
      `institution=Organisation.Name studyType=Title area=Field ${at('Organisation')} level=Level ${STORY}`,
    ],
  },
  more: (file) => ({
    languages: [
      ...file
        .items('LearnerInfo.Skills.Linguistic.MotherTongue')
        .map((item) => ({ language: item.at('Description').text(), fluency: 'Native' })),
      ...file.items('LearnerInfo.Skills.Linguistic.ForeignLanguage').map((item) => ({
        language: item.at('Description').text(),
        fluency: fluencyOf(item.at('ProficiencyLevel')),
      })),
    ],
    skills: skillsOf(file.at('LearnerInfo.Skills')),
  }),
  titled: { at: 'LearnerInfo.Achievement', title: 'Title', fields: 'summary=Description' },
};
