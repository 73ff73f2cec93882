import { site } from '~/portal/site-data';

/** The number of files that the icons are in, because a browser paints a whole file for each of its icons (docs/decisions/005). */
export const ICON_SHEETS = 4;

/** The file of an icon: any even distribution will do. */
export const sheetOf = (name: string): number => name.length % ICON_SHEETS;

/** A decorative colour icon by its name; the text beside it has the same meaning. It loads lazily. */
export function ColorIcon({
  name,
  size = 20,
}: {
  name: string;
  /** Edge in px. */ size?: 16 | 20 | 24 | 32 | 40;
}) {
  return (
    <img
      alt=""
      decoding="async"
      fetchPriority="low"
      height={size}
      loading="lazy"
      src={`${site().colorIcons}/${sheetOf(name)}.svg#${name}`}
      width={size}
    />
  );
}
