import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { install, packageManager } from '../src/cli/init';
import { main } from '../src/cli/main';
import { timedSteps, runTool } from '../src/cli/command';
import { makeFolder } from '../src/resume/import/write-files';
import { packPackages } from './pack-package';

/**
 * `npm run new -- ../my-portal [--name NAME | --from FILE]`: makes an owner's folder that
 * depends on the package of this repository in its current state. In an existing folder, the new package is
 * installed.
 */
await runTool(async () => {
  const [folder, ...options] = process.argv.slice(2);
  if (folder === undefined || folder.startsWith('-'))
    throw new Error('npm run new -- FOLDER: name a folder.');
  console.log('Packing …');
  const { portalfolio } = await packPackages('dist', timedSteps(console.log));
  const isThere = existsSync(join(folder, 'package.json'));
  if (!existsSync(folder)) makeFolder(folder);
  mkdirSync(folder, { recursive: true });
  // The archive is in the folder, so that a machine that publishes the folder can install it.
  const archive = join(folder, basename(portalfolio));
  copyFileSync(portalfolio, archive);
  if (isThere) {
    const manager = packageManager(process.env);
    const isInstalled = await install(folder, manager, `./${basename(archive)}`);
    if (!isInstalled) throw new Error(`${manager} could not install ${archive}. Run it again in ${folder}.`);
    return console.log(`${folder} has the new version; npx portalfolio changes says what is new.`);
  }
  process.exitCode = await main(['init', folder, '--package', archive, ...options]);
});
