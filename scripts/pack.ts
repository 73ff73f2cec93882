import { timedSteps, runTool } from '../src/cli/progress';
import { megabytes, packPackages } from './pack-package';

/** `npm run pack [-- FOLDER]`: makes the packages to publish, in `dist` by default. */
await runTool(async () => {
  const { portalfolio, create } = await packPackages(process.argv[2] ?? 'dist', timedSteps(console.warn));
  for (const archive of [portalfolio, create]) console.log(`${archive} (${megabytes(archive)})`);
});
