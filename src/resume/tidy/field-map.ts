import { MAIN_FIELD, plainName } from '../standard/resume';

/**
 * Names of sections and fields that other tools and older drafts of the standard use, by the standard's name.
 * Of several names in one group the earlier one counts. Case, spaces, hyphens and underscores do not matter.
 */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  work: 'works employment experience experiences jobs workExperience professionalExperience workHistory career positions',
  volunteer: 'volunteering volunteerWork volunteerExperience',
  education: 'educations studies schools educationHistory',
  awards: 'honors achievementsAndAwards',
  certificates: 'certifications certificate licenses',
  publications: 'publication papers',
  skills: 'skill technicalSkills techSkills hardSkills keySkills',
  languages: 'language spokenLanguages',
  interests: 'hobbies interest',
  references: 'reference recommendations testimonials',
  projects: 'project personalProjects sideProjects',
};

/** The standard's names of sections by other names, normalized. */
export const OTHER_SECTIONS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SECTION_NAMES).flatMap(([now, others]) =>
    others.split(' ').map((other) => [plainName(other), now] as const),
  ),
  ...Object.keys(MAIN_FIELD).map((name) => [plainName(name), name] as const),
]);

const DATES = {
  startDate: 'start from begin since dateStart startYear',
  endDate: 'end to until dateEnd endYear graduationYear graduationDate',
};
const LINK = { url: 'website link homepage websiteUrl' };
const TOOLS = 'technologies stack tools techStack tech techs technology skills';

export const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: {
    ...LINK,
    name: 'fullName',
    image: 'picture photo avatar',
    summary: 'bio about objective aboutMe',
    label: 'title headline jobTitle position tagline',
    phone: 'telephone mobile tel phoneNumber',
    email: 'mail emailAddress',
    profiles: 'social socials socialMedia socialProfiles links',
  },
  'basics.location': {
    region: 'state province',
    postalCode: 'zip zipCode postcode',
    address: 'street streetAddress',
  },
  'basics.profiles': { network: 'name site label type', username: 'user handle', url: 'link href' },
  work: {
    ...LINK,
    ...DATES,
    name: 'company employer organization organisation companyName',
    position: 'title role jobTitle',
    highlights: 'responsibilities activities achievements accomplishments bullets tasks duties',
    keywords: TOOLS,
    summary: 'desc details text body',
    location: 'city',
  },
  volunteer: {
    ...LINK,
    ...DATES,
    organization: 'organisation company name',
    position: 'role title',
    highlights: 'activities bullets',
    summary: 'description',
  },
  education: {
    ...LINK,
    ...DATES,
    institution: 'school university college organization name',
    area: 'major field fieldOfStudy subject specialization',
    studyType: 'degree qualification diploma title',
    score: 'gpa grade',
    summary: 'description',
    highlights: 'activities honors achievements bullets',
  },
  awards: {
    ...LINK,
    title: 'name award',
    awarder: 'issuer issuedBy organization',
    date: 'year',
    summary: 'description',
  },
  certificates: {
    ...LINK,
    name: 'title certificate',
    issuer: 'issuedBy authority organization institution',
    date: 'year issueDate releaseDate startDate',
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
    name: 'group category type title skill',
    level: 'proficiency rating percent percentage',
    keywords: 'items list skills technologies tools',
  },
  languages: { language: 'name', fluency: 'level proficiency' },
  references: { ...LINK, reference: 'text quote', name: 'author' },
  interests: { summary: 'description' },
  projects: {
    ...LINK,
    ...DATES,
    name: 'title projectName',
    description: 'summary subtitle',
    highlights: 'activities achievements responsibilities bullets',
    keywords: TOOLS,
    roles: 'role position',
    entity: 'company client employer organization',
  },
};

/** Groups at the top of a file that are `basics` in the standard. */
export const LIKE_BASICS =
  'personal personalInfo personalInformation profile about info header contact me owner';

/** Fields at the top of a file that belong to `basics`. */
export const FIELDS_OF_BASICS =
  'name fullName firstName lastName label title headline email phone website url image photo summary location profiles github linkedin twitter';

/** Networks by the names of fields that hold an account, with their usual spelling. */
export const NETWORKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    linkedin: 'LinkedIn',
    github: 'GitHub',
    gitlab: 'GitLab',
    twitter: 'Twitter',
    mastodon: 'Mastodon',
    bluesky: 'Bluesky',
    stackoverflow: 'Stack Overflow',
    medium: 'Medium',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    orcid: 'ORCID',
    behance: 'Behance',
    dribbble: 'Dribbble',
    xing: 'XING',
    zhihu: 'Zhihu',
    skype: 'Skype',
    telegram: 'Telegram',
    pinterest: 'Pinterest',
    wordpress: 'WordPress',
    codepen: 'CodePen',
    credly: 'Credly',
    codesandbox: 'CodeSandbox',
    devto: 'DEV',
    npm: 'npm',
    googleplus: 'Google+',
    x: 'X',
  }),
);

/** The addresses of accounts by network, to which a username is appended. */
export const ACCOUNT_ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    github: 'https://github.com/',
    gitlab: 'https://gitlab.com/',
    linkedin: 'https://www.linkedin.com/in/',
    twitter: 'https://twitter.com/',
    x: 'https://x.com/',
    instagram: 'https://www.instagram.com/',
    medium: 'https://medium.com/@',
    telegram: 'https://t.me/',
  }),
);

/** The usual spelling of a network's name. */
export const networkName = (network: string): string =>
  (/^[\w\s-]+$/.test(network) ? NETWORKS.get(plainName(network)) : undefined) ?? network;
