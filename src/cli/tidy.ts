import { createPatch } from 'diff';

import { tidyFolder, writeTidied } from '../resume/tidy/tidy';
import { commandLine } from '../resume/package-data';
import { type CliCommand, enterFolder } from './command';

export const command: CliCommand = {
  words: ['[DIR]'],
  options: {
    write: { about: 'writes the changes, and keeps a backup of each file' },
    check: { about: 'ends with 1 where there are changes' },
  },
  examples: [
    ['portalfolio tidy', 'shows the changes'],
    ['portalfolio tidy --write', 'writes them'],
    ['portalfolio tidy --check', 'for a workflow'],
  ],
  async run(given) {
    const files = tidyFolder(enterFolder(given));
    const changed = files.filter(({ before, text }) => text !== before);
    const written = given.has('write') ? writeTidied(files) : [];
    const isRefused = given.has('check') && changed.length > 0 && written.length === 0;
    for (const { file, before, text, reasons } of changed) {
      console.log(createPatch(file, before, text).trimEnd());
      for (const reason of reasons) console.log(`– ${reason}`);
    }
    const names = files.map(({ file }) => file).join(', ');
    if (changed.length === 0) console.log(`${names}: standard JSON Resume, nothing to change.`);
    for (const { file, backup } of written) console.log(`Written: ${file}. It was kept as ${backup}.`);
    if (changed.length > 0 && written.length === 0)
      console.log(
        `Nothing was written; this writes the changes: ${commandLine('tidy --write', 'tidy -- --write')}`,
      );
    return isRefused ? 1 : 0;
  },
};
