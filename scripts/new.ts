import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { main } from '../src/cli/main';
import { makeFolder } from '../src/resume/import/write-files';
import { runTool } from '../src/cli/run-tool';
import { packPackages } from './pack-package';

/**
 * `npm run new -- ../my-portal [--name NAME | --from FILE | --from-clone DIR]`: makes an owner's folder that depends on
 * this repository's package, as it is now. A folder that is there gets the new package, and nothing else is changed.
 */
await runTool(async () => {
  const [folder, ...options] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('npm run new -- FOLDER: name a folder.');
  console.log('Packing …');
  const { portalfolio } = await packPackages('dist');
  const isThere = existsSync(join(folder, 'package.json'));
  if (!existsSync(folder)) makeFolder(folder);
  mkdirSync(folder, { recursive: true });
  // Inside of the folder: a machine that publishes it finds it there.
  const archive = join(folder, basename(portalfolio));
  copyFileSync(portalfolio, archive);
  if (isThere) return console.log(`${archive} is new. In ${folder}, run: npm install ./${basename(archive)}`);
  process.exitCode = await main(['init', folder, '--package', archive, ...options]);
});
