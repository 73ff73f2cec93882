import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { main } from '../src/cli/main';
import { makeFolder } from '../src/resume/import/write-files';
import { runTool } from '../src/cli/run-tool';
import { packPackages } from './pack-package';

/**
 * `npm run new -- ../my-portal [--name NAME | --from FILE | --from-clone DIR]`: makes an owner's folder that
 * depends on the package of this repository in its current state. An existing folder only gets the new
 * package.
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
  // The archive is in the folder, so that a machine that publishes the folder can install it.
  const archive = join(folder, basename(portalfolio));
  copyFileSync(portalfolio, archive);
  if (isThere) return console.log(`${archive} is new. In ${folder}, run: npm install ./${basename(archive)}`);
  process.exitCode = await main(['init', folder, '--package', archive, ...options]);
});
