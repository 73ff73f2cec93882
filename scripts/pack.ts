import { runTool } from '../src/cli/run-tool';
import { megabytes, packPackages } from './pack-package';

/** `npm run pack [-- FOLDER]`: makes the packages that would be published, in `dist` where no folder is named. */
await runTool(async () => {
  const { portalfolio, create } = await packPackages(process.argv[2] ?? 'dist');
  for (const archive of [portalfolio, create]) console.log(`${archive} (${megabytes(archive)})`);
});
