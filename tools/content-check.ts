import { ContentError } from '../app/content/problems';
import { contentDirectoryFrom } from './build-site';
import { readEnvFile } from './environment';
import { readContent } from './read-content';
import { runTool } from './run-tool';
import { warningLines } from './tell-warnings';

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** `npm run content:check [-- --content DIR --all]`: says what a build would say of the owner's files, without building. */
await runTool(() => {
  readEnvFile();
  const all = process.argv.includes('--all');
  const directory = contentDirectoryFrom(
    process.argv.slice(2).filter((argument) => argument !== '--all'),
    process.env,
  );
  try {
    const { portfolio, warnings } = readContent(directory);
    for (const line of warningLines(warnings, { all })) console.log(`warning  ${line}`);
    console.log(
      `${directory}: the portal of ${portfolio.owner.name} can be built (${count(warnings.length, 'warning')}).`,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exitCode = 1;
  }
});
