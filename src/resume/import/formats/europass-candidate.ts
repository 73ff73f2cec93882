import { languageName } from './language-name';
import { entryOf, type Entry, type ResumeFile } from '../entry';
import { countryOf } from '../place-of';
import {
  addressIn,
  entryFrom,
  line,
  link,
  list,
  prose,
  resumeFrom,
  span,
  description,
  type Reader,
} from './fields';
import type { Part } from './part';

/** A text that may have attributes. */
const textAt = (part: Part, ...keys: string[]): string | undefined =>
  part.text(...keys.flatMap((key) => [key, `${key}.text`]));

const lasting = (part: Part, key: string): Entry => {
  const at = part.at(key);
  at.ignore('CurrentIndicator', 'Ongoing');
  return span([], ['StartDate.FormattedDateTime', 'StartDate'], ['EndDate.FormattedDateTime', 'EndDate'])(at);
};

/** A city and a country: from an address, or from the entry itself. */
function place(...parts: Part[]): string | undefined {
  for (const at of parts) {
    const names = [textAt(at, 'CityName', 'City'), textAt(at, 'CountryCode', 'Country')?.toUpperCase()];
    if (names.some(Boolean)) return names.filter(Boolean).join(', ');
  }
  return undefined;
}

const office = (part: Part): Part[] =>
  part.items('OrganizationContact', 'Communication').map((item) => item.at('Address'));

function website(part: Part): string | undefined {
  for (const item of part.items('OrganizationContact', 'Communication')) {
    if (item.at('ChannelCode').value !== 'Web') continue;
    item.ignore('ChannelCode', 'UseCode');
    return addressIn(item.at('URI'));
  }
  return undefined;
}

/** An employer may contain several positions. Each becomes an entry. */
const jobs = (employer: Part): (Entry | null)[] => {
  const [name, offices, url] = [textAt(employer, 'OrganizationName'), office(employer), website(employer)];
  const general = place(...offices);
  const positions = employer.items('PositionHistory');
  if (positions.length === 0) return [entryOf({ name, location: general, url })];
  return positions.map((item) =>
    entryFrom(
      item,
      {
        name: () => name,
        position: () => textAt(item, 'PositionTitle'),
        location: () => place(item) ?? general,
        url: () => url,
      },
      (part) => lasting(part, 'EmploymentPeriod'),
      description(['Description', 'Description.text']),
    ),
  );
};

const school: Reader = (item) => {
  const degree = item.at('EducationDegree');
  return entryFrom(
    item,
    {
      institution: () => textAt(item, 'OrganizationName'),
      studyType: () => textAt(degree, 'DegreeName') ?? textAt(item, 'DegreeName', 'ProgramName'),
      area: line('ProgramName', 'MainSubject'),
      location: () => place(...office(item)),
      url: () => website(item),
      score: line('FinalGrade', 'Grade'),
    },
    (part) => lasting(part, 'AttendancePeriod'),
    () => description(['OccupationalSkillsCovered'])(degree),
    (part) =>
      part.at('OccupationalSkillsCovered').value ? description(['OccupationalSkillsCovered'])(part) : {},
  );
};

/** `CEF-Understanding-Listening` → `listening` */
const dimensionName = (code: string): string => (code.split('-').at(-1) ?? code).toLowerCase();

function languageOf(item: Part): Entry | null {
  const code = textAt(item, 'CompetencyID');
  item.ignore('TaxonomyID');
  item.at('CompetencyID').use();
  const scores = item.items('CompetencyDimension').flatMap((dimension) => {
    const name = textAt(dimension, 'CompetencyDimensionTypeCode');
    const score = dimension.text('Score.ScoreText');
    return name === undefined || score === undefined ? [] : [{ name: dimensionName(name), score }];
  });
  const [first] = scores;
  const same = scores.every(({ score }) => score === first?.score);
  const fluency = same ? first?.score : scores.map(({ name, score }) => `${name} ${score}`).join(', ');
  return entryOf({
    language: textAt(item, 'CompetencyName') ?? (code === undefined ? undefined : languageName(code)),
    fluency,
  });
}

const taxonomy = (item: Part): string => String(item.at('TaxonomyID').value ?? '').toLowerCase();

/** An entry of any section of the newer editor. */
const titled = (part: Part): Entry | null =>
  entryFrom(
    part,
    {
      title: () =>
        textAt(
          part,
          'Title',
          'Name',
          'LicenseTypeCode',
          'CertificationName',
          'FormattedPublicationDescription',
        ),
      url: link('Link', 'URL', 'URI'),
      date: (item) => item.date('IssueDate.FormattedDateTime', 'IssueDate', 'Date'),
    },
    (item) => lasting(item, 'Period'),
    description(['Description', 'Description.text', 'Reference']),
  );

/** The parts of a profile that become sections of their own, with their titles. */
const OWN_SECTIONS = {
  ConferencesAndSeminars: ['Conferences and seminars', 'ConferenceAndSeminar'],
  CreativeWorks: ['Creative works', 'CreativeWork'],
  NetworksAndMemberships: ['Networks and memberships', 'NetworkAndMembership'],
  SocialAndPoliticalActivities: ['Social and political activities', 'SocialAndPoliticalActivity'],
  HonoursAndAwards: ['Honours and awards', 'HonourAndAward'],
} as const;

const renamed = (entry: Entry | null, names: Readonly<Record<string, string>>): Entry | null =>
  entry && Object.fromEntries(Object.entries(entry).map(([key, value]) => [names[key] ?? key, value]));

/** The contact data of the person, by channel. */
function contactsOf(person: Part) {
  const found: { email?: string; phone?: string; urls: string[]; at?: Part } = { urls: [] };
  for (const item of person.items('Communication')) {
    const channel = String(item.at('ChannelCode').value ?? '');
    item.ignore('ChannelCode', 'UseCode');
    if (channel === 'Email') found.email ??= textAt(item, 'URI');
    else if (/telephone|mobile/i.test(channel) && found.phone === undefined) {
      const dialing = textAt(item, 'CountryDialing')?.replace(/^\+|^00/, '');
      item.ignore('CountryCode');
      found.phone = [dialing && `+${dialing}`, textAt(item, 'DialNumber')].filter(Boolean).join(' ');
    } else if (item.at('Address').value !== undefined) found.at ??= item.at('Address');
    else if (channel !== '') {
      const url = addressIn(item.at('URI'));
      if (url !== undefined) found.urls.push(url);
    }
  }
  return found;
}

/** Converts a current Europass CV (`Candidate`) from XML. */
export function fromCandidate(candidate: Part): ResumeFile {
  const [person, profile] = [candidate.at('CandidatePerson'), candidate.at('CandidateProfile')];
  candidate.ignore('DocumentID', 'CandidateSupplier');
  profile.ignore('ID', 'languageCode');
  const names = person.at('PersonName');
  const { email, phone, urls, at } = contactsOf(person);
  const [url, ...others] = urls;
  const native = person
    .items('PrimaryLanguageCode')
    .flatMap((item) => item.text() ?? item.text('text') ?? []);
  const competencies = [
    ...profile.items('PersonQualifications', 'PersonCompetency'),
    ...profile.items('Skills', 'SkillsGroup').flatMap((group) => group.items('PersonCompetency')),
  ];
  const languages = competencies.filter((item) => taxonomy(item) === 'language');
  const abilities = competencies.filter((item) => taxonomy(item) !== 'language');
  const digital = profile.items('DigitalSkills', 'DigitalSkillsGroup');
  const code = at && textAt(at, 'CountryCode');
  return resumeFrom(
    {
      name: [textAt(names, 'GivenName'), textAt(names, 'FamilyName')].filter(Boolean).join(' ') || undefined,
      email,
      phone,
      url,
      summary: prose('ExecutiveSummary', 'ExecutiveSummary.text')(profile),
      location: at && {
        address: textAt(at, 'AddressLine'),
        postalCode: textAt(at, 'PostalCode'),
        city: textAt(at, 'CityName'),
        countryCode: countryOf(code),
      },
      profiles: others.map((one) => ({ network: new URL(one).hostname.replace(/^www\./, ''), url: one })),
    },
    {
      work: profile.items('EmploymentHistory', 'EmployerHistory').flatMap(jobs),
      education: profile.items('EducationHistory', 'EducationOrganizationAttendance').map(school),
      languages: [
        ...native.map((one) => ({ language: languageName(one), fluency: 'Native' })),
        ...languages.map(languageOf),
      ],
      skills: [
        ...digital.map((group) => entryFrom(group, { name: line('Title'), keywords: list('DigitalSkill') })),
        ...abilities.map((item) =>
          entryFrom(item.ignore('TaxonomyID', 'CompetencyID'), { name: line('CompetencyName') }),
        ),
      ],
      projects: profile
        .items('Projects', 'Project')
        .map((item) => renamed(titled(item), { title: 'name', summary: 'description' })),
      publications: profile
        .items('PublicationHistory', 'Publication')
        .map((item) => renamed(titled(item), { title: 'name', date: 'releaseDate' })),
      certificates: ['Certification', 'CourseCertification']
        .flatMap((name) => profile.items(`${name}s`, name))
        .map((item) => renamed(titled(item), { title: 'name' })),
      volunteer: profile
        .items('VoluntaryWorks', 'VoluntaryWork')
        .map((item) => renamed(titled(item), { title: 'organization' })),
    },
    Object.entries(OWN_SECTIONS).map(([key, [title, name]]) => [title, profile.items(key, name).map(titled)]),
  );
}
