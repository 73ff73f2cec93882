import { kindNames } from './kind-names';

/** The type of a field. `lines` is a text of several paragraphs. */
export type Kind = 'text' | 'lines' | 'texts' | 'date' | 'address' | 'group' | 'groups';

type Fields = Readonly<Record<string, Kind>>;

const SPAN = { startDate: 'date', endDate: 'date' } as const;
const GIVEN = { date: 'date', url: 'address', summary: 'lines' } as const;
const TEXTS = { summary: 'lines', highlights: 'texts' } as const;

/**
 * The fields that the portal reads, by section: the standard's, and other common ones. All other fields of a
 * section cause a warning.
 */
export const FIELDS: Readonly<Record<string, Fields>> = {
  basics: {
    name: 'text',
    label: 'text',
    image: 'text',
    email: 'text',
    phone: 'text',
    url: 'address',
    summary: 'lines',
    location: 'group',
    profiles: 'groups',
  },
  'basics.location': {
    address: 'text',
    postalCode: 'text',
    city: 'text',
    region: 'text',
    countryCode: 'text',
    country: 'text',
  },
  'basics.profiles': { network: 'text', username: 'text', url: 'address' },
  work: {
    name: 'text',
    position: 'text',
    location: 'text',
    description: 'lines',
    url: 'address',
    keywords: 'texts',
    ...SPAN,
    ...TEXTS,
  },
  volunteer: { organization: 'text', position: 'text', location: 'text', url: 'address', ...SPAN, ...TEXTS },
  education: {
    institution: 'text',
    area: 'text',
    studyType: 'text',
    location: 'text',
    score: 'text',
    url: 'address',
    courses: 'texts',
    ...SPAN,
    ...TEXTS,
  },
  awards: { title: 'text', awarder: 'text', endDate: 'date', ...GIVEN },
  certificates: { name: 'text', issuer: 'text', endDate: 'date', image: 'text', ...GIVEN },
  publications: { name: 'text', publisher: 'text', releaseDate: 'date', url: 'address', summary: 'lines' },
  skills: { name: 'text', level: 'text', keywords: 'texts' },
  languages: { language: 'text', fluency: 'text' },
  interests: { name: 'text', summary: 'lines', keywords: 'texts' },
  references: { name: 'text', reference: 'lines', url: 'address' },
  projects: {
    name: 'text',
    entity: 'text',
    type: 'text',
    description: 'lines',
    url: 'address',
    roles: 'texts',
    keywords: 'texts',
    highlights: 'texts',
    ...SPAN,
  },
};

/** Fields with metadata of the file. */
export const ABOUT_THE_FILE: readonly string[] = ['$schema', 'meta'];

/** The field for the value of an entry that is a plain text. */
export const MAIN_FIELD: Readonly<Record<string, string>> = {
  work: 'name',
  volunteer: 'organization',
  education: 'institution',
  awards: 'title',
  certificates: 'name',
  publications: 'name',
  skills: 'name',
  languages: 'language',
  interests: 'name',
  references: 'reference',
  projects: 'name',
};

const SECTION_NAMES: Readonly<Record<string, string>> = {
  work: 'works employment experience experiences jobs workExperience workExperiences professionalExperience employmentHistory workHistory jobHistory career positions workExpList',
  volunteer: 'volunteering volunteerWork volunteerExperience service',
  education: 'educations studies schools educationList educationHistory edu',
  awards: 'honors awardList recognition',
  certificates: 'certifications certificate certification licenses',
  publications: 'publication papers writing',
  skills:
    'skill skillList technicalSkills techSkills ITSkills computerSkills hardSkills keySkills coreSkills programmingSkills programingSkills',
  languages: 'language spokenLanguages',
  interests: 'hobbies interest',
  references: 'reference recommendations testimonials',
  projects: 'project projectList personalProjects sideProjects',
};

const DATES = {
  startDate: 'start from begin began since started dateStart startYear',
  endDate: 'end to until ended dateEnd endYear graduationYear graduationDate',
};
const LINK = { url: 'website link homepage websiteLink websiteUrl' };

const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: {
    ...LINK,
    name: 'fullName',
    image: 'picture photo avatar',
    summary: 'bio about objective aboutMe summaryParagraphs brief',
    label: 'title headline jobTitle workTitle positionTitle position tagline',
    phone: 'telephone mobile tel phoneNumber cell mobilePhone cellphone',
    email: 'mail emailAddress',
    profiles: 'social socials socialMedia socialProfiles links',
    location: 'workPlace',
  },
  'basics.location': {
    region: 'state province',
    country: 'countryName',
    countryCode: 'locationCountryCode',
    postalCode: 'zip zipCode postcode',
    address: 'street streetAddress',
  },
  'basics.profiles': { network: 'name site label type', username: 'user handle', url: 'link href' },
  work: {
    ...LINK,
    ...DATES,
    name: 'company employer organization organisation companyName org',
    position: 'title role jobTitle departmentName',
    highlights: 'responsibilities activities achievements accomplishments bullets tasks duties',
    keywords: 'technologies stack tools techStack tech techs technology skills',
    summary: 'workDesc desc details text body',
    location: 'city',
  },
  volunteer: {
    ...LINK,
    ...DATES,
    organization: 'organisation company name org',
    position: 'role title',
    highlights: 'activities bullets',
    summary: 'description',
  },
  education: {
    ...LINK,
    ...DATES,
    institution: 'school university college educationalFacility organization name who',
    area: 'major field fieldOfStudy subject specialty speciality specialization',
    studyType: 'degree academicDegree qualification diploma study title credential what',
    score: 'gpa grade',
    summary: 'description',
    highlights: 'activities honors honor achievements bullets',
  },
  awards: {
    ...LINK,
    title: 'name award awardInfo',
    awarder: 'issuer issuedBy organization publisher',
    date: 'year awardTime',
    summary: 'description',
  },
  certificates: {
    ...LINK,
    name: 'title certificate',
    issuer: 'issuedBy authority organization',
    date: 'year issueDate issuedOn releaseDate startDate fromDate',
    endDate: 'toDate',
    summary: 'description',
  },
  publications: {
    ...LINK,
    name: 'title',
    publisher: 'journal',
    releaseDate: 'date year',
    summary: 'description',
  },
  skills: {
    name: 'group category type title skill skillName',
    level: 'proficiency rating skillLevel percent percentage',
    keywords: 'items item list skills technologies tools',
  },
  languages: { language: 'name', fluency: 'level proficiency' },
  references: { ...LINK, reference: 'text quote', name: 'author' },
  interests: { summary: 'description' },
  projects: {
    ...LINK,
    ...DATES,
    name: 'title projectName group',
    description: 'summary projectDesc subtitle',
    highlights: 'projectContent activities achievements responsibilities bullets',
    keywords: 'technologies stack tools techStack tech techs technology skills',
    roles: 'role projectRole position',
    entity: 'company client employer organization',
  },
};

/** The normalized form of a name: `start_date` is `startdate`. */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '');

const namesOf = (
  table: Readonly<Record<string, string>>,
  own: readonly string[],
  further: readonly (readonly [name: string, field: string])[] = [],
): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(table).flatMap(([name, others]) =>
      others.split(' ').map((other): [string, string] => [plainName(other), name]),
    ),
    ...further.map(([other, name]): [string, string] => [plainName(other), name]),
    // A name of the standard is never an alias of another one, in any spelling.
    ...own.map((name): [string, string] => [plainName(name), name]),
  ]);

/** Aliases of section names, normalized. */
export const OTHER_SECTIONS = namesOf(SECTION_NAMES, Object.keys(MAIN_FIELD));

/** Normalized aliases of field names by section, from older drafts of the standard and from other tools. */
export const OTHER_FIELDS: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(FIELDS).map(([section, fields]) => [
    section,
    namesOf(
      FIELD_NAMES[section] ?? {},
      Object.keys(fields),
      kindNames(section, fields, FIELD_NAMES[section] ?? {}),
    ),
  ]),
);

/** The standard's field of a job for a key, also for another name of it; undefined for other keys. */
export const jobFieldOf = (key: string): string | undefined => OTHER_FIELDS.get('work')?.get(plainName(key));

/** Normalized names of fields that contain a start and an end. */
export const BOTH_DATES: ReadonlySet<string> = new Set(
  'date dates daterange timeperiod timespan period duration timeframe time when worktime edutime projecttime years year'.split(
    ' ',
  ),
);
