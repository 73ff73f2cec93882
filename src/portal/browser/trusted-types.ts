type Policy = { createHTML: (text: string) => string };
type Factory = { defaultPolicy: unknown; createPolicy: (name: string, policy: Policy) => unknown };

/** All that Leaflet writes as HTML on our map: its question at the start whether the browser draws SVG. */
const HARMLESS: ReadonlySet<string> = new Set(['<svg/>']);

/**
 * The page's policy refuses every text that is written as HTML. Leaflet must be let through before it arrives:
 * it with its own few words, and nothing else. Browsers that know no trusted types need nothing.
 */
export function trustLeafletsOwnHtml(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML(text) {
      if (HARMLESS.has(text)) return text;
      throw new TypeError('This text may not be written as HTML.');
    },
  });
}
