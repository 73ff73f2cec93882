import { cpSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

import { missing, type Warning } from '../resume/standard/problems';
import { languages } from '../portal/addresses/languages';
import { screens } from '../portal/addresses/screens';
import { COMPRESSED } from './hosts/hosting';

/** The folder of files that a site contains as they are: proofs of ownership, `.well-known/`, downloads. */
const FOLDER = 'public';

/** The first steps of the addresses that the portal writes itself, without an extension. */
const OWN_NAMES =
  'index 404 _headers _redirects NOT-FOR-PUBLISHING assets pictures slices offline evidence exports icon ' +
  'icon-192 icon-512 icon-maskable-512 apple-touch-icon licenses llms manifest portal resume robots service-worker share ' +
  'sitemap untranslated template inbox dev-reload dev-documents dev-edits dev-pictures dev-imports dev-icons dev-places ' +
  'dev-editor';

/** Whether the portal writes addresses that begin as this file's path. */
export function isOwnAddress(file: string): boolean {
  const [first = ''] = file.split('/');
  const name = first.replace(/(?<=.)\..*$/, '').toLowerCase();
  return [
    ...OWN_NAMES.toLowerCase().split(' '),
    ...screens.map(({ slug }) => slug),
    ...languages.map(({ segment }) => segment),
  ].includes(name);
}

/** Why a file is not published; null if it is. */
function refusalOf(path: string, file: string): string | null {
  const steps = file.split('/');
  if (lstatSync(path).isSymbolicLink()) return 'it is a link to another file';
  if (steps.some((step) => step.startsWith('.') && step !== '.well-known'))
    return 'its name begins with a dot, as names of private files do; only .well-known may';
  if (!/^[\w.~/-]+$/.test(file))
    return 'hosts disagree about the signs in its name; use letters, digits, - and _';
  if (COMPRESSED.some((ending) => file.endsWith(`.${ending}`)))
    return 'names with this ending are those of compressed copies';
  return isOwnAddress(file) ? 'the portal writes this address itself' : null;
}

/** The files in an owner's `public` folder that the site contains, and the warnings about the others. */
export function publicFiles(directory: string): { files: string[]; warnings: Warning[] } {
  const folder = join(directory, FOLDER);
  if (!existsSync(folder)) return { files: [], warnings: [] };
  const warnings: Warning[] = [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !lstatSync(join(folder, name)).isDirectory())
    .map((name) => name.replaceAll(sep, '/'))
    .toSorted()
    .filter((file) => {
      const refusal = refusalOf(join(folder, file), file);
      if (refusal) warnings.push(missing(`the file is not published: ${refusal}.`, join(folder, file)));
      return refusal === null;
    });
  return { files, warnings };
}

/** Copies the files of an owner's `public` folder into a site. */
export function copyPublicFiles(directory: string, site: string): void {
  for (const file of publicFiles(directory).files) cpSync(join(directory, FOLDER, file), join(site, file));
}
