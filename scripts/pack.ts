import { runTool } from '../src/cli/run-tool';
import { megabytes, packPackages } from './pack-package';

/** `npm run pack`: makes the packages that would be published, in `dist`. */
await runTool(async () => {
  const { portalfolio, create } = await packPackages('dist');
  for (const archive of [portalfolio, create]) console.log(`${archive} (${megabytes(archive)})`);
});
