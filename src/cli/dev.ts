import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, resolve } from 'node:path';

import { stringify } from 'yaml';

import { PACKED_FOLDER } from '../resume/package-data';
import { ContentError, NOT_STANDARD, type Note } from '../resume/standard/problems';
import { idOf, proposalsFor, type Proposal } from '../resume/suggest/suggest';
import { performActs, stepsToPublish } from '../site/publish-steps';
import { draftSite, removeDrafts, type DraftSite } from '../site/draft-site';
import { INBOX } from '../mail-server/inbox';
import { onlyLocal } from '../mail-server/loopback';
import { mailServer, type MailServer } from '../mail-server/mail-server';
import { readContent, warningLines } from '../site/content/read-content';
import { readPortfolioSync } from '../site/content/read-portfolio-sync';
import { pageReloader, devPage } from '../site/reload';
import { listen, mailSentence } from '../site/serve';
import { editRequests } from '../editor/edit-requests';
import type { EditedFile, OwnerNote, Locator } from '../editor/protocol';
import { UNNAMED } from '../resume/import/entry';
import { PORTALS, RESUMES } from '../resume/read/owner-files';
import { watchContent } from '../site/watch-content';
import { ADDRESS_OPTIONS, serverAddress, type CliCommand, enterFolder } from './command';
import { isDrawnCover } from '../site/content/pictures';
import { DEFAULT_ICONS } from '../resume/model/icons';
import type { Portfolio } from '../resume/model/portfolio';

const listed = (names: readonly string[]): string => {
  const [first = '', second, ...more] = names;
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first}, ${second} and ${more.length} more`;
};

/** A sentence with the place of the value that is missing. */
type Advice = { sentence: string; edit: Locator };

/** Suggestions to improve a portal, the most important first. Each names the place to write. */
export function improvements({
  owner,
  portal,
  companies,
  projects,
  skills,
}: Pick<Portfolio, 'owner' | 'portal' | 'companies' | 'projects' | 'skills'>): Advice[] {
  const work = companies.filter(({ kind }) => kind === 'work');
  const withoutText = work
    .flatMap(({ name, positions }) => positions.map((position) => ({ name, position })))
    .filter(({ position }) => position.highlights.length === 0 && !position.summary)
    .map(({ name, position }) => `${position.title} (${name})`);
  const undated = work.filter(({ months }) => months === null).map(({ name }) => name);
  const plain = work.every(
    ({ score, color, icon }) => score === null && color === null && icon === DEFAULT_ICONS.company,
  )
    ? work
    : [];
  const undescribed = projects.filter(
    ({ description, highlights }) => !description && highlights.length === 0,
  );
  const unpictured = projects.filter(({ image }) => !image || isDrawnCover(image.src));
  const found: (readonly [isMissing: boolean, sentence: string, path: string, file?: EditedFile])[] = [
    [owner.name === UNNAMED, 'The portal does not say who you are', 'basics.name'],
    [work.length === 0, 'There is no work yet', 'work'],
    [
      owner.headline === null,
      'The portal does not say what you are (such as “Platform Engineer”)',
      'basics.label',
    ],
    [owner.biography.length === 0, 'A paragraph about yourself opens the Profile', 'basics.summary'],
    [owner.email === null && !portal.mail, 'Nobody can write to you', 'basics.email'],
    [withoutText.length > 0, `What you did is missing for ${listed(withoutText)}`, 'work[].highlights'],
    [undated.length > 0, `Dates are missing for ${listed(undated)}`, 'work[].startDate'],
    [owner.photo === null, 'A portrait can stand where your initials are', 'basics.image'],
    [skills.length === 0, 'Visitors search for skills', 'skills'],
    [projects.length === 0, 'Projects are the resources of your portal', 'projects'],
    [
      undescribed.length > 0,
      `A sentence is missing for ${listed(undescribed.map(({ name }) => name))}`,
      'projects[].description',
    ],
    [owner.profiles.length === 0, 'Visitors look for you elsewhere', 'basics.profiles'],
    [portal.siteUrl === null, 'Search engines need the whole address of the site', 'siteUrl', 'portal.yaml'],
    [
      unpictured.length > 0,
      `A picture of your own shows more than a drawn one, for ${listed(unpictured.map(({ name }) => name))}`,
      'projects[].image',
    ],
    [
      plain.length > 0,
      `Companies can have a color, an icon and a score, such as ${listed(plain.map(({ name }) => name))}`,
      'companies',
      'portal.yaml',
    ],
  ];
  return found
    .filter(([isMissing]) => isMissing)
    .map(([, sentence, path, file = 'resume.json']) => ({
      sentence: `${sentence}: ${file}, ${path}.`,
      edit: { file, path: path.replace(/\[\].*/, '').split('.') },
    }));
}

const USUAL_PORT = '5173';

const withoutPlace = (sentence: string): OwnerNote => ({ place: '', sentence });

/** A place in a file: `resume.json:12:3`. */
const IN_FILE = /:\d+:\d+$/;

function warningNote({ path = [], ...warning }: Note): OwnerNote {
  const { place, sentence } = warning;
  if (sentence.includes(NOT_STANDARD)) return { ...warning, isForm: true };
  if (!IN_FILE.test(place)) return warning;
  const name = basename(place.replace(IN_FILE, ''));
  const kind = RESUMES.includes(name) ? 'resume.json' : PORTALS.includes(name) ? 'portal.yaml' : null;
  const note = { ...warning, file: resolve(place) };
  return kind && path.length > 0 ? { ...note, edit: { file: kind, path: path as Locator['path'] } } : note;
}

const proposalNote = (proposal: Proposal): OwnerNote => ({
  place: idOf(proposal),
  sentence: proposal.because,
  proposal: idOf(proposal),
  value: stringify(proposal.value, { lineWidth: 0 }).trimEnd(),
  isExample: proposal.isExample === true,
  edit: { file: proposal.file, path: proposal.path },
});

/** In the repository, the code is watched too. */
const CODE = PACKED_FOLDER ? [] : [resolve('src')];

/** Builds the site to publish, in a process of its own: a build has one set of settings. */
async function buildApart(folder: string): Promise<void> {
  const [program = ''] = process.argv.slice(1);
  const child = spawn(process.execPath, [...process.execArgv, program, 'build', folder], {
    // The local inbox is for `dev`, not for a site to publish.
    env: { ...process.env, LOCAL_MAIL: undefined },
    stdio: 'inherit',
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error('The build did not succeed: the terminal of dev has the reason.');
}

/** The page at every address until the first build is finished. */
const WAITING = devPage('The portal is being built', 0);

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: { ...ADDRESS_OPTIONS },
  examples: [
    ['portalfolio dev', `on http://localhost:${USUAL_PORT}`],
    ['portalfolio dev --port 8080', 'on another port'],
  ],
  async run(given) {
    const folder = enterFolder(given);
    const path = resolve(folder);
    const address = serverAddress(given, USUAL_PORT);
    // A missing folder cannot be watched. The reader throws an error with the reason.
    if (!existsSync(folder)) await readContent(folder);
    const edits = editRequests(
      path,
      () => readPortfolioSync(folder, { today: new Date() }).portfolio,
      async (options) => {
        // A question on the terminal would stop this server until it is answered.
        process.env['GIT_TERMINAL_PROMPT'] ??= '0';
        performActs(folder, options);
        if (options.build) await buildApart(folder);
        return stepsToPublish(folder, options);
      },
    );
    const reloader = pageReloader(edits, async () => {
      // The libraries that read documents are large, and most sessions do not need them.
      const { checkedDocuments } = await import('../documents/read-back');
      return checkedDocuments((await readContent(folder)).inLanguage);
    });
    let site: DraftSite | null = null;
    let mail: MailServer | null = null;
    const mailFor = (basePath: string) => (mail ??= mailServer({ basePath }));
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
        if (PACKED_FOLDER) process.chdir(path);
        const last: DraftSite | null = site;
        site = await draftSite(folder, {
          warn(sentence) {
            console.warn(sentence);
            // Each language has its documents.
            if (later.every((note) => note.sentence !== sentence)) later.push({ place: '', sentence });
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
        if (!last && hasInbox) console.log(mailSentence(url + portal.basePath.slice(0, -1) + INBOX, address));
        noteAll = () =>
          reloader.noted([
            {
              title: 'Proposals',
              noun: 'proposal',
              notes: [...proposals.map(proposalNote), ...advice.map((one) => ({ place: '', ...one }))],
            },
            {
              title: 'Problems',
              noun: 'problem',
              notes: [...content.notes.filter(({ unpublished }) => unpublished === undefined), ...later].map(
                warningNote,
              ),
            },
            {
              title: 'Not published',
              noun: null,
              notes: [
                ...content.notes.filter(({ unpublished }) => unpublished !== undefined).map(warningNote),
                ...content.withheld.map(withoutPlace),
              ],
            },
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
    await watchContent(path, CODE, buildNext);
    await buildNext();
    return 0;
  },
};
