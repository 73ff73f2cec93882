/**
 * Estimated heights of the Dashboard's cards in a row of three, in pixels at a width of 1366. The build composes
 * the columns with them, so a line more or less does not matter.
 */

/** Padding, border and title of a card. */
const FRAME = 66;
const LINE = 20;
const SMALL_LINE = 16;
const GAP = 12;
const TILE = 36;
const TAG_ROW = 32;

/** Characters of a line: of the cards in their usual widths (five, three and four of twelve columns). */
const ACHIEVEMENT_LINE = 52;
const SKILL_LINE = 36;
const PROJECT_LINE = 48;

/** Wide letters count twice: Chinese, Japanese and Korean. */
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}！-～、。]/gu;

const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

/** The number of lines of a text; 0 for an empty one. */
export const linesOf = (text: string, perLine: number): number => Math.ceil(widthOf(text) / perLine);

const sum = (heights: readonly number[], gap: number): number =>
  heights.reduce((total, height) => total + height, 0) + gap * Math.max(0, heights.length - 1);

/** The rows of tags with an icon each, if `wide`. */
function tagRows(names: readonly string[], perLine: number, extra: number): number {
  let [rows, used] = [0, Infinity];
  for (const name of names) {
    const width = widthOf(name) + extra;
    if (used + width > perLine) [rows, used] = [rows + 1, 0];
    used += width;
  }
  return rows;
}

type Achievement = { title: string; type: string | null; year: unknown; description: string | null };

export const achievementsHeight = (achievements: readonly Achievement[]): number =>
  FRAME +
  sum(
    achievements.map(({ title, type, year, description }) =>
      Math.max(
        TILE,
        LINE * linesOf(title, ACHIEVEMENT_LINE) +
          SMALL_LINE * linesOf([type, year].filter(Boolean).join(', '), ACHIEVEMENT_LINE + 6) +
          LINE * linesOf(description ?? '', ACHIEVEMENT_LINE + 3),
      ),
    ),
    GAP,
  );

type Skill = {
  name: string;
  share: string | null;
  level: string | null;
  steps: number | null;
  roles: number;
  projects: number;
  keywords: readonly string[];
};

/** The length of "4 roles · 7 years". */
const EVIDENCE = 16;

export function skillsHeight(skills: readonly Skill[]): number {
  const valueWidth = ({ share, level, roles, projects }: Skill) =>
    widthOf(share ?? level ?? '') || (roles + projects > 0 ? EVIDENCE : 0);
  if (skills.every((skill) => skill.keywords.length === 0 && valueWidth(skill) === 0))
    return (
      FRAME +
      TAG_ROW *
        tagRows(
          skills.map(({ name }) => name),
          SKILL_LINE,
          4,
        )
    );
  return (
    FRAME +
    sum(
      skills.map((skill) => {
        const isWrapped = widthOf(skill.name) + valueWidth(skill) > SKILL_LINE - 2;
        const keywords = linesOf(skill.keywords.join(', '), SKILL_LINE + 2);
        return (
          24 +
          4 +
          (isWrapped ? LINE : 0) +
          (skill.share !== null || skill.steps !== null ? 5 : 0) +
          (keywords > 0 ? 4 + SMALL_LINE * keywords : 0)
        );
      }),
      16,
    )
  );
}

type LastProject = {
  title: string;
  company: string | null;
  period: string;
  description: string;
  highlights: readonly string[];
  resources: readonly { name: string }[];
  others?: readonly { title: string; facts: string }[];
};

export function lastProjectHeight(project: LastProject): number {
  const facts = [project.company, project.period].filter(Boolean).length;
  const tags = tagRows(
    project.resources.map(({ name }) => name),
    PROJECT_LINE,
    7,
  );
  const parts = [
    LINE * linesOf(project.title, PROJECT_LINE),
    24 * facts,
    LINE * linesOf(project.description, PROJECT_LINE),
    sum(
      project.highlights.map((highlight) => LINE * linesOf(highlight, PROJECT_LINE - 3)),
      4,
    ),
    TAG_ROW * tags,
    LINE,
    project.others?.length ? entriesHeight(project.others) - FRAME : 0,
  ];
  return (
    FRAME +
    sum(
      parts.filter((height) => height > 0),
      GAP,
    )
  );
}

/** The height of a card with entries of another section. */
export const entriesHeight = (entries: readonly { title: string; facts: string }[]): number =>
  FRAME +
  sum(
    entries.map(({ title, facts }) => {
      const more = linesOf(title, PROJECT_LINE) - 1;
      return 24 + LINE * more + SMALL_LINE * linesOf(facts, PROJECT_LINE + 6);
    }),
    GAP,
  );
