/**
 * The tables of a LinkedIn export that belong to a profile, with the names of files and columns of several
 * years. Names are compared without case, spaces and punctuation.
 */
export type Table = {
  file: string;
  /** The section of a JSON Resume that has its rows as entries. The columns have the names of its fields. */
  section?: string;
  /** Aliases of the file. */
  also?: readonly string[];
  /** `description` is a text with a list in it. */
  columns: Readonly<Record<string, readonly string[]>>;
  /** Private columns, which are excluded on purpose. */
  ignored?: readonly string[];
};

const NAME = ['Name'];
const DATED = { startDate: ['Started On', 'Start Date'], endDate: ['Finished On', 'End Date', 'Ended On'] };
const DESCRIPTION = ['Description'];
const URL = ['Url', 'Link'];

export const TABLES = {
  profile: {
    file: 'Profile.csv',
    columns: {
      firstName: ['First Name'],
      lastName: ['Last Name'],
      headline: ['Headline'],
      summary: ['Summary'],
      place: ['Geo Location', 'Location'],
      country: ['Country'],
      twitter: ['Twitter Handles'],
      websites: ['Websites'],
    },
    ignored: [
      'Maiden Name',
      'Address',
      'Birth Date',
      'Zip Code',
      'Instant Messengers',
      'Contact Instructions',
    ],
  },
  profileSummary: { file: 'Profile Summary.csv', columns: { summary: ['Profile Summary', 'Summary'] } },
  emails: {
    file: 'Email Addresses.csv',
    also: ['Emails'],
    columns: {
      address: ['Email Address', 'Email'],
      primary: ['Primary'],
      confirmed: ['Confirmed'],
      updated: ['Updated On'],
    },
  },
  positions: {
    file: 'Positions.csv',
    section: 'work',
    columns: {
      name: ['Company Name', 'Company'],
      position: ['Title', 'Position', 'Job Title'],
      location: ['Location'],
      url: ['Company URL', ...URL],
      ...DATED,
      description: DESCRIPTION,
    },
  },
  volunteering: {
    file: 'Volunteering.csv',
    section: 'volunteer',
    also: ['Volunteer Experience', 'Volunteer Experiences', 'Volunteering Experience'],
    columns: {
      organization: ['Company Name', 'Organization', 'Organization Name'],
      position: ['Role', 'Title'],
      cause: ['Cause'],
      ...DATED,
      description: DESCRIPTION,
    },
  },
  education: {
    file: 'Education.csv',
    section: 'education',
    columns: {
      institution: ['School Name', 'School'],
      studyType: ['Degree Name', 'Degree'],
      area: ['Field Of Study', 'Fields Of Study'],
      score: ['Grade'],
      ...DATED,
      summary: ['Notes', ...DESCRIPTION],
      activities: ['Activities', 'Activities and Societies'],
    },
  },
  honors: {
    file: 'Honors.csv',
    section: 'awards',
    also: ['Honors and Awards', 'Honors & Awards'],
    columns: {
      title: ['Title', 'Name'],
      date: ['Issued On', 'Date'],
      awarder: ['Issuer'],
      summary: DESCRIPTION,
    },
  },
  certifications: {
    file: 'Certifications.csv',
    section: 'certificates',
    also: ['Licenses and Certifications'],
    columns: {
      name: NAME,
      date: [...DATED.startDate, 'Issued On'],
      endDate: [...DATED.endDate, 'Expires On'],
      issuer: ['Authority', 'Issuer', 'Issuing Organization'],
      url: URL,
      licenseNumber: ['License Number', 'Credential ID'],
    },
  },
  publications: {
    file: 'Publications.csv',
    section: 'publications',
    columns: {
      name: ['Name', 'Title'],
      publisher: ['Publisher'],
      releaseDate: ['Published On', 'Date'],
      url: URL,
      summary: DESCRIPTION,
    },
  },
  skills: { file: 'Skills.csv', section: 'skills', columns: { name: ['Name', 'Skill Name', 'Skill'] } },
  languages: {
    file: 'Languages.csv',
    section: 'languages',
    columns: { language: ['Name', 'Language'], fluency: ['Proficiency'] },
  },
  causes: {
    file: 'Causes You Care About.csv',
    section: 'interests',
    also: ['Interests'],
    columns: { name: ['Supported Cause', 'Cause', 'Interests', 'Interest', 'Name'] },
  },
  projects: {
    file: 'Projects.csv',
    section: 'projects',
    columns: { name: ['Title', 'Name'], url: URL, ...DATED, description: DESCRIPTION },
  },
  recommendations: {
    file: 'Recommendations_Received.csv',
    also: ['Recommendations'],
    columns: {
      firstName: ['First Name'],
      lastName: ['Last Name'],
      company: ['Company'],
      title: ['Job Title', 'Title'],
      text: ['Text', 'Recommendation'],
      created: ['Creation Date', 'Created On'],
      status: ['Status', 'Display Status'],
    },
  },
  courses: { file: 'Courses.csv', columns: { name: ['Name', 'Title'], number: ['Number', 'Course Number'] } },
} as const satisfies Record<string, Table>;

export type TableName = keyof typeof TABLES;
export type Column<Name extends TableName> = keyof (typeof TABLES)[Name]['columns'] & string;

/** `Recommendations_Received_2547.csv`, `profile (1).CSV` → `recommendations received`, `profile`. */
const plainFile = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.csv$/, '')
    .replace(/\s*\(\d+\)$/, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .replace(/ \d+$/, '')
    .trim();

const byFile = new Map<string, TableName>(
  (Object.entries(TABLES) as [TableName, Table][]).flatMap(([name, { file, also = [] }]) =>
    [file, ...also].map((known) => [plainFile(known), name] as const),
  ),
);

/** The table of an export's file; null if it does not belong to a profile. */
export function tableOf(path: string): TableName | null {
  const name = path.split('/').at(-1) ?? '';
  // macOS adds files to archives that have the same names.
  if (!/\.csv$/i.test(name) || name.startsWith('._') || path.includes('__MACOSX/')) return null;
  return byFile.get(plainFile(name)) ?? null;
}
