import { strFromU8, strToU8, unzipSync, zipSync, type Zippable } from 'fflate';

/** The earliest time that a zip file can store, in local time: zip files have no time zone. */
const noTime = (): Date => new Date(1980, 0, 1);

const DATES = /<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g;

const RELATIONSHIPS = 'word/_rels/document.xml.rels';
/** The library generates random ids for links. */
const LINK = /<Relationship Id="([^"]+)"[^>]* TargetMode="External"/g;

/** A reproducible Word file: sorted files without dates, and numbered links. */
export function stableArchive(file: Uint8Array): Buffer {
  const entries = unzipSync(file);
  const links = strFromU8(entries[RELATIONSHIPS] ?? new Uint8Array()).matchAll(LINK);
  const names = new Map([...links].map(([, name = ''], at) => [name, `link${at + 1}`]));
  const named = (match: string, key: string, name: string): string =>
    names.has(name) ? `${key}="${names.get(name)}"` : match;
  const stable = (xml: string): string =>
    xml.replaceAll(DATES, '').replaceAll(/\b(r:id|Id)="([^"]+)"/g, named);
  const parts: Zippable = {};
  for (const path of Object.keys(entries).toSorted(order)) {
    const bytes = entries[path] ?? new Uint8Array();
    const content = /\.(?:xml|rels)$/.test(path) ? strToU8(stable(strFromU8(bytes))) : bytes;
    parts[path] = [content, { mtime: noTime(), level: 9 }];
  }
  return Buffer.from(zipSync(parts));
}

/** Readers expect the list of contents first, and the text before its relationships. */
const order = (one: string, other: string): number => rank(one) - rank(other) || (one < other ? -1 : 1);
const rank = (path: string): number =>
  ['[Content_Types].xml', '_rels/.rels', 'word/document.xml'].indexOf(path) >>> 0;
