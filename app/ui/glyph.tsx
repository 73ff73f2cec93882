import { spriteUrl } from 'virtual:glyphs';

/** A colour icon by its name, for decoration: what it stands for is always said in words beside it. */
export function Glyph({
  name,
  size = 20,
}: {
  name: string;
  /** Edge in px. */ size?: 16 | 20 | 24 | 32 | 40;
}) {
  return <img alt="" height={size} src={`${spriteUrl}#${name}`} width={size} />;
}
