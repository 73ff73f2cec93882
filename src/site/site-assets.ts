import { createHash } from 'node:crypto';
import { cpSync, copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PACKED_FOLDER } from '../resume/package-data';
import type { Portfolio } from '../resume/model/portfolio';
import { ownLanguages, type Language, languages } from '../portal/addresses/languages';
import { studyLinks } from '../portal/addresses/case-studies';
import type { SiteData } from '../portal/site-data';
import { catalogueOf, sharedTexts } from '../portal/i18n/catalogues';
import { searchIndex } from '../portal/i18n/search-entries';
import { vocabularyOf } from '../portal/search/vocabulary';
import { interfaceColorIcons, colorIconFiles, colorIconSheets } from './color-icon-files';
import type { CompiledApp } from './compiled-app';
import { writeBelow } from './build-folders';
import { encodedPicture } from './content/pictures';
import { escapeHtml } from './document';
import { inkOn } from '../portal/styles/brand';

/** The icon of the browser tab: the owner's initials on the brand colour. */
function siteIcon({ owner, portal }: Pick<Portfolio, 'owner' | 'portal'>): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="6" fill="${portal.brandColor}"/>`,
    `<text x="16" y="21.5" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="${inkOn(portal.brandColor)}">${escapeHtml(owner.initials)}</text>`,
    '</svg>',
  ].join('');
}

/** The offers of each language, the only texts of other languages in a page. */
const offers = (): SiteData['offers'] =>
  Object.fromEntries(
    languages.map(({ code }) => {
      const texts = catalogueOf(code);
      return [code, { text: texts['language.offer'], dismiss: texts['shell.close'] }];
    }),
  );

/** The names of the icons in the owner's content. */
function iconsIn(portfolio: Portfolio): string[] {
  const positions = portfolio.companies.flatMap((company) => company.positions);
  return [
    ...portfolio.companies,
    ...positions.flatMap((position) => position.resources),
    ...portfolio.projects,
    ...portfolio.achievements,
    ...portfolio.stats,
    ...(portfolio.lastProject?.resources ?? []),
  ].map(({ icon }) => icon);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The file of the world map in the package. */
export const PACKED_WORLD = 'world.svg';

let world: string | null = null;

/** The world map: from the package, or generated now. */
async function theWorld(): Promise<string> {
  if (PACKED_FOLDER) return readFileSync(join(PACKED_FOLDER, PACKED_WORLD), 'utf8');
  const { worldMap } = await import('./world-map');
  return worldMap();
}

/**
 * Writes the files that pages load: the compiled application, icons, pictures, the world map, the search
 * index and the texts of each language. The name of a file or of its folder contains a hash, so that it can be
 * cached for ever.
 * @returns the addresses of these files for the pages of a language, whose résumé has a PDF or not
 */
export async function writeSiteAssets(
  folder: string,
  app: CompiledApp,
  portfolioIn: (language: Language) => Portfolio,
  portfolio: Portfolio,
): Promise<(language: Language, hasPdf: boolean) => SiteData> {
  const { basePath, speed } = portfolio.portal;
  const write = (file: string, content: string | Buffer): string => {
    writeBelow(folder, file, content);
    return basePath + file;
  };
  cpSync(app.assets, join(folder, 'assets'), { recursive: true });
  copyFileSync(app.licenses, join(folder, 'licenses.md'));
  write('icon.svg', siteIcon(portfolio));
  await Promise.all(
    portfolio.files.map(async (file) => write(file.path.slice(1), await encodedPicture(file))),
  );
  const icons = colorIconSheets(colorIconFiles([...interfaceColorIcons, ...iconsIn(portfolio)]));
  const iconFolder = `assets/color-icons-${hashOf(icons.join(''))}`;
  for (const [at, sheet] of icons.entries()) write(`${iconFolder}/${at}.svg`, sheet);
  world ??= await theWorld();
  const worldFile = write(`assets/world-${hashOf(world)}.svg`, world);
  const callback = speed && readFileSync(speed, 'utf8');
  const common = {
    basePath,
    build: app.build,
    languages: ownLanguages(),
    colorIcons: basePath + iconFolder,
    worldMap: worldFile,
    speed: callback ? write(`assets/speed-${hashOf(callback)}.js`, callback) : null,
  };
  const offered = offers();
  return (language, hasPdf) => {
    const shown = portfolioIn(language);
    const index = JSON.stringify(searchIndex(shown, language, hasPdf));
    const vocabulary = JSON.stringify(vocabularyOf(shown));
    const texts = JSON.stringify(sharedTexts(catalogueOf(language.code)));
    const { [language.code]: _own, ...others } = offered;
    return {
      ...common,
      language: language.code,
      studies: studyLinks(shown, language.code),
      texts: write(`assets/texts-${language.code}-${hashOf(texts)}.json`, texts),
      searchIndex: write(`assets/search-${language.code}-${hashOf(index)}.json`, index),
      vocabulary: write(`assets/vocabulary-${language.code}-${hashOf(vocabulary)}.json`, vocabulary),
      offers: others,
    };
  };
}
