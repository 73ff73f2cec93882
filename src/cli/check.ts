import { folderName } from '../resume/read/packed';
import { counted } from '../resume/standard/problems';
import type { Portfolio } from '../resume/model/portfolio';
import { placeName } from '../portal/career/profile';
import type { Proof } from '../documents/proof';
import { readPortfolio } from '../site/content/read-portfolio';
import { readContentToBuild, warningLines } from '../site/content/read-content';
import {
  FOLDER_OPTION,
  JSON_OPTION,
  STRICT_OPTION,
  type Command,
  enterFolder,
  withProgress,
} from './command';

const NOTHING: Proof = { lines: [], faults: [] };

/** The published contact data of the owner. */
function contactsOf({ owner }: Portfolio): string[] {
  const contacts = [owner.email, owner.phone, placeName(owner.place), owner.website];
  return [...contacts, ...owner.profiles.map(({ url, label }) => url ?? label)].filter(
    (contact): contact is string => Boolean(contact),
  );
}

export const command: Command = {
  name: 'check',
  about:
    'Reads your files without building: what it could not understand, assumed, publishes and holds back.',
  words: ['[FOLDER]'],
  options: {
    all: { about: 'lists every warning' },
    documents: { about: 'makes the PDF and the Word file too, and reads them as a recruiter’s system would' },
    ...STRICT_OPTION,
    ...JSON_OPTION,
    ...FOLDER_OPTION,
  },
  examples: [
    ['portalfolio check', 'the files of this folder'],
    ['portalfolio check --documents', 'and what a recruiter’s system would lose'],
    ['portalfolio check --json', 'the same, for a program'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const content = await readContentToBuild(folder);
    const { portfolio, warnings, withheld, inLanguage, views } = content;
    const published = [...contactsOf(portfolio), ...content.published];
    // A PDF is made for each view.
    let [ofViews, documents] = [NOTHING, NOTHING];
    if (views.length > 0 || given.has('documents')) {
      const { checkedDocuments, checkedViews } = await import('../documents/proof');
      ofViews = await checkedViews(views, (view) => readPortfolio(folder, { today: new Date(), view }));
      if (given.has('documents'))
        documents = await withProgress('Making the documents', checkedDocuments(inLanguage));
    }
    const isRefused =
      documents.faults.length + ofViews.faults.length > 0 || (given.has('strict') && warnings.length > 0);
    if (given.has('json')) {
      const answer = { ok: !isRefused, owner: portfolio.owner.name, warnings };
      const { lines, faults: lost } = documents;
      const rest = {
        published,
        notPublished: withheld,
        documents: lines,
        lost,
        views: ofViews,
      };
      console.log(JSON.stringify({ ...answer, ...rest }, null, 2));
      return isRefused ? 1 : 0;
    }
    for (const line of warningLines(warnings, { all: given.has('all') })) console.log(`warning  ${line}`);
    for (const line of published) console.log(`published      ${line}`);
    for (const line of withheld) console.log(`not published  ${line}`);
    if (withheld.length > 0)
      console.log(
        'To publish some of it, write into portal.yaml, for instance: privacy: { publish: [phone] }',
      );
    console.log(
      `${folderName(folder)}: the portal of ${portfolio.owner.name} can be built (${counted(warnings.length, 'warning')}).`,
    );
    for (const line of ofViews.lines) console.log(`view      ${line}`);
    for (const fault of ofViews.faults) console.log(`too long  ${fault}`);
    for (const line of documents.lines) console.log(`document  ${line}`);
    for (const fault of documents.faults) console.log(`lost      ${fault}`);
    return isRefused ? 1 : 0;
  },
};
