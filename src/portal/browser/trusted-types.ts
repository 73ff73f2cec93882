type Policy = { createHTML: (text: string) => string };
type Factory = { defaultPolicy: unknown; createPolicy: (name: string, policy: Policy) => unknown };

/** The only HTML that Leaflet writes on the map: its feature test for SVG. */
const HARMLESS: ReadonlySet<string> = new Set(['<svg/>']);

/**
 * The page's policy (CSP) rejects all HTML strings. This default policy allows the one of Leaflet, and must
 * exist before Leaflet loads. Browsers without trusted types need none.
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
