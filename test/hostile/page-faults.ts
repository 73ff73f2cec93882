import { createHash } from 'node:crypto';

import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A page as parsed by a browser. */
export type ReadPage = {
  /** Forbidden content, one phrase each. */ faults: string[];
  /** Executed scripts by address or text. The script with the page's own data is only marked as present. */
  scripts: string[];
  /** The texts of inline styles. */ styles: string[];
  /** The policy in the page. */ policy: string | null;
  hashes: { script: string[]; style: string[] };
};

const ADDRESSES = new Set(
  'href src action formaction poster data cite background ping srcset xlink:href'.split(' '),
);
const FORBIDDEN = new Set('iframe object embed base frame frameset applet portal foreignobject'.split(' '));
/** Allowed links: of the site, other sites, mail and telephone. A picture may be a data URL. */
const SAFE = /^(?:[/?#](?!\/)|https?:\/\/|mailto:|tel:|\.{0,2}\/(?!\/)|[\w-]+(?:\/|$))/;
const INVISIBLE = /[\p{Cc}\u2028\u2029]/u;

const valueOf = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value;
const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Parses a page by the HTML standard.
 * @param pictures the foreign origins of allowed pictures
 */
export function readPage(html: string, pictures: readonly string[]): ReadPage {
  const page: ReadPage = {
    faults: [],
    scripts: [],
    styles: [],
    policy: null,
    hashes: { script: [], style: [] },
  };
  const { faults } = page;
  const isPicture = (address: string) => pictures.includes(new URL(address, 'https://me.example').origin);
  const visit = (node: Node): void => {
    if (!('attrs' in node)) return;
    const { tagName: tag } = node;
    // The name in a bar of the Activity log is a text alone.
    const isName = tag === 'foreignObject' && node.childNodes.every(({ nodeName }) => nodeName === 'span');
    if (FORBIDDEN.has(tag.toLowerCase()) && !isName) faults.push(`<${tag}>`);
    for (const { name, value } of node.attrs) {
      if (/^on/i.test(name)) faults.push(`${tag} ${name}="${value}"`);
      if (name === 'style' || name === 'srcdoc') faults.push(`${tag} ${name}`);
      if (!ADDRESSES.has(name)) continue;
      const picture = tag === 'img' && value.startsWith('data:image/');
      if (!picture && (!SAFE.test(value) || INVISIBLE.test(value))) faults.push(`${tag} ${name}="${value}"`);
      const foreign = /^(?:https?:)?\/\//i.test(value) && !value.startsWith('https://me.example/');
      const loads = tag === 'script' || tag === 'img' || tag === 'form' || tag === 'source';
      if (foreign && loads && !(tag === 'img' && isPicture(value)))
        faults.push(`${tag} of another host: ${value}`);
      const rel = valueOf(node, 'rel') ?? '';
      if (foreign && tag === 'link' && !/^(?:canonical|alternate)$/.test(rel) && !isPicture(value))
        faults.push(`link of another host: ${value}`);
    }
    if (tag === 'meta') {
      const equivalent = valueOf(node, 'http-equiv')?.toLowerCase();
      if (equivalent === 'content-security-policy' && page.policy === null)
        page.policy = valueOf(node, 'content') ?? '';
      else if (equivalent !== undefined) faults.push(`meta http-equiv="${equivalent}"`);
    }
    const text = textOf(node);
    if (tag === 'script' && /^application\/(?:ld\+)?json$/.test(valueOf(node, 'type') ?? '')) {
      if (!isJson(text)) faults.push(`data that is none: ${text}`);
    } else if (tag === 'script') {
      const src = valueOf(node, 'src');
      page.scripts.push(src ?? text);
      if (src === undefined) page.hashes.script.push(sha256(text));
    }
    if (tag === 'style') {
      page.styles.push(text);
      page.hashes.style.push(sha256(text));
    }
    node.childNodes.forEach(visit);
    if ('content' in node)
      (node.content as DefaultTreeAdapterTypes.DocumentFragment).childNodes.forEach(visit);
  };
  parse(html).childNodes.forEach(visit);
  return page;
}
