import { ContentError } from '../resume/read/problems';
import type { Portfolio } from '../resume/read/portfolio';
import { languages } from '../portal/lib/languages';
import { placeName } from '../portal/lib/profile';
import { contentDirectoryFrom } from '../site/build-site';
import { readEnvFile } from '../site/environment';
import { readContent } from '../site/read-content';
import { runTool } from './run-tool';
import { warningLines } from '../site/tell-warnings';

/** How the owner can be reached, as everybody will see it. */
function published({ owner }: Portfolio): string[] {
  const ways = [owner.email, owner.phone, placeName(owner.place), owner.website];
  return [...ways, ...owner.profiles.map(({ url, label }) => url ?? label)].filter((way): way is string =>
    Boolean(way),
  );
}

const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Makes the résumé's documents in every language, reads them as a recruiter's system would, and says what was lost. */
async function checkDocuments(inLanguage: (code: string) => Portfolio): Promise<void> {
  // Readers of documents are large; most checks need none.
  const { proveDocuments } = await import('../site/documents/proof');
  for (const language of languages) {
    const { lines, faults } = await proveDocuments(inLanguage(language.code), language);
    for (const line of lines) console.log(`document  ${line}`);
    for (const fault of faults) console.log(`lost      ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}

const FLAGS = new Set(['--all', '--documents']);

/**
 * `npm run content:check [-- --content DIR --all --documents]`: says what a build would say of the owner's files,
 * without building.
 */
await runTool(async () => {
  readEnvFile();
  const all = process.argv.includes('--all');
  const directory = contentDirectoryFrom(
    process.argv.slice(2).filter((argument) => !FLAGS.has(argument)),
    process.env,
  );
  try {
    const { portfolio, warnings, heldBack, inLanguage } = readContent(directory);
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
    if (process.argv.includes('--documents')) await checkDocuments(inLanguage);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    for (const problem of error.problems) console.error(problem);
    process.exitCode = 1;
  }
});
