import { contentDirectoryFrom } from './build-site';
import { readEnvFile } from './environment';
import { runFramework } from './framework';
import { readContent } from './read-content';
import { runTool } from './run-tool';
import { addressFrom } from './serve';
import { warningLines } from './tell-warnings';

/** `npm run dev [-- --content DIR]`: the portal, reloading on every change of code or content. */
await runTool(() => {
  readEnvFile();
  const directory = contentDirectoryFrom(process.argv.slice(2), process.env);
  const { host, port } = addressFrom({ PORT: '5173', ...process.env });
  const { portfolio, warnings } = readContent(directory);
  for (const line of warningLines(warnings)) console.warn(line);
  process.env['LOCAL_MAIL'] = '1';
  runFramework('dev', directory, 'all', portfolio.portal.basePath, ['--host', host, '--port', String(port)]);
});
