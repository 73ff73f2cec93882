/** What a field of a résumé holds. `lines`: a text of several paragraphs. */
export type Kind = 'text' | 'lines' | 'texts' | 'date' | 'address' | 'group' | 'groups';

type Fields = Readonly<Record<string, Kind>>;

const SPAN = { startDate: 'date', endDate: 'date' } as const;
const TOLD = { summary: 'lines', highlights: 'texts' } as const;

/**
 * The fields that the portal reads, by their section: the standard's, and those that many résumés carry beside it.
 * Whatever else a section holds is named in a warning.
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
    ...TOLD,
  },
  volunteer: { organization: 'text', position: 'text', location: 'text', url: 'address', ...SPAN, ...TOLD },
  education: {
    institution: 'text',
    area: 'text',
    studyType: 'text',
    location: 'text',
    score: 'text',
    url: 'address',
    courses: 'texts',
    ...SPAN,
    ...TOLD,
  },
  awards: { title: 'text', awarder: 'text', date: 'date', url: 'address', summary: 'lines' },
  certificates: { name: 'text', issuer: 'text', date: 'date', url: 'address', summary: 'lines' },
  publications: { name: 'text', publisher: 'text', releaseDate: 'date', url: 'address', summary: 'lines' },
  skills: { name: 'text', level: 'text', keywords: 'texts' },
  languages: { language: 'text', fluency: 'text' },
  interests: { name: 'text', summary: 'lines', keywords: 'texts' },
  references: { name: 'text', reference: 'lines' },
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

/** What a file says about itself, not about its owner. */
export const ABOUT_THE_FILE: readonly string[] = ['$schema', 'meta'];

/** The field that an entry is, where somebody wrote a plain text in an entry's place. */
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

/** Other names of sections. */
export const OTHER_SECTIONS: Readonly<Record<string, string>> = {
  certifications: 'certificates',
  employment: 'work',
  experience: 'work',
  hobbies: 'interests',
  volunteering: 'volunteer',
};

/** Names that older drafts of the standard and other tools give to fields, by their section. */
export const OTHER_FIELDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { picture: 'image', website: 'url', bio: 'summary', title: 'label' },
  work: { company: 'name', website: 'url', title: 'position' },
  volunteer: { website: 'url', role: 'position' },
  education: {
    school: 'institution',
    degree: 'studyType',
    gpa: 'score',
    website: 'url',
    description: 'summary',
  },
  awards: { website: 'url', name: 'title' },
  certificates: { title: 'name', authority: 'issuer', website: 'url', description: 'summary' },
  publications: { title: 'name', website: 'url', description: 'summary' },
  languages: { name: 'language', level: 'fluency' },
  references: { text: 'reference' },
  interests: { description: 'summary' },
  projects: { title: 'name', website: 'url', summary: 'description' },
};
