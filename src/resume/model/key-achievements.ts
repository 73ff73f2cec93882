import { DEFAULT_ICONS } from './icons';
import type { Company, Portfolio, Position } from './portfolio';
import type { Certificate } from './portfolio-sections';
import type { Achievement } from './portfolio-showcase';
import { unlessRepeated } from './repeated-text';

/** The maximum number of derived achievements (spec §2 shows four). */
const KEY_ACHIEVEMENTS = 4;
/** The same for certificates and publications, which are short. One or two more would make a card of their own. */
const SHORT_ACHIEVEMENTS = 6;
/** The minimum number of achievements of a kind for a card. */
const FEWEST = 2;
/** The minimum length of a line, in characters. */
const SHORTEST = 8;

type Career = Pick<Portfolio, 'companies' | 'projects' | 'certificates' | 'publications'>;

/** Numbers that are not figures: years, dates, versions, names of standards, ordinals, "3D", "24/7". */
const NO_MEASURE =
  /\b\d+(?:st|nd|rd|th|er|[èe]re|[èe]me|ª|º)(?!\p{L})|\b(?:[2-6][DG]|2FA|24\/7)\b|\b(?:19|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b(?:ISO|IEC|RFC|IEEE|SOC|PCI|Web|Python|Java|Angular|Vue|HTML|CSS|PHP|ES|Windows|Office|Level|Version|Phase|v)\s?-?\d[\d.]*(?:\s?[~–/-]\s?\d[\d.]*(?![\d.]|\s?[%x×MkB]))*/giu;
/** A length that is no result: "a 3-month internship", "stage de 6 mois", "after 3 years". */
const TRAINING = String.raw`(?:internship|placement|traineeship|bootcamp|course|training|stage|prácticas|estágio|praktikum)`;
const TIME = String.raw`\d+[\s-]?(?:months?|weeks?|days?|mois|semaines?|jours?|meses|mes|semanas?|días|dias|monat\p{L}*|wochen?|years?|años?|anos?|ans|jahren?)`;
const LENGTH_OF_TRAINING = new RegExp(
  `(?<!\\p{L})(?:after|nach|tras|après|após|depois de|después de)\\s${TIME}|${TIME}\\s(?:\\p{L}+\\s){0,2}${TRAINING}|${TRAINING}\\s(?:\\p{L}+\\s){0,2}${TIME}`,
  'giu',
);
/** The size of a team that somebody worked in: "with a team of 7 people". To lead one is an achievement. */
const OF_TEAM =
  /(?<!\p{L})(?:with|in|within|con|en|com|em|avec|dans|mit)\s(?:an?|una?|uma?|une|einem)\s(?:team|equip[oae]|équipe)\s(?:of|de|von)\s\d+(?:\s\p{L}+)?/giu;
/** A name with a number: "XHTML 1.0", "ASP.NET 3.5", "Oracle 12c", "AS/400", "on a Pi 4", "the 988 Lifeline". */
const VERSION =
  /\p{Lu}[\p{L}.]*(?:\s\d+[a-z](?!\p{L})(?<!k)|\/\d+)|\p{Lu}[\w.]*\s\d+(?:\.\d+)+(?:\s?[~–/-]\s?\d[\d.]*(?![\d.]|\s?[%x×MkB]))*(?!\s?[%x×MkB])|(?<=\bthe\s)\d{2,4}(?=\s\p{Lu}\p{Ll})|(?<=[^\s.!?]\s)\p{Lu}[\w.]*\s\d(?![\d%x×MkB+.,]|\s?%)/gu;
const MEASURE = new RegExp(
  [
    String.raw`\d\s?[%％‰]`,
    String.raw`[€$£¥₹]\s?\d`,
    String.raw`\d\s?(?:[€$£¥₹]|[kKM]\b|bn\b)`,
    // A number of two or more.
    String.raw`(?<![A-Za-z\d.,]|\p{L}-)(?:[2-9]|\d[\d.,  ]*\d)\+?\s?[x×]?\s?\p{L}`,
    String.raw`\d+[-\s]?(?:fold|fach|кратн|krotn)`,
    String.raw`\b(?:[Hh]alv|[Dd]oubl|[Tt]ripl|[Qq]uadrupl)(?:ed|ing)\b`,
  ].join('|'),
  'u',
);

/** A text without the addresses in it, whose digits are no figures. */
export const withoutAddresses = (text: string): string => text.replaceAll(/https?:\/\/[^\s()]+/g, ' ').trim();

/** A text whose numbers are figures only. */
const measured = (text: string): string =>
  withoutAddresses(text)
    .replaceAll(LENGTH_OF_TRAINING, ' ')
    .replaceAll(OF_TEAM, ' ')
    .replaceAll(NO_MEASURE, ' ')
    .replaceAll(VERSION, ' ');

/** Whether a line contains a figure: a percentage, money, a count, a time. */
export const hasFigure = (text: string): boolean => text.length >= SHORTEST && MEASURE.test(measured(text));

const achievement = (fields: Partial<Achievement> & { title: string }): Achievement => ({
  stated: false,
  itemId: null,
  type: null,
  description: null,
  year: null,
  period: null,
  icon: DEFAULT_ICONS.achievement,
  color: null,
  background: null,
  ...fields,
});

/** An item of a list in a text, in Markdown or with a typed bullet. */
const ITEM = /^[ \t]*(?:[-*+•‣▪◦●·–]|\d{1,2}[.)])[ \t]+(\S.*)$/gmu;

/** The highlights of a role, and the items of the lists in its text, where highlights under headings are. */
const linesOf = ({ highlights, summary }: Position): string[] => [
  ...highlights,
  ...[...(summary ?? '').matchAll(ITEM)].map(([, item = '']) => item.trim()),
];

/** Figures that count: percentages, money, thousands and factors. Small numbers count people or things. */
const STRONG =
  /\d\s*%|[$€£¥]\s*\d|\d\s*[$€£¥]|\d\s*(?:k|m|mm|bn|million(?:en)?|millones|milhões|mil|tausend|thousand|万|億|亿|만)(?!\p{L})|\d[\d.,]*\d{3}|\d\s*[x×](?!\p{L})|\d-?(?:fold|fach|кратн|krotn)/iu;

/** Whether a line contains a figure that counts. */
const hasStrongFigure = (text: string): boolean => hasFigure(text) && STRONG.test(measured(text));

/** Words that tie a sentence to the one before it. */
const TIED =
  /^(?:v\d|for example|e\.g|por ejemplo|por exemplo|par exemple|zum beispiel|previous(?:ly)?(?: to)?|also|then|later|after(?:wards| that)|additionally|moreover|furthermore|this|these|that|those|they|such|thus|hence|thereby|therefore|as a result|with (?:this|these)|because of this|similarly|likewise|however|instead|(?:esto|isto|cela|ceci|dies|dadurch|damit|además|també?m|también|anteriormente|auparavant|ensuite|aussi|außerdem|zuvor))(?!\p{L})/iu;

/** A time that an earlier line begins: "Two years later, …", but not "Two years after the launch, …". */
const TIED_BY_TIME = new RegExp(
  `^(?:${[
    String.raw`(?:only |just )?(?:an? (?:few |couple (?:of )?)?|[\p{L}\d]+ )(?:year|month|week|day)s? (?:later|afterwards?|thereafter|after (?:that|this))`,
    String.raw`[\p{L}\d]+ (?:años?|mes(?:es)?|semanas?|días?) (?:más tarde|después(?! de))`,
    String.raw`[\p{L}\d]+ (?:anos?|m[êe]s(?:es)?|semanas?|dias?) (?:mais tarde|depois(?! d[aeo]))`,
    String.raw`[\p{L}\d]+ (?:ans?|années?|mois|semaines?|jours?) (?:plus tard|après (?:cela|ça))`,
    String.raw`[\p{L}\d]+ (?:jahre?|monate?|wochen?|tage?) (?:später|danach)`,
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** Whether a sentence makes no sense without the one before it: "This ensured …". */
export const isTied = (text: string): boolean => [TIED, TIED_BY_TIME].some((one) => one.test(text.trim()));

/** A duty with a number, and no result: "Responsible for 12 looms". */
const DUTY =
  /^(?:responsible for|in charge of|coach|mentor|respons(?:able|ável) de|verantwortlich für|管理|负责|負責|协助|協助)/i;

/** Words of a failure: "4 proposals, of which 1 was rejected". */
const FAILED =
  /(?<!\p{L})(?:rejected|declined|not (?:accepted|granted|funded)|rechazad[oa]s?|recusad[oa]s?|rejeitad[oa]s?|refusée?s?|abgelehnt)(?!\p{L})|被拒|却下|不採択/iu;

/** Whether a line is an achievement: it has a figure, makes sense alone, and tells of no failure. */
const isAchieved = (text: string): boolean =>
  hasFigure(text) && !isTied(text) && (hasStrongFigure(text) || !FAILED.test(text));

const isDuty = (text: string): boolean => !hasStrongFigure(text) && DUTY.test(text.trim());

/** Highlights with a figure: the best of each role, the newest role first, and the duties of all roles last. */
function fromHighlights(companies: readonly Company[]): Achievement[] {
  const roles = companies
    .filter(({ kind }) => kind === 'work')
    .flatMap(({ name, positions }) => positions.map((position) => ({ name, position })))
    .map(({ name, position }) =>
      linesOf(position)
        .filter(isAchieved)
        .toSorted((one, other) => Number(hasStrongFigure(other)) - Number(hasStrongFigure(one)))
        .map((title) =>
          achievement({
            title,
            itemId: position.id,
            type: name,
            period: position.period,
            icon: 'data-trending',
          }),
        ),
    );
  const most = Math.max(0, ...roles.map(({ length }) => length));
  return Array.from({ length: most }, (_, turn) => roles.flatMap((lines) => lines[turn] ?? []))
    .flat()
    .toSorted((one, other) => Number(isDuty(one.title)) - Number(isDuty(other.title)));
}

const on = (date: Certificate['date']) => (date ? String(date.year) : null);

const distinct = (achievements: readonly Achievement[]): Achievement[] => {
  const titles = new Set<string>();
  return achievements.filter(({ title }) => !titles.has(title) && titles.add(title));
};

/** Achievements other than awards, by kind: highlights with a figure, certificates, publications. */
const kindsOf = ({ companies, projects, certificates, publications }: Career): Achievement[][] => {
  // A project of the same name tells more than a name and a year.
  const tellsMore = ({ title, type }: Achievement) =>
    type !== null || projects.every(({ name }) => unlessRepeated(title, name) !== null);
  return [
    fromHighlights(companies),
    certificates
      .filter(({ inProgress }) => !inProgress)
      .map(({ name, issuer, date }) =>
        achievement({ title: name, type: issuer, year: on(date), icon: 'certificate' }),
      )
      .filter(tellsMore),
    publications
      .map(({ name, publisher, date }) =>
        achievement({
          title: name,
          // The year follows after a comma.
          type: publisher?.replace(/(?<=\p{L}{2})\.$/u, '') ?? null,
          year: on(date),
          icon: 'book-open',
        }),
      )
      .filter(tellsMore),
  ];
};

/**
 * Key Achievements if neither the owner nor an award provides any: those of the first kind with several. A single
 * highlight stands before them.
 */
export function achievementsOfCareer(career: Career): Achievement[] {
  const [highlights = [], ...others] = kindsOf(career).map(distinct);
  if (highlights.length >= FEWEST) return highlights.slice(0, KEY_ACHIEVEMENTS);
  const several = others.find(({ length }) => length >= FEWEST);
  return several ? [...highlights, ...several].slice(0, SHORT_ACHIEVEMENTS) : [];
}

/** Achievements that complete a card with few awards, of every kind. */
export const achievementsBesideAwards = (career: Career): Achievement[] => distinct(kindsOf(career).flat());
