import { technologyOf, VERSION } from './same-term';

/**
 * The name of a skill, without its version if a text that proves it has none or another: "HTML and CSS" proves
 * "CSS", not "CSS3".
 */
export function withoutVersion(name: string, texts: readonly string[]): string {
  const plain = technologyOf(name) ? name.replace(VERSION, '') : name;
  const [version = ''] = /\d+/.exec(name.slice(plain.length)) ?? [];
  if (plain === '' || version === '') return name;
  const behind = new RegExp(String.raw`^[\s-]?v?${version}(?!\d)`, 'iu');
  const hasVersion = (text: string): boolean =>
    text
      .toLowerCase()
      .split(plain.toLowerCase())
      .slice(1)
      .some((rest) => behind.test(rest));
  return texts.every(hasVersion) ? name : plain;
}
