import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve } from 'node:path';

import type { ContentFile, Picture } from './portfolio';

const KINDS = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** Collects the pictures that content names: files that the site will serve, and hosts that it will not. */
export class Pictures {
  readonly files: ContentFile[] = [];
  readonly hosts = new Set<string>();

  constructor(private readonly directory: string) {}

  /** The picture, or what was expected in its place. */
  picture(named: string, alt: string): Picture | { expected: string } {
    if (/^https:\/\//i.test(named)) {
      if (!URL.canParse(named)) return { expected: 'a file in the content folder or an "https://" address' };
      this.hosts.add(new URL(named).host);
      return { src: named, alt };
    }
    if (/^[a-z][a-z0-9+.-]*:/i.test(named))
      return { expected: 'a file in the content folder or an "https://" address' };
    const file = resolve(join(this.directory, named));
    if (!existsSync(file) || !statSync(file).isFile())
      return { expected: 'a file that exists in the content folder' };
    if (relative(realpathSync(this.directory), realpathSync(file)).startsWith('..')) {
      return { expected: 'a file inside the content folder' };
    }
    const kind = extname(file).toLowerCase();
    if (!KINDS.includes(kind)) return { expected: `a picture (${KINDS.join(', ')})` };
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    const stem = basename(file, extname(file))
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-');
    const path = `/pictures/${stem}-${hash}${kind}`;
    if (!this.files.some((known) => known.path === path)) this.files.push({ source: file, path });
    return { src: path, alt };
  }
}
