import { folderName } from '../resume/package-data';
import { counted } from '../resume/standard/problems';
import type { Portfolio } from '../resume/model/portfolio';
import { placeName } from '../portal/text/format';
import { RESUME_PAGE } from '../portal/addresses/exports';
import { readPortfolio } from '../site/content/read-portfolio';
import { readContentToBuild, warningLines } from '../site/content/read-content';
import { absolute } from '../site/seo/addresses';
import { type CliCommand, enterFolder } from './command';

/** The published contact data of the owner. */
function contactsOf({ owner }: Portfolio): string[] {
  const contacts = [owner.email, owner.phone, placeName(owner.place), owner.website];
  return [...contacts, ...owner.profiles.map(({ url, label }) => url ?? label)].filter(
    (contact): contact is string => Boolean(contact),
  );
}

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {
    all: { about: 'lists every warning' },
    documents: { about: 'makes the PDF and the Word file too, and reads them as a recruiter’s system would' },
  },
  examples: [
    ['portalfolio check', 'the files of this folder'],
    ['portalfolio check --all', 'with every warning'],
    ['portalfolio check --documents', 'and what a recruiter’s system would lose'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const content = await readContentToBuild(folder);
    const { portfolio, warnings, withheld } = content;
    const published = [...contactsOf(portfolio), ...content.published];
    const views = content.views.map(({ name }) => absolute(portfolio, `${RESUME_PAGE}/${name}`));
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
    for (const address of views) console.log(`view           ${address}`);
    const tooLong = content.views.some(({ pages }) => pages !== undefined)
      ? await (
          await import('../documents/fit-view')
        ).tooLongViews(content.views, (view) => readPortfolio(folder, { today: new Date(), view }))
      : [];
    for (const sentence of tooLong) console.log(`too long       ${sentence}`);
    const proof = given.has('documents')
      ? await (await import('../documents/read-back')).checkedDocuments(content.inLanguage)
      : { lines: [], faults: [] };
    for (const line of proof.lines) console.log(`document       ${line}`);
    for (const fault of proof.faults) console.log(`lost           ${fault}`);
    return tooLong.length + proof.faults.length > 0 ? 1 : 0;
  },
};
