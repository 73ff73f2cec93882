/** A syntax error of a JSON file. The offset is the place to correct. */
export type JsonMistake = { offset: number; message: string };

class Mistake extends Error {
  constructor(
    readonly offset: number,
    readonly message: string,
  ) {
    super(message);
  }
}

/** Spaces or a comment. */
const BETWEEN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\//y;

/** The maximum length of the quoted text in front of an error. */
const LONGEST_EXCERPT = 24;

const shortened = (text: string): string =>
  text.length > LONGEST_EXCERPT ? `…${text.slice(1 - LONGEST_EXCERPT)}` : text;

/**
 * Finds the first syntax error in a JSON text. Trailing commas, single quotation marks, line breaks in texts,
 * missing values and comments are accepted, since their meaning is clear.
 * @returns the error, or null; and the text with spaces in place of its comments
 */
export function scanJson(text: string): { mistake: JsonMistake | null; text: string } {
  let at = 0;
  /** The start and end of the last value. */
  let last = { from: 0, to: 0 };
  const comments: [from: number, to: number][] = [];

  const skip = (): string => {
    for (;;) {
      BETWEEN.lastIndex = at;
      const [found = ''] = BETWEEN.exec(text) ?? [];
      if (found === '') return text[at] ?? '';
      if (found.startsWith('/')) comments.push([at, at + found.length]);
      at += found.length;
    }
  };
  const fail = (offset: number, message: string): never => {
    throw new Mistake(offset, message);
  };
  const excerpt = () => shortened(text.slice(last.from, last.to).replaceAll(/\s+/g, ' '));
  const cutOff = (sign: string) => fail(text.length, `a "${sign}" is missing; the file may be cut off`);

  const string = (quote: string) => {
    const from = at;
    at += 1;
    for (; text[at] !== quote; at += 1) {
      if (at >= text.length) fail(text.length, 'a closing quotation mark is missing');
      if (text[at] !== '\\') continue;
      at += 1;
      const escape = text[at] ?? '';
      if (quote === '"' && !/["\\/bfnrtu]/.test(escape) && escape !== '')
        fail(at - 1, `"\\${escape}" means nothing: write "\\\\${escape}"`);
    }
    at += 1;
    last = { from, to: at };
  };
  const word = () => {
    const [found = ''] = /^[^\s,:{}[\]"]+/.exec(text.slice(at, at + 200)) ?? [];
    const rest = found === '' ? (text[at] ?? '') : found;
    if (/^[“”„«»‘’]/.test(rest))
      fail(at, `${rest[0]} is no quotation mark of JSON: write " before and after the text`);
    if (!/^(?:true|false|null|[-+]?[\d.]+(?:e[-+]?\d+)?)$/i.test(found))
      fail(
        at,
        found === '' ? `"${rest}" was not expected` : `a text without quotation marks: write "${found}"`,
      );
    last = { from: at, to: at + found.length };
    at = last.to;
  };
  const value = () => {
    const sign = skip();
    if (sign === '{' || sign === '[') group(sign);
    else if (sign === '"' || sign === "'") string(sign);
    else word();
  };
  const field = () => {
    const sign = skip();
    if (sign === '"' || sign === "'") string(sign);
    else {
      const [name = ''] = /^[\w$-]+/.exec(text.slice(at, at + 100)) ?? [];
      fail(
        at,
        name === '' ? `"${sign}" was not expected` : `a name without quotation marks: write "${name}"`,
      );
    }
    const name = last;
    if (skip() !== ':') {
      const [from, to] = [name.from, name.to];
      const broken = text.slice(from, to).includes('\n');
      fail(
        broken ? from : to,
        broken ? 'a closing quotation mark is missing' : `a ":" is missing after ${excerpt()}`,
      );
    }
    at += 1;
    // A missing value is accepted.
    if (!/[,}]/.test(skip())) value();
  };
  const group = (open: '{' | '[') => {
    const [from, close] = [at, open === '{' ? '}' : ']'];
    at += 1;
    for (let sign = skip(); sign !== close; sign = skip()) {
      if (sign === '') cutOff(close);
      if (sign === '}' || sign === ']') fail(at, `a "${close}" is missing`);
      if (open === '{') field();
      else value();
      const item = last;
      const next = skip();
      if (next === ',') at += 1;
      else if (next === '') cutOff(close);
      else if (next === ':' && open === '[') fail(item.from, `a "]" is missing before ${excerpt()}`);
      else if (next !== close && !/[}\]]/.test(next)) {
        const broken = text.slice(item.from, item.to).includes('\n') && /["']/.test(text[item.from] ?? '');
        if (broken) fail(item.from, 'a closing quotation mark is missing');
        else if (/"\p{L}/u.test(text.slice(item.to - 1, item.to + 1)))
          fail(item.to - 1, String.raw`a quotation mark inside a text is written \"`);
        else if (/[\w"'{[-]/.test(next)) fail(item.to, `a comma is missing after ${excerpt()}`);
        else fail(at, `"${next}" was not expected`);
      }
    }
    at += 1;
    last = { from, to: at };
  };

  let mistake: JsonMistake | null = null;
  try {
    value();
    const more = skip();
    if (more !== '') fail(at, `"${more}" was not expected`);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    mistake = { offset: error.offset, message: error.message };
  }
  let [plain, done] = ['', 0];
  for (const [from, to] of comments) {
    plain += text.slice(done, from) + text.slice(from, to).replaceAll(/[^\n]/g, ' ');
    done = to;
  }
  return { mistake, text: plain + text.slice(done) };
}
