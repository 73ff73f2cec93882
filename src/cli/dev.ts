import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';

import { PACKED } from '../resume/read/packed';
import { ContentError, fieldName, type Note } from '../resume/standard/problems';
import { proposalsFor } from '../resume/suggest/proposals-of';
import type { Proposal } from '../resume/suggest/suggest';
import { checkedDocuments } from '../site/documents/checked-documents';
import { draftSite, removeDrafts, type DraftSite } from '../site/draft-site';
import { mailServerOptionsFrom } from '../site/environment';
import { improvements } from '../site/improvements';
import { INBOX } from '../mail-server/inbox';
import { onlyLocal } from '../mail-server/loopback';
import { mailServer, type MailServer } from '../mail-server/mail-server';
import { readContent } from '../site/read-content';
import { pageReloader } from '../site/reload';
import { devPage } from '../site/dev-script';
import { listen } from '../site/serve';
import { mailSentence } from '../site/serve-site';
import { warningLines } from '../site/warning-lines';
import { watchContent } from '../site/watch-content';
import { ADDRESS_OPTIONS, addressIn } from './address';
import { FOLDER_OPTION, type Command } from './command';
import { enterFolder } from './folder';

const USUAL_PORT = '5173';

const withoutPlace = (sentence: string): Note => ({ place: '', sentence });

const proposalNote = ({ file, path, value, because }: Proposal): Note => ({
  place: `${file} ${fieldName(path)}: ${JSON.stringify(value)}`,
  sentence: because,
});

/** In the repository, the code is watched too. */
const CODE = PACKED ? [] : ['src'];

/** The page at every address until the first build is finished. */
const WAITING = devPage('The portal is being built', 0);

export const command: Command = {
  name: 'dev',
  about:
    'Shows your portal while you write: a page reloads when you save, and says what is wrong with a file.\nIts button “Documents” shows what a recruiter’s system reads in your PDF and Word file.',
  words: ['[FOLDER]'],
  options: { ...ADDRESS_OPTIONS, ...FOLDER_OPTION },
  examples: [
    ['portalfolio dev', `on http://localhost:${USUAL_PORT}`],
    ['portalfolio dev --port 8080', 'on another port'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const path = resolve(folder);
    const address = addressIn(given, USUAL_PORT);
    // A missing folder cannot be watched. The reader throws an error with the reason.
    if (!existsSync(folder)) readContent(folder);
    const reloader = pageReloader(() => checkedDocuments(readContent(folder).inLanguage));
    let site: DraftSite | null = null;
    let mail: MailServer | null = null;
    const mailFor = (basePath: string) =>
      (mail ??= mailServer({ ...mailServerOptionsFrom(process.env), basePath }));
    const server = createServer(
      onlyLocal(address, (request, response) => {
        if (reloader.answer(request, response)) return;
        if (site) site.answer(request, response);
        else
          response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'no-store' }).end(WAITING);
      }),
    );
    // Listens before the first build, so that an open page shows the portal as soon as it is built.
    const url = await listen(server, address);
    console.log(`\n  ${url}\n  Ctrl+C stops it.\n`);

    const build = async () => {
      const started = performance.now();
      const later: Note[] = [];
      let noteAll = () => {};
      try {
        if (!existsSync(path)) throw new ContentError([`${path} is not there. It was moved or removed.`]);
        // A program stays in a folder that was removed, even if another has its path now.
        if (PACKED) process.chdir(path);
        const last: DraftSite | null = site;
        site = await draftSite(folder, {
          warn(sentence) {
            console.warn(sentence);
            later.push({ place: '', sentence });
            noteAll();
          },
          fail(sentence) {
            console.error(sentence);
            reloader.failed('A page could not be made', [sentence]);
          },
          mailFor,
        });
        const { content, hasInbox } = site;
        const { owner, portal } = content.portfolio;
        for (const line of warningLines(content.warnings)) console.warn(line);
        const took = `${Math.round(performance.now() - started)} ms`;
        console.log(`The portal of ${owner.name} is read (${took}): ${url}${portal.basePath}`);
        await last?.remove();
        const advice = improvements(content.portfolio);
        const proposals = proposalsFor(folder, content.portfolio);
        if (!last) {
          if (hasInbox) console.log(mailSentence(url + portal.basePath.slice(0, -1) + INBOX, address));
          if (advice.length > 0)
            console.log(`What would improve it most:\n${advice.map((line) => `  – ${line}`).join('\n')}`);
        }
        noteAll = () =>
          reloader.noted([
            { title: 'Warnings', noun: 'warning', notes: [...content.notes, ...later] },
            {
              title: 'Proposals',
              noun: 'proposal',
              notes: [...proposals.map(proposalNote), ...advice.map(withoutPlace)],
            },
            { title: 'Not published', noun: null, notes: content.withheld.map(withoutPlace) },
          ]);
        noteAll();
        reloader.built(site.build);
      } catch (error) {
        const sentences = error instanceof ContentError ? error.problems : [(error as Error).message];
        console.error(sentences.join('\n'));
        reloader.failed('The portal cannot be built as your files are', sentences);
      }
    };
    await removeDrafts();
    // A file that is saved during the first build is read after it.
    let running = Promise.resolve();
    const buildNext = () => (running = running.then(build));
    watchContent(path, CODE, buildNext);
    await buildNext();
    return 0;
  },
};
