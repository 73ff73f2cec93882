import { ContentError } from '../app/content/problems';
import type { Portfolio } from '../app/content/portfolio';
import { placeName } from '../app/domain/profile';
import { contentDirectoryFrom } from './build-site';
import { readEnvFile } from './environment';
import { readContent } from './read-content';
import { runTool } from './run-tool';
import { warningLines } from './tell-warnings';

/** How the owner can be reached, as everybody will see it. */
function published({ owner }: Portfolio): string[] {
  const ways = [owner.email, owner.phone, placeName(owner.place), owner.website];
  return [...ways, ...owner.profiles.map(({ url, label }) => url ?? label)].filter((way): way is string =>
    Boolean(way),
  );
}

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
    const { portfolio, warnings, heldBack } = readContent(directory);
    for (const line of warningLines(warnings, { all })) console.log(`warning  ${line}`);
    for (const line of published(portfolio)) console.log(`published      ${line}`);
    for (const line of heldBack) console.log(`not published  ${line}`);
    if (heldBack.length > 0)
      console.log(
        'To publish some of it, write into portal.yaml, for instance: privacy: { publish: [phone] }',
      );
    console.log(
      `${directory}: the portal of ${portfolio.owner.name} can be built (${count(warnings.length, 'warning')}).`,
    );
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exitCode = 1;
  }
});
