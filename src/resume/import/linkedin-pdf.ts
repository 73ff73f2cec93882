import type { Group } from '../standard/resume';
import { isWebAddress } from '../model/texts/bare-address';
import { isOngoing, standardDate } from '../standard/written-dates';
import { OWN_SITE } from './formats/linkedin';
import { compact, oneLine, placeOf, splitLists, UNNAMED, type Imported } from './entry';

/**
 * LinkedIn's "Save to PDF" has one layout in all languages: a column of contacts, skills and languages, and a
 * column of the career, in which the size of the letters separates the fields.
 */
type Line = {
  text: string;
  /** The size of the letters, points. */ size: number;
  /** The distance from the line above, points; null on top of a page. */ gap: number | null;
  /** The right end, points. */ end: number;
  /** The width of its first word, points. */ first: number;
};

/** Where the column of the career begins, points. */
const CAREER = 200;
/** The smallest sizes of letters, points. The page number has 9. */
const SIZE = { text: 10, link: 10.75, title: 11.25, company: 11.75, sideHead: 12.5, head: 15, name: 20 };
/** The distances between lines, points. */
const GAP = { sideItem: 15, headlinePlace: 15, place: 16, text: 19, paragraph: 30 };

type Columns = { side: Line[]; career: Line[]; emails: string[] };

type Item = { str: string; transform: readonly number[]; height: number; width: number };

function linesOf(items: readonly Item[]): Line[] {
  const lines: (Line & { y: number })[] = [];
  for (const { str, transform, height, width } of items) {
    const [x = 0, y = 0] = transform.slice(4);
    const above = lines.at(-1);
    if (above && Math.abs(above.y - y) < 1) {
      above.text += str;
      above.end = Math.max(above.end, x + width);
    } else if (height >= SIZE.text) {
      const word = /^\S*/.exec(str)?.[0].length ?? 0;
      const gap = above ? above.y - y : null;
      lines.push({ text: str, size: height, gap, end: x + width, first: (width * word) / str.length, y });
    }
  }
  return lines.map((line) => ({ ...line, text: oneLine(line.text) }));
}

async function columnsOf(bytes: Uint8Array): Promise<Columns> {
  // Loaded on demand, since the other imports read no PDF.
  const { getDocumentProxy } = await import('unpdf');
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const columns: Columns = { side: [], career: [], emails: [] };
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const items = (await page.getTextContent()).items.filter(
      (item): item is typeof item & Item => 'str' in item && item.str !== '',
    );
    const isSide = ({ transform }: Item) => (transform[4] ?? 0) < CAREER;
    columns.side.push(...linesOf(items.filter(isSide)));
    columns.career.push(...linesOf(items.filter((item) => !isSide(item))));
    const links = (await page.getAnnotations()) as readonly { url?: string }[];
    columns.emails.push(...links.flatMap(({ url = '' }) => /^mailto:([^?]+)/.exec(url)?.[1] ?? []));
  }
  return columns;
}

/** The lines below each heading. */
function sectionsOf(lines: readonly Line[], headSize: number): { title: string; lines: Line[] }[] {
  const sections: { title: string; lines: Line[] }[] = [];
  for (const line of lines) {
    if (line.size >= headSize) sections.push({ title: line.text, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** The items of a list in the side column. A line that is close to the one above continues it. */
function itemsOf(lines: readonly Line[]): string[] {
  const items: string[] = [];
  for (const { text, gap } of lines) {
    const isContinued = gap !== null && gap < GAP.sideItem && items.length > 0;
    if (isContinued) items.push(`${items.pop()} ${text}`);
    else items.push(text);
  }
  return items;
}

/** The addresses of the contacts with their labels: `github.com/ada (Portfolio)`. A long one has several lines. */
function websitesOf(lines: readonly Line[]): { url: string; label: string }[] {
  const links = lines.filter(({ size }) => size >= SIZE.link);
  const text = links.map((line) => (line.text.endsWith(')') ? `${line.text}\n` : line.text)).join('');
  return text.split('\n').flatMap((line) => {
    const [, address, label] = /(\S+)\s*\(([^()]*)\)$/.exec(line) ?? [];
    const url = `https://${address}`;
    return address && label && isWebAddress(url) ? [{ url, label }] : [];
  });
}

/** The text of lines that were broken where the next word had no room. */
function paragraphText(lines: readonly Line[], width: number): string {
  return lines
    .map((line, at) => {
      const next = lines[at + 1];
      if (!next) return line.text;
      if (next.gap !== null && next.gap > GAP.paragraph) return `${line.text}\n\n`;
      // The width of a word is an estimate: letters differ.
      const isBroken = line.end + next.first * 1.2 + line.size / 3 > width;
      if (!isBroken) return `${line.text}\n`;
      return /[\p{L}\p{N}][-/]$/u.test(line.text) ? line.text : `${line.text} `;
    })
    .join('');
}

type Period = { startDate?: string; endDate?: string };

/** `May 2024 - July 2025 (1 year 3 months)`, `2019`, `- May 2020`. Null if it is no period. */
function periodOf(text: string): Period | null {
  const [started = '', finished = '', ...more] = text
    .replace(/\s*\([^()]*\)$/, '')
    .split(/(?:^|\s+)[-–—]\s+/);
  const [startDate, endDate] = [started, finished].map((date) =>
    date === '' || isOngoing(date) ? '' : standardDate(date),
  );
  if (more.length > 0 || startDate == null || endDate == null || !(startDate || endDate)) return null;
  return { ...(startDate && { startDate }), ...(endDate && { endDate }) };
}

type Report = (field: string, sentence: string) => void;

/** The roles: a company, its duration if it has several roles, and of each role title, period, place and text. */
function workOf(lines: readonly Line[], width: number, report: Report): (Group | null)[] {
  const roles: { company: string; title: string; below: Line[] }[] = [];
  let [company, above] = ['', 0];
  for (const line of lines) {
    const role = roles.at(-1);
    if (line.size >= SIZE.company) {
      company = above >= SIZE.company ? `${company} ${line.text}` : line.text;
    } else if (line.size >= SIZE.title) {
      const continues = above >= SIZE.title && above < SIZE.company;
      if (role && continues) role.title += ` ${line.text}`;
      else roles.push({ company, title: line.text, below: [] });
    } else if (role && above < SIZE.company) {
      role.below.push(line);
    }
    // The duration below a company is no line of its last role.
    if (line.size >= SIZE.title || above < SIZE.company) above = line.size;
  }
  return roles.map(({ company: name, title, below }, at) => {
    const period = below[0] ? periodOf(below[0].text) : {};
    if (!period) report(`work[${at}].startDate`, `"${below[0]?.text}" could not be read as a period.`);
    const rest = period ? below.slice(1) : below;
    const [place, next] = period ? rest : [];
    // On top of a page there is no distance above the place; the lines of a text have small ones.
    const isUnsure = place?.gap === null;
    const isPlace = isUnsure ? (next?.gap ?? Infinity) > GAP.text : (place?.gap ?? Infinity) < GAP.place;
    if (isUnsure && isPlace)
      report(`work[${at}].location`, `is "${place.text}" the place, or the beginning of the text?`);
    return compact({
      name,
      position: title,
      location: isPlace ? place?.text : undefined,
      ...period,
      ...splitLists(paragraphText(isPlace ? rest.slice(1) : rest, width)),
    });
  });
}

/** The schools, each with `Degree, field · (2010 - 2014)`. */
function educationOf(lines: readonly Line[], report: Report): (Group | null)[] {
  const schools: { name: string; below: string }[] = [];
  let above = 0;
  for (const { text, size, gap } of lines) {
    const school = schools.at(-1);
    const continues = above >= SIZE.company && (gap === null || gap < GAP.paragraph);
    if (size < SIZE.company) {
      if (school) school.below += ` ${text}`;
      else schools.push({ name: '', below: text });
    } else if (school && continues) school.name += ` ${text}`;
    else schools.push({ name: text, below: '' });
    above = size;
  }
  return schools.map(({ name, below }, at) => {
    const [, study = '', dates] = /^\s*(.*?)\s*(?:·\s*\(([^()]*)\))?$/.exec(below) ?? [];
    const [studyType, ...area] = study.split(/,\s+/);
    if (area.length > 1)
      report(`education[${at}].area`, `where does the degree end in "${study}"? The first comma was taken.`);
    const period = dates ? periodOf(dates) : {};
    if (!period) report(`education[${at}].startDate`, `"${dates}" could not be read as a period.`);
    // LinkedIn states a year alone for a study whose end is known.
    const isYear = period?.startDate !== undefined && !/\s[-–—]\s/.test(dates ?? '');
    return compact({
      institution: name,
      studyType: studyType?.trim(),
      area: area.join(', ').trim(),
      ...(isYear ? { endDate: period.startDate } : period),
    });
  });
}

/** Whether the bytes are a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');

/**
 * Reads LinkedIn's "Save to PDF" by the positions and sizes of its texts.
 * @throws an error whose message is a sentence, for another PDF
 */
export async function readLinkedInPdf(bytes: Uint8Array, file: string): Promise<Imported> {
  const wrong = (cause?: unknown) =>
    new Error(
      `${file}: expected the PDF that LinkedIn makes of a profile (More → Save to PDF). Other PDFs cannot be read: give a JSON Resume or a LinkedIn export.`,
      { cause },
    );
  const { side, career, emails } = await columnsOf(bytes).catch((error: unknown) => {
    throw wrong(error);
  });
  const sides = sectionsOf(side, SIZE.sideHead);
  const contact = sides.find(({ lines }) =>
    lines.some(({ text }) => /linkedin\.com\/in\/|\(LinkedIn\)/.test(text)),
  );
  const names = career.filter(({ size }) => size >= SIZE.name);
  if (!contact || names.length === 0) throw wrong();

  const checks: string[] = [];
  const report: Report = (field, sentence) => checks.push(`Check ${field}: ${sentence}`);
  const width = Math.max(...career.map(({ end }) => end));
  const start = career.findIndex(({ size }) => size >= SIZE.head && size < SIZE.name);
  const head = career.slice(0, start < 0 ? undefined : start).filter(({ size }) => size < SIZE.name);
  const last = head.at(-1);
  const place = head.length > 1 && (last?.gap ?? 0) > GAP.headlinePlace ? last : undefined;
  const headline = place ? head.slice(0, -1) : head;
  const sections = start < 0 ? [] : sectionsOf(career.slice(start), SIZE.head);
  const work = sections.find(({ lines }) =>
    lines.some(({ size }) => size >= SIZE.title && size < SIZE.company),
  );
  // The summary is above the roles, the schools are below. Without roles, a text has small distances.
  const isProse = ({ lines }: { lines: readonly Line[] }) =>
    lines.every(
      ({ size, gap }) => size >= SIZE.company && (gap === null || gap < GAP.text || gap > GAP.paragraph),
    );
  const others = sections.filter((section) => section !== work);
  const summary = others.find((section, at) =>
    work ? sections.indexOf(section) < sections.indexOf(work) : at === 0 && isProse(section),
  );
  const education = others.filter((section) => section !== summary);

  const email = emails[0] ?? contact.lines.find(({ text }) => /^[^\s@]+@[^\s@]+$/.test(text))?.text;
  const websites = websitesOf(contact.lines);
  const own = OWN_SITE.map((label) => websites.find((site) => site.label.toUpperCase() === label)).find(
    Boolean,
  );
  const itemsUnder = (title: string) => itemsOf(sides.find((one) => one.title === title)?.lines ?? []);
  // The other headings of this column are English in every language.
  const known = new Set(['Languages', 'Certifications', 'Honors-Awards', 'Publications', 'Patents']);
  const skills = sides.find((one) => one !== contact && !known.has(one.title));
  const entries: Record<string, (Group | null)[]> = {
    work: workOf(work?.lines ?? [], width, report),
    education: education.flatMap(({ lines }) => educationOf(lines, report)),
    skills: itemsOf(skills?.lines ?? []).map((name) => ({ name })),
    languages: itemsUnder('Languages').map((text) => {
      const [, language, fluency] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(text) ?? [];
      return compact({ language, fluency });
    }),
    certificates: itemsUnder('Certifications').map((name) => ({ name })),
    awards: itemsUnder('Honors-Awards').map((title) => ({ title })),
    publications: itemsUnder('Publications').map((name) => ({ name })),
  };
  return {
    resume: {
      basics: {
        name: names.map(({ text }) => text).join(' ') || UNNAMED,
        ...compact({
          label: paragraphText(headline, 0),
          email,
          url: own?.url,
          summary: paragraphText(summary?.lines ?? [], width),
          location: place && placeOf(place.text),
          profiles: websites
            .filter((site) => site !== own)
            .map(({ label, url }) => ({ network: label, username: url.replace(/.*\//, ''), url })),
        }),
      },
      ...Object.fromEntries(
        Object.entries(entries)
          .map(([section, list]) => [section, list.filter((entry) => entry !== null)] as const)
          .filter(([, list]) => list.length > 0),
      ),
    },
    notes: [
      `Read ${file}, the PDF of a LinkedIn profile. It has no dates of certificates and at most three skills; LinkedIn's data export has them all.`,
      ...checks,
    ],
    leftOut: [
      ...itemsUnder('Patents').map((name) => `Patents: "${name}"`),
      ...contact.lines
        .filter(({ text, size }) => size < SIZE.link && !(email ?? '').includes(text))
        .map(({ text }) => `Contact: "${text}"`),
    ],
  };
}
