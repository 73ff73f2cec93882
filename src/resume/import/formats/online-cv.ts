import { isGroup, NETWORKS } from '../../standard/resume';
import type { Format } from './field-map';

const STORY = 'dates=time summary=details';
/** The lists of a section, which stand in it or below a title of their own. */
const LISTS = ['info', 'list', 'assignments', 'contributions', 'papers', 'toolset'];
/** Settings of the sidebar. */
const LAYOUT = new Set(['about', 'education', 'position']);

/** The list of a section by the section's name, and what stands beside it. */
function flat([name, section]: [string, unknown]): [string, unknown][] {
  if (!isGroup(section)) return [[name, section]];
  const list = LISTS.find((one) => Array.isArray(section[one])) ?? '';
  const { [list]: entries, title: _title, ...beside } = section;
  if (list === '') return [[name, beside]];
  return [
    [name, entries],
    [`${name} beside`, beside],
  ];
}

function prepared(data: unknown): unknown {
  const file = isGroup(data) ? data : {};
  const sidebar = isGroup(file['sidebar']) ? file['sidebar'] : {};
  const accounts = Object.keys(sidebar).filter(
    (key) => NETWORKS.has(key.replaceAll('-', '')) && sidebar[key],
  );
  const others = Object.entries(sidebar).filter(([key]) => !accounts.includes(key) && !LAYOUT.has(key));
  return {
    ...Object.fromEntries(Object.entries(file).flatMap(flat)),
    sidebar: Object.fromEntries(others.flatMap(flat)),
    accounts: accounts.map((network) => ({ network, username: sidebar[network] })),
  };
}

/** The data of Jekyll’s “Online CV”, https://github.com/sharu725/online-cv */
export const ONLINE_CV: Format = {
  name: 'Online CV',
  sections: {
    basics: ['sidebar', 'name label=tagline email phone url=website'],
    'basics.profiles': ['accounts', 'network username'],
    work: ['experiences', `name=company position=role ${STORY}`],
    education: ['education|educations', `institution=university studyType=degree ${STORY}`],
    certificates: [
      'certifications',
      'name issuer=organization url=credentialurl date=start endDate=end summary=details',
    ],
    projects: ['projects|oss', 'name=title url=link description=tagline'],
    publications: ['publications', 'name=title publisher=conference url=link summary=authors'],
    skills: ['skills', 'name level'],
    languages: ['sidebar.languages', 'language=idiom fluency=level'],
    interests: ['sidebar.interests', 'name=item'],
  },
  titled: { at: '', summary: 'careerprofile', items: 'summary', fields: '' },
  prepare: prepared,
};
