import { SITE } from './after-build';
import { buildSite, contentDirectoryFrom } from './build-site';
import { runTool } from './run-tool';

/** `npm run build [-- --content DIR]`: writes the static site. */
await runTool(async () => {
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const { owner } = await buildSite(directory);
  console.log(`The portal of ${owner.name} (from ${directory}) is built: ${SITE}`);
});
