import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { UNNAMED } from '../resume/import/entry';
import { leftOutLines, writeLeftovers } from '../resume/import/leftovers';
import { readFile } from '../resume/import/read-file';
import { starterPortal, writeContent } from '../resume/import/write-content';
import { makeFolder } from '../resume/write-files';
import { FORMATS, type CliCommand, type Given } from './command';
import { version } from './version';
import { PORTALS, RESUMES } from '../resume/read/owner-files';
import { scriptPackagesFor } from '../documents/font-packages';
import { readPortfolioSync } from '../site/content/read-portfolio-sync';
import { IGNORED } from '../site/content/content-files';

/** The scripts of an owner's package. Each runs the command of the same name. */
const SCRIPTS = ['dev', 'build', 'preview', 'check', 'suggest', 'tidy', 'doctor', 'publish'] as const;

const packageName = (folder: string): string =>
  folder
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'my-portal';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A minimal résumé. */
export const starterResume = (name: string): string =>
  json({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name },
  });

/** A file of the folder `starter`, which the package contains beside the program. */
const starterText = (file: string): string =>
  readFileSync(new URL(`starter/${file}`, import.meta.url), 'utf8');

/**
 * The files of an owner's folder besides the content, by path.
 * @param dependencies the package and the fonts for the letters of the résumé, with their versions
 */
export const starterFiles = (
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  'package.json': json({
    name: packageName(folder),
    version: '1.0.0',
    private: true,
    scripts: Object.fromEntries(SCRIPTS.map((name) => [name, `portalfolio ${name}`])),
    dependencies,
  }),
  '.gitignore': `${IGNORED.join('\n')}\n`,
  '.github/workflows/pages.yml': starterText('pages.yml'),
  'README.md': starterText('README.md'),
  'images/.gitkeep': '',
});

/** The package manager that started this program; npm by default. */
function packageManager({ npm_config_user_agent: agent = '' }: NodeJS.ProcessEnv): string {
  const [, name = 'npm'] = /^(npm|pnpm|yarn|bun)\//.exec(agent) ?? [];
  return name;
}

/** Installs the dependencies of a folder, which also creates its lockfile. */
function install(folder: string, manager: string): Promise<boolean> {
  return new Promise((ended) => {
    // On Windows, package managers are shell scripts.
    const child = spawn(`${manager} install`, {
      cwd: folder,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', () => ended(false));
    child.on('close', (status) => ended(status === 0));
  });
}

const has = (folder: string, names: readonly string[]): boolean =>
  names.some((name) => existsSync(join(folder, name)));
const hasResume = (folder: string): boolean => has(folder, RESUMES);

/** The version of all packages with fonts for the PDF and the pictures. */
const DOCUMENT_FONTS = '^0.4.0';

/** The font packages that a résumé needs besides those installed with the portal, as dependencies. */
export const scriptFonts = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(scriptPackagesFor(text).map((name) => [name, DOCUMENT_FONTS]));

const SCHEMA = './node_modules/portalfolio/portal.schema.json';

/** The texts of the résumé in all its languages. */
const resumeText = (folder: string): string =>
  readdirSync(folder)
    .filter((name) => /^resume(?:\.[\w-]+)?\.(?:json|ya?ml)$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/**
 * The version of this program in the owner's package, or the archive that it was installed from. The archive is copied
 * beside the files, so that the host that builds the portal has it too.
 */
function dependencyOf(given: Given, folder: string): string {
  const named = given.text('package') ?? process.env['npm_config_package'];
  const archive = named?.trim();
  if (archive === undefined || !archive.endsWith('.tgz')) return given.text('package') ?? `^${version()}`;
  const from = resolve(archive.replace(/^file:/, ''));
  const file = join(folder, basename(from));
  if (existsSync(from) && from !== file) copyFileSync(from, file);
  return `file:${basename(from)}`;
}

/** Writes the initial content: from a file, or from a name. */
async function writeStart(given: Given, folder: string): Promise<readonly string[]> {
  const from = given.text('from');
  if (from !== undefined) {
    const found = await readFile(from);
    const { files, notes } = writeContent(folder, found.resume, {
      force: false,
      read: readPortfolioSync,
      schema: SCHEMA,
    });
    for (const line of [...found.notes, ...leftOutLines(found), ...notes]) console.log(line);
    files.push(...writeLeftovers(folder, from, found));
    return files.map((file) => relative(folder, file));
  }
  const written: string[] = [];
  const put = (file: string, text: string) => {
    writeFileSync(join(folder, file), text);
    written.push(file);
  };
  const name = hasResume(folder) ? null : (given.text('name') ?? UNNAMED);
  makeFolder(folder);
  if (name !== null) put('resume.json', starterResume(name));
  if (!has(folder, PORTALS)) put('portal.yaml', starterPortal(SCHEMA));
  return written;
}

export const command: CliCommand = {
  words: ['[FOLDER]'],
  options: {
    name: {
      value: 'NAME',
      about: 'whose portal it is; else you write it in the portal',
    },
    from: {
      value: 'FILE|ZIP|PDF',
      about: `takes a LinkedIn export or profile PDF, or a résumé in the format of\n${FORMATS}`,
    },
    package: { value: 'SPEC', about: 'where the package comes from, such as a .tgz file' },
    'no-install': { about: 'leaves the installation to you' },
  },
  examples: [
    ['portalfolio init my-portal', 'begins empty: you fill it in in the portal'],
    ['portalfolio init my-portal --from Basic_LinkedInDataExport.zip', 'takes what LinkedIn knows'],
    ['portalfolio init . --name "Ada Lovelace" --no-install', 'begins with a name, and installs nothing'],
  ],
  async run(given) {
    const folder = resolve(given.words[0] ?? '.');
    if (existsSync(folder) && !statSync(folder).isDirectory())
      throw new Error(`${folder}: expected a folder, got a file.`);
    if (given.has('from') && existsSync(folder) && hasResume(folder))
      throw new Error(`${folder} holds a résumé already. Run portalfolio import there to change it.`);
    const before = existsSync(folder) ? readdirSync(folder) : [];
    const written = [...(await writeStart(given, folder))];
    const fonts = scriptFonts(resumeText(folder));
    const dependencies = { portalfolio: dependencyOf(given, folder), ...fonts };
    for (const [file, text] of Object.entries(starterFiles(basename(folder), dependencies))) {
      const path = join(folder, file);
      if (existsSync(path)) continue;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
      written.push(file);
    }
    console.log(`\nWritten to ${folder}:\n${written.map((file) => `  ${file}`).join('\n')}`);
    if (before.includes('package.json'))
      console.log(
        `package.json stays as it is: add ${Object.keys(dependencies).join(', ')} to its dependencies.`,
      );
    const manager = packageManager(process.env);
    const isInstalled = !given.has('no-install') && (await install(folder, manager));
    const steps = [
      ...(relative('', folder) === '' ? [] : [`cd ${relative('', folder)}`]),
      ...(isInstalled ? [] : [`${manager} install`]),
      `${manager} run dev`,
    ];
    console.log(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`);
    if (isInstalled || given.has('no-install')) return 0;
    throw new Error(`${manager} install did not finish; the files are there. Run it again in ${folder}.`);
  },
};
