import { sheetOf, site } from '~/portal/site-data';

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
