import type { Entry, ResumeFile } from '../entry';
import { placeOf } from '../place-of';
import { line, link, list, prose, reading, resumeFrom, span, description } from './fields';
import type { Part } from './part';

/** Accounts among the fields of the profile. */
const NETWORKS: Readonly<Record<string, string>> = { github: 'GitHub', zhihu: '知乎' };

const account = (profile: Part, key: string): Entry | null => {
  const network = NETWORKS[key];
  const url = link(key)(profile);
  if (url !== undefined) return { network, url };
  const username = profile.text(key);
  return username === undefined ? null : { network, username };
};

/** The text of a project, one highlight for each line. */
const contents = (part: Part): Entry => {
  const lines = part.text('project_content')?.split('\n') ?? [];
  const highlights = lines
    .map((sentence) => sentence.replace(/^\s*(?:[-*•·]|\d+[.、)）])\s*/, '').trim())
    .filter(Boolean);
  return highlights.length > 0 ? { highlights } : {};
};

/** Longer parts of a list are parts of a sentence: "了解 ES6 新特性，对闭包、函数式编程等概念有清晰的认知". */
const LONGEST_NAME = 9;
const isSentence = (text: string): boolean =>
  text.split(/[,;、，；]/).some((part) => (part.match(/\p{Script=Han}/gu)?.length ?? 0) > LONGEST_NAME);

/** The level is the length of a bar. The text contains the meaning: names, or a sentence. */
const skill = (item: Part): Entry | null => {
  const name = line('skill_name')(item);
  const { value } = item.at('skill_desc');
  const about = typeof value === 'string' && isSentence(value) ? prose : list;
  const key = about === prose ? 'summary' : 'keywords';
  return reading({ name: () => name, [key]: about('skill_desc') })(item);
};

const awarded = (item: Part): string | undefined => item.date('award_time');

/** Converts a résumé of the online editor visiky/resume (`titleNameMap`, `workExpList`). */
export function fromVisiky(file: Part): ResumeFile {
  const [profile, avatar] = [file.at('profile'), file.at('avatar')];
  const about = file.items('aboutme').flatMap((item) => item.text() ?? item.text('aboutme_desc') ?? []);
  const fields = {
    name: line('name')(profile),
    label: line('positionTitle')(profile),
    image: avatar.at('hidden').value === true ? undefined : link('src')(avatar),
    email: profile.text('email'),
    phone: profile.text('mobile'),
    summary: about.length > 0 ? about.join('\n\n') : undefined,
    location: placeOf(profile.text('workPlace') ?? ''),
    workExpYear: profile.text('workExpYear'),
    profiles: Object.keys(NETWORKS).map((key) => account(profile, key)),
  };
  return resumeFrom(fields, {
    work: file
      .items('workExpList')
      .map(
        reading(
          { name: line('company_name'), position: line('department_name') },
          span(['work_time']),
          description(['work_desc']),
        ),
      ),
    projects: [
      ...file.items('projectList').map(
        reading(
          {
            name: line('project_name'),
            roles: list('project_role'),
            description: prose('project_desc'),
          },
          span(['project_time']),
          contents,
        ),
      ),
      ...file
        .items('workList')
        .map(reading({ name: line('work_name'), description: prose('work_desc'), url: link('visit_link') })),
    ],
    education: file
      .items('educationList')
      .map(
        reading(
          { institution: line('school'), area: line('major'), studyType: line('academic_degree') },
          span(['edu_time']),
        ),
      ),
    skills: file.items('skillList').map(skill),
    awards: file.items('awardList').map(reading({ title: line('award_info'), date: awarded })),
  });
}
