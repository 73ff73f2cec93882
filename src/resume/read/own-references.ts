import { isAlias, isNode, visit, type Document } from 'yaml';

/**
 * The offset of an alias inside its own anchor, which would be an endless structure; null if there is none.
 */
export function selfReference(document: Document): { offset: number; name: string } | null {
  const anchored = new Map<string, unknown>();
  let found: { offset: number; name: string } | null = null;
  visit(document, (_, node, path) => {
    if (isAlias(node)) {
      const target = anchored.get(node.source);
      if (target === undefined || !(path as readonly unknown[]).includes(target)) return undefined;
      found = { offset: node.range?.[0] ?? 0, name: node.source };
      return visit.BREAK;
    }
    if (isNode(node) && 'anchor' in node && node.anchor) anchored.set(node.anchor, node);
    return undefined;
  });
  return found;
}
