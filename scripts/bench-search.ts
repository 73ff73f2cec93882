import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { readPortfolioSync } from '../src/site/content/read-portfolio-sync';
import { packIndex } from '../src/portal/search/pack-index';
import { manyEntries } from '../test/fixtures/many-entries';
import { measureSearch, type Answer } from './bench-quiet';
import { FINISHED } from '../src/site/build-folders';
import { chromiumPath } from './chromium';
import { compressFiles } from '../src/site/compress';
import { listen, siteServer } from '../src/site/serve';

export type SearchFigures = {
  /** A key press in the search of 10,000 entries. */ keystroke: Answer;
  /**
   * The size of the index ÷ the size of the owner's files (`resume.json` and `portal.yaml`), both in brotli
   * 11.
   */
  ratio: { sample: number; many: number };
};

const OWNERS_FILES = ['resume.json', 'portal.yaml'];

/** The compressed size of the owner's files, bytes. */
const contentBytes = (folder: string): number =>
  OWNERS_FILES.map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

const indexIn = (site: string): string => {
  const file = readdirSync(join(site, 'assets')).find((name) => /^search-\w+\.json$/.test(name));
  if (!file) throw new Error(`${site} has no index to search.`);
  return join('assets', file);
};

/** Measures the search on the built sample, with the index replaced by one of 10,000 entries. */
export async function measureGlobalSearch(): Promise<SearchFigures> {
  const [content, site] = [mkdtempSync(join(tmpdir(), 'many-')), mkdtempSync(join(tmpdir(), 'bench-'))];
  writeFileSync(join(content, 'resume.json'), JSON.stringify(manyEntries()));
  cpSync(FINISHED.site, site, { recursive: true });
  const index = indexIn(site);
  const sample = statSync(join(site, `${index}.br`)).size / contentBytes('examples/sample');
  const { portfolio } = readPortfolioSync(content, { today: new Date() });
  writeFileSync(join(site, index), JSON.stringify(packIndex(portfolio)));
  await compressFiles(site, [index]);
  const many = statSync(join(site, `${index}.br`)).size / contentBytes(content);
  const server = siteServer({ site });
  const url = await listen(server, { port: 0, host: 'localhost' });
  const keystroke = await measureSearch(chromiumPath(), `${url}/dashboard`, 'traffic con');
  server.close();
  for (const folder of [content, site]) rmSync(folder, { recursive: true });
  return { keystroke, ratio: { sample, many } };
}
