import { site } from '~/portal/site-data';

/**
 * A colour icon by its name, for decoration: what it stands for is always said in words beside it.
 * It loads when it comes near the view, after the text and the scripts.
 */
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
      src={`${site().colorIcons}${name}.svg`}
      width={size}
    />
  );
}
