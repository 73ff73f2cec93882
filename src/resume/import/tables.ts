/**
 * The tables of a LinkedIn export that belong to a profile, with the names of files and columns of several
 * years. Names are compared without case, spaces and punctuation.
 */
type Table = {
  file: string;
  /** Aliases of the file. */
  also?: readonly string[];
  columns: Readonly<Record<string, readonly string[]>>;
  /** Private columns, which are excluded on purpose. */
  ignored?: readonly string[];
};

const NAME = ['Name'];
const STARTED = ['Started On', 'Start Date'];
const FINISHED = ['Finished On', 'End Date', 'Ended On'];
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
    columns: {
      company: ['Company Name', 'Company'],
      title: ['Title', 'Position', 'Job Title'],
      description: DESCRIPTION,
      location: ['Location'],
      started: STARTED,
      finished: FINISHED,
      url: ['Company URL', ...URL],
    },
  },
  education: {
    file: 'Education.csv',
    columns: {
      school: ['School Name', 'School'],
      degree: ['Degree Name', 'Degree'],
      field: ['Field Of Study', 'Fields Of Study'],
      grade: ['Grade'],
      started: STARTED,
      finished: FINISHED,
      notes: ['Notes', ...DESCRIPTION],
      activities: ['Activities', 'Activities and Societies'],
    },
  },
  skills: { file: 'Skills.csv', columns: { name: ['Name', 'Skill Name', 'Skill'] } },
  languages: { file: 'Languages.csv', columns: { name: ['Name', 'Language'], level: ['Proficiency'] } },
  certifications: {
    file: 'Certifications.csv',
    also: ['Licenses and Certifications'],
    columns: {
      name: NAME,
      url: URL,
      authority: ['Authority', 'Issuer', 'Issuing Organization'],
      started: [...STARTED, 'Issued On'],
      finished: [...FINISHED, 'Expires On'],
      license: ['License Number', 'Credential ID'],
    },
  },
  projects: {
    file: 'Projects.csv',
    columns: {
      title: ['Title', 'Name'],
      description: DESCRIPTION,
      url: URL,
      started: STARTED,
      finished: FINISHED,
    },
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
  volunteering: {
    file: 'Volunteering.csv',
    also: ['Volunteer Experience', 'Volunteer Experiences', 'Volunteering Experience'],
    columns: {
      organization: ['Company Name', 'Organization', 'Organization Name'],
      role: ['Role', 'Title'],
      cause: ['Cause'],
      started: STARTED,
      finished: FINISHED,
      description: DESCRIPTION,
    },
  },
  honors: {
    file: 'Honors.csv',
    also: ['Honors and Awards', 'Honors & Awards'],
    columns: {
      title: ['Title', 'Name'],
      description: DESCRIPTION,
      issued: ['Issued On', 'Date'],
      issuer: ['Issuer'],
    },
  },
  publications: {
    file: 'Publications.csv',
    columns: {
      name: ['Name', 'Title'],
      published: ['Published On', 'Date'],
      description: DESCRIPTION,
      publisher: ['Publisher'],
      url: URL,
    },
  },
  courses: { file: 'Courses.csv', columns: { name: ['Name', 'Title'], number: ['Number', 'Course Number'] } },
  causes: {
    file: 'Causes You Care About.csv',
    also: ['Interests'],
    columns: { name: ['Supported Cause', 'Cause', 'Interests', 'Interest', 'Name'] },
  },
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
