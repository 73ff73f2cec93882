import { tidyFolder, writeTidied, type FileEdits } from '../resume/import/tidy-folder';
import { parseSource } from '../resume/read/source';
import { counted, fieldName, type Path } from '../resume/standard/problems';
import { commandLine } from '../resume/read/packed';
import { FOLDER_OPTION, JSON_OPTION, type Command, enterFolder } from './command';

/** The maximum length of a value in the list. */
const LONGEST = 160;

const valueLine = (sign: string, key: string | number | undefined, value: unknown): string => {
  const json = JSON.stringify(value);
  const text = json.length > LONGEST ? `${json.slice(0, LONGEST)} …` : json;
  return `  ${sign} ${typeof key === 'string' ? `${JSON.stringify(key)}: ` : ''}${text}`;
};

/** The changes of a file as lines: the place and the reason, the value before, the value after. */
function linesOf({ file, before, edits, changes }: FileEdits): string[] {
  const source = parseSource(file, before);
  // The change of the value, of the list around it or of a value in it.
  const reasonOf = (at: Path): string => {
    const [field, around] = [fieldName(at), fieldName(at.slice(0, -1))];
    const own = changes.find(({ path }) => [fieldName(path), fieldName(path.slice(0, -1))].includes(field));
    return (own ?? changes.find(({ path }) => fieldName(path) === around))?.message ?? '';
  };
  const found = edits.map(({ at, from, to, name }) => {
    const field = fieldName(at);
    const reason = reasonOf(at);
    const place = 'problems' in source ? file : source.place(at);
    // The changes inside of a renamed group are listed below it.
    const isGroup = name !== undefined && typeof from === 'object';
    return {
      line: Number(/:(\d+):\d+$/.exec(place)?.[1]),
      lines: [
        `${place} ${field}${reason === '' ? '' : `: ${reason}`}`,
        ...(from === undefined ? [] : [valueLine('-', at.at(-1), isGroup ? '…' : from)]),
        ...(to === undefined ? [] : [valueLine('+', name ?? at.at(-1), isGroup ? '…' : to)]),
      ],
    };
  });
  return found.toSorted((one, other) => one.line - other.line).flatMap(({ lines }) => lines);
}

export const command: Command = {
  name: 'tidy',
  about:
    'Shows what your résumé and its translations need to be standard JSON Resumes: other names of fields, dates in\nwords, texts in HTML, … Each change is one of form; no text is lost.',
  words: ['[DIR]'],
  options: {
    write: { about: 'writes the changes, and keeps a backup of each file' },
    check: { about: 'ends with 1 where there are changes' },
    ...JSON_OPTION,
    ...FOLDER_OPTION,
  },
  examples: [
    ['portalfolio tidy', 'shows the changes'],
    ['portalfolio tidy --write', 'writes them'],
    ['portalfolio tidy --check', 'for a workflow'],
  ],
  async run(given) {
    const files = tidyFolder(enterFolder(given));
    const changed = files.filter(({ before, text }) => text !== before);
    const count = files.reduce((sum, { edits }) => sum + edits.length, 0);
    const written = given.has('write') ? writeTidied(files) : [];
    const isRefused = given.has('check') && changed.length > 0 && written.length === 0;
    if (given.has('json')) {
      const found = changed.map(({ file, edits, changes }) => ({ file, edits, reasons: changes }));
      console.log(JSON.stringify({ ok: !isRefused, files: found, written }, null, 2));
      return isRefused ? 1 : 0;
    }
    for (const line of files.flatMap(linesOf)) console.log(line);
    const names = files.map(({ file }) => file).join(', ');
    if (changed.length === 0) console.log(`${names}: standard JSON Resume, nothing to change.`);
    for (const { file, backup } of written) console.log(`Written: ${file}. It was kept as ${backup}.`);
    if (changed.length > 0 && written.length === 0)
      console.log(
        `${counted(count, 'change')}. Nothing was written; this writes them: ${commandLine('tidy --write', 'tidy -- --write')}`,
      );
    return isRefused ? 1 : 0;
  },
};
