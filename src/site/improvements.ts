import { isDrawnCover } from '../resume/read/pictures';
import type { Portfolio } from '../resume/model/portfolio';

/** The maximum number of suggestions. */
const MOST_SHOWN = 5;

const listed = (names: readonly string[]): string => {
  const [first = '', second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
};

/** Suggestions to improve a portal, the most important first. Each names the place to write. */
export function improvements({
  owner,
  portal,
  companies,
  projects,
  skills,
}: Pick<Portfolio, 'owner' | 'portal' | 'companies' | 'projects' | 'skills'>): string[] {
  const work = companies.filter(({ kind }) => kind === 'work');
  const withoutText = work
    .flatMap(({ name, positions }) => positions.map((position) => ({ name, position })))
    .filter(({ position }) => position.highlights.length === 0 && !position.summary)
    .map(({ name, position }) => `${position.title} (${name})`);
  const undated = work.filter(({ months }) => months === null).map(({ name }) => name);
  const plain = work.filter(({ score, color }) => score === null && color === null);
  const undescribed = projects.filter(
    ({ description, highlights }) => !description && highlights.length === 0,
  );
  const unpictured = projects.filter(({ image }) => !image || isDrawnCover(image.src));
  const found: (string | false)[] = [
    work.length === 0 && 'There is no work yet: resume.json, work.',
    owner.headline === null &&
      'The portal does not say what you are: resume.json, basics.label (such as “Platform Engineer”).',
    owner.biography.length === 0 &&
      'A paragraph about yourself opens the Profile: resume.json, basics.summary.',
    owner.email === null && !portal.mail && 'Nobody can write to you: resume.json, basics.email.',
    withoutText.length > 0 &&
      `What you did is missing for ${listed(withoutText)}: resume.json, work[].highlights.`,
    undated.length > 0 && `Dates are missing for ${listed(undated)}: resume.json, work[].startDate.`,
    owner.photo === null &&
      'A portrait stands where your initials are: a file in images/, named in basics.image of resume.json.',
    skills.length === 0 && 'Visitors search for skills: resume.json, skills.',
    projects.length === 0 && 'Things that you built are resources of your portal: resume.json, projects.',
    undescribed.length > 0 &&
      `A sentence is missing for ${listed(undescribed.map(({ name }) => name))}: resume.json, projects[].description.`,
    owner.profiles.length === 0 && 'Visitors look for you elsewhere: resume.json, basics.profiles.',
    portal.siteUrl === null && 'Search engines need the whole address of the site: portal.yaml, siteUrl.',
    unpictured.length > 0 &&
      `A picture of your own shows more than a drawn one, for ${listed(unpictured.map(({ name }) => name))}: resume.json, projects[].image.`,
    plain.length > 0 &&
      `Companies can have a color, an icon and a score, such as ${listed(plain.map(({ name }) => name))}: portal.yaml, companies.`,
  ];
  return found.filter((sentence): sentence is string => sentence !== false).slice(0, MOST_SHOWN);
}
