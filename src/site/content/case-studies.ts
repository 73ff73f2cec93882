import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { textOf } from '../../resume/read/file-text';
import { didYouMean, missing, warnerOf, type Findings } from '../../resume/standard/problems';
import type { PictureSource } from '../../resume/model/showcase';
import type { CaseStudy, StudyText, Markup } from '../../resume/model/portfolio-sections';
import MarkdownIt from 'markdown-it';
import type { Picture } from '../../resume/model/portfolio';

/** The folder of the case studies in an owner's folder. */
const FOLDER = 'projects';
/** `site-assistant.md`, `site-assistant.es.md` */
const FILE = /^(?<slug>[^.]+)(?:\.(?<code>[a-z]{2,3}(?:-[A-Za-z]{2,4})?))?\.md$/;

type Found = { slug: string; code: string; file: string };

/**
 * Reads the case studies of an owner's folder: `projects/<slug>.md` and `<slug>.<language>.md`. Their errors
 * do not stop a build.
 * @param own the language of files without a language in their name
 */
export function readCaseStudies(
  directory: string,
  own: string,
  projects: readonly string[],
  pictures: PictureSource,
  findings: Findings,
): CaseStudy[] {
  const folder = join(directory, FOLDER);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return [];
  const messageAt = (file: string, message: string, line = 1, column = 1) =>
    warnerOf({ place: () => `${file}:${line}:${column}` }, findings)([], message, {
      weight: 'missing',
      kind: `${line}:${column} ${message}`,
    });
  const found: Found[] = [];
  for (const name of readdirSync(folder).toSorted()) {
    const file = join(folder, name);
    const { slug, code = own } = FILE.exec(name.normalize('NFC'))?.groups ?? {};
    if (!/\.md$/i.test(name)) continue;
    if (slug === undefined)
      messageAt(
        file,
        'expected a name such as site-assistant.md or site-assistant.es.md; nothing reads this file.',
      );
    else if (!projects.includes(slug)) {
      const guess = didYouMean(slug, projects);
      messageAt(
        file,
        `no project is called "${slug}" in addresses, so nothing shows this file${guess || `; they are ${projects.join(', ') || 'none'}.`}`,
      );
    } else if (relative(realpathSync(directory), realpathSync(file)).startsWith('..'))
      messageAt(file, 'the file lies outside of your folder; nothing reads it.');
    else if (found.some((one) => one.slug === slug && one.code === code))
      messageAt(file, `"${own}" is the language of ${slug}.md already; nothing reads this file.`);
    else found.push({ slug, code, file });
  }
  const textIn = ({ file }: Found): StudyText | null => {
    const text = textOf(file);
    if ('problems' in text) {
      findings.warnings.push(...text.problems.map((message) => missing(message)));
      return null;
    }
    return studyText(text.text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'), {
      picture: (named, alt) => pictures.picture(named, alt),
      report: (line, column, message) => messageAt(file, message, line, column),
    });
  };
  return projects.flatMap((id) => {
    const files = found.filter(({ slug }) => slug === id);
    if (files.length > 0 && files.every(({ code }) => code !== own))
      messageAt(
        files[0]?.file ?? folder,
        `there is no ${id}.md that it could translate; nothing shows this file.`,
      );
    const texts = files.flatMap((one) => {
      const text = textIn(one);
      return text ? [[one.code, text] as const] : [];
    });
    return texts.some(([code]) => code === own) ? [{ id, texts: Object.fromEntries(texts) }] : [];
  });
}

/** Markdown with headings, pictures and tables. HTML is parsed, so that it can be removed with a warning. */
const markdown = new MarkdownIt('default', { html: true, linkify: true }).disable('code');
// The reader validates addresses itself, so that it can warn with a line number.
markdown.validateLink = () => true;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

type Token = ReturnType<typeof markdown.parse>[number];

/** The functions that the conversion of a text needs. */
export type StudySources = {
  picture: (named: string, alt: string) => Picture | { expected: string };
  /** @param line the line number, starting with 1 */
  report: (line: number, column: number, message: string) => void;
};

const ADDRESS = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:)/i;
const LINK = { rel: 'noreferrer', target: '_blank' } as const;
/** The first level is the heading of the page. */
const [HIGHEST, DEEPEST] = [2, 6];

/** The alignment of a column, which the parser writes as a style. The security policy blocks styles. */
const ALIGNED: Readonly<Record<string, string>> = {
  'text-align:right': 'end',
  'text-align:center': 'center',
};

/** An address in its original notation. The parser encodes non-ASCII characters. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The text in an element. Lines and cells are apart. */
const textOfPart = (part: Markup): string => {
  if (typeof part === 'string') return part;
  const inside = (part.slice(2) as readonly Markup[]).map(textOfPart).join('');
  return /^(?:br|t[hd])$/.test(part[0]) ? ` ${inside}` : inside;
};

const plainText = (parts: readonly Markup[]): string => parts.map(textOfPart).join('').trim();

/** Converts the Markdown of a case study. Invalid parts are omitted with a warning. */
function studyText(text: string, sources: StudySources): StudyText {
  const lines = text.split('\n');
  const tokens = markdown.parse(text, {});
  const headings: string[] = [];
  let [level, line] = [HIGHEST - 1, 1];
  let title: string | null = null;
  /** The first paragraph. */
  let summary = '';
  const tables = new Map<string, number>();
  /** The caption of the last picture. */
  let caption: string | null = null;

  /** Warns about a text, which is searched for from the line of its block. */
  const report = (written: string, message: string) => {
    const at = lines.findIndex((one, index) => index >= line - 1 && one.includes(written));
    const found = at < 0 ? line - 1 : at;
    sources.report(found + 1, Math.max(0, lines[found]?.indexOf(written) ?? 0) + 1, message);
  };

  const image = (token: Token): Markup[] => {
    caption = token.attrGet('title') === null ? null : String(token.attrGet('title'));
    const named = decoded(String(token.attrGet('src') ?? ''));
    const picture = sources.picture(named, token.content);
    if ('expected' in picture) {
      report(named, `expected ${picture.expected}, got "${named}"; it was left out.`);
      return [];
    }
    if (token.content.trim() === '')
      report(
        named,
        `the picture has no words for those who do not see it: write ![what it shows](${named}).`,
      );
    const { src, width, height, alt } = picture;
    const size = { ...(width !== null && { width }), ...(height !== null && { height }) };
    const sizes = '(max-width: 48em) 100vw, 43.75rem';
    return [
      [
        'picture',
        null,
        ...picture.sources.map(({ type, srcset }): Markup => ['source', { type, srcSet: srcset, sizes }]),
        ['img', { src, alt, ...size, loading: 'lazy', decoding: 'async' }],
      ],
    ];
  };

  const leaf = (token: Token): Markup[] => {
    const { type, content, children } = token;
    if (type === 'inline') return tree(children ?? []);
    if (type === 'softbreak') return [' '];
    if (type === 'hardbreak') return [['br', null]];
    if (type === 'hr') return [['hr', null]];
    if (type === 'code_inline') return [['code', null, content]];
    if (type === 'fence') return [['pre', null, ['code', null, content.trimEnd()]]];
    if (type === 'image') return image(token);
    if (type === 'html_block' || type === 'html_inline') {
      const [tag = ''] = content.trim().split('\n');
      if (!tag.startsWith('<!--'))
        report(tag, `HTML is not read here, got ${tag.slice(0, 40)}; it was left out. Write Markdown.`);
      return [];
    }
    return content === '' ? [] : [content];
  };

  const element = (token: Token, inside: Markup[]): Markup[] => {
    const { type, tag } = token;
    if (type === 'link_open') {
      const href = String(token.attrGet('href') ?? '');
      if (ADDRESS.test(href)) return [['a', { href, ...LINK }, ...inside]];
      report(
        href,
        `expected an address that begins with https://, http://, mailto: or tel:, got "${href}"; its words stand alone.`,
      );
      return inside;
    }
    if (type === 'paragraph_open') {
      const [only] = inside;
      if (inside.length === 0) return [];
      const isPicture = inside.length === 1 && typeof only !== 'string' && only?.[0] === 'picture';
      if (!isPicture) {
        summary ||= plainText(inside);
        return [['p', null, ...inside]];
      }
      return [
        ['figure', null, ...inside, ...(caption === null ? [] : [['figcaption', null, caption] as const])],
      ];
    }
    // A wide table scrolls by itself, also by keyboard.
    if (type === 'table_open') {
      const name = headings.at(-1) || title || plainText(inside.slice(0, 1));
      const count = (tables.get(name) ?? 0) + 1;
      tables.set(name, count);
      // Two regions with the same name cannot be distinguished.
      const label = count === 1 ? name : `${name} (${count})`;
      const region = { role: 'region', 'aria-label': label, tabIndex: 0, 'data-table': '' };
      return [['div', region, ['table', null, ...inside]]];
    }
    if (tag === 'th' || tag === 'td') {
      const align = ALIGNED[String(token.attrGet('style') ?? '')];
      const attributes = { ...(tag === 'th' && { scope: 'col' }), ...(align && { 'data-align': align }) };
      return [[tag, Object.keys(attributes).length > 0 ? attributes : null, ...inside]];
    }
    if (type === 'ordered_list_open' && token.attrs)
      return [['ol', { start: Number(token.attrGet('start')) }, ...inside]];
    return [[tag, null, ...inside]];
  };

  function tree(all: readonly Token[]): Markup[] {
    const open: { token: Token | null; inside: Markup[] }[] = [{ token: null, inside: [] }];
    for (const token of all) {
      if (token.map) line = token.map[0] + 1;
      if (token.nesting === 1) open.push({ token, inside: [] });
      else if (token.nesting === -1) {
        const { token: opened, inside } = open.pop() ?? { token: null, inside: [] };
        const around = open.at(-1)?.inside ?? [];
        if (opened?.hidden) around.push(...inside);
        else if (opened?.type === 'heading_open') {
          // Heading levels are not skipped.
          level = Math.min(Math.max(Number(opened.tag.slice(1)), HIGHEST), level + 1, DEEPEST);
          headings.push(plainText(inside));
          around.push([`h${level}`, null, ...inside]);
        } else if (opened) around.push(...element(opened, inside));
      } else open.at(-1)?.inside.push(...leaf(token));
    }
    return open[0]?.inside ?? [];
  }

  // A first heading of the highest level is the title.
  const isTitled = tokens[0]?.type === 'heading_open' && tokens[0].tag === 'h1';
  if (isTitled && tokens[1]) title = plainText(tree([tokens[1]])) || null;
  const body = tree(isTitled ? tokens.slice(3) : tokens);
  return { title, body, headings, summary };
}
