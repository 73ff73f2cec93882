import { createHash } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Portfolio } from '../../resume/model/portfolio';
import type { OfflineLanguage, OfflineList } from '../../portal/offline/strategies';
import {
  EVIDENCE_FILE,
  EXPORTS_FILE,
  inLanguage,
  RESUME_PAGE,
  RESOURCES_FILE,
} from '../../portal/addresses/exports';
import { EXPORTS } from '../../portal/addresses/export-formats';
import { studyPage } from '../../portal/addresses/case-studies';
import { homeLanguage, languages, type Language } from '../../portal/addresses/languages';
import { offlineAddress, OFFLINE_STYLES_FILE, WORKER_FILE } from '../../portal/addresses/offline';
import { addressOf, pageAddress, screens, sliceAddress } from '../../portal/addresses/screens';
import type { CompiledApp } from '../compiled-app';
import { jsonInScript } from '../document';

/** The limit for files that are cached in advance, bytes. Larger files are cached when they are requested. */
const LARGEST_BYTES = 300_000;
/** The limit for the owner's pictures that are cached in advance, bytes. */
const PICTURES_BYTES = 1_000_000;

/** Whether the name of a file contains a language code, so that only the pages of that language need it. */
const isOfLanguage = (file: string, { code }: Language): boolean =>
  new RegExp(`(?:^|[/.-])${code}[.-]`).test(file);

/** The files of a finished site that the service worker caches. */
export function offlineList(
  site: string,
  files: readonly string[],
  { portal: { basePath }, caseStudies }: Pick<Portfolio, 'portal' | 'caseStudies'>,
): OfflineList {
  const href = (address: string): string => basePath + address.slice(1);
  const size = (file: string): number => statSync(join(site, file)).size;
  const there = (address: string): boolean => files.includes(address.slice(1));
  const isSmall = (address: string): boolean => there(address) && size(address.slice(1)) <= LARGEST_BYTES;

  const assets = files.filter((file) => /^assets\/.*\.(?:js|css|json|svg)$/.test(file));
  const others = (own: Language): Language[] => languages.filter(({ code }) => code !== own.code);
  const foreign = (file: string): boolean => languages.some((language) => isOfLanguage(file, language));
  let space = PICTURES_BYTES;
  const pictures = files
    .filter((file) => /^pictures\/(?!card-).*\.(?!br$|gz$)\w+$/.test(file))
    .toSorted((one, other) => size(one) - size(other))
    .filter((file) => (space -= size(file)) >= 0);

  // `untranslated.json` exists if the owner has translated a part of the texts.
  const besides = [
    '/manifest.webmanifest',
    '/untranslated.json',
    EXPORTS_FILE,
    RESOURCES_FILE,
    EVIDENCE_FILE,
    ...Object.values(EXPORTS).map(({ path }) => path),
  ];
  const inOne = (language: Language): OfflineLanguage => {
    const shown = [...screens.map(({ slug }) => slug), ...caseStudies.map(({ id }) => studyPage(id))];
    const pages = shown.map((page) => pageAddress(page, language));
    const slices = shown.map((page) => sliceAddress(page, language.code)).filter(there);
    const own = assets.filter(
      (file) => isOfLanguage(file, language) && !others(language).some((other) => isOfLanguage(file, other)),
    );
    return {
      code: language.code,
      offline: href(offlineAddress(language)),
      pages: [...pages, inLanguage(RESUME_PAGE, language)].map(href),
      files: [...slices, ...besides.map((file) => inLanguage(file, language)).filter(isSmall)].map(href),
      hashed: own.map((file) => basePath + file),
    };
  };
  const list = {
    base: basePath,
    home: href(addressOf('dashboard', homeLanguage())),
    languages: languages.map(inOne),
    files: ['/icon.svg', '/icon-192.png'].map(href),
    hashed: [...assets.filter((file) => !foreign(file)), ...pictures].map((file) => basePath + file),
  };
  return { ...list, version: versionOf(site, list) };
}

/** A version that changes with every page and file of the list. */
function versionOf(
  site: string,
  { base, languages: spoken, files, hashed }: Omit<OfflineList, 'version'>,
): string {
  const hash = createHash('sha256');
  const fileOf = (address: string): string => join(site, address.slice(base.length));
  for (const { pages, offline } of spoken)
    for (const page of [...pages, offline])
      hash.update(page).update(readFileSync(join(fileOf(page), 'index.html')));
  for (const file of [...spoken.flatMap((language) => language.files), ...files])
    hash.update(file).update(readFileSync(fileOf(file)));
  for (const file of [...spoken.flatMap((language) => language.hashed), ...hashed]) hash.update(file);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Writes the service worker into a finished site. With a `list`, it is the one that caches these files. If
 * the owner wants no offline copies (null), it removes those of earlier builds and unregisters itself. The
 * settings of the site precede the compiled script.
 */
export function writeWorker(
  site: string,
  { worker, unregisterWorker }: Pick<CompiledApp, 'worker' | 'unregisterWorker'>,
  basePath: string,
  list: OfflineList | null,
): void {
  const script = list
    ? `const OFFLINE_LIST=${jsonInScript(list)};\n${worker}`
    : `const OFFLINE_BASE=${jsonInScript(basePath)};\n${unregisterWorker}`;
  writeFileSync(join(site, WORKER_FILE), script);
  // For a visitor without the service worker, who opens the fallback page itself.
  if (list) writeFileSync(join(site, OFFLINE_STYLES_FILE), '/* All links are shown. */\n');
}
