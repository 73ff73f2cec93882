import { useState, type ReactNode } from 'react';

import styles from './responsive-picture.module.css';

type Props = {
  picture: {
    src: string;
    alt: string;
    width: number | null;
    height: number | null;
    sources: readonly { type: string; srcset: string }[];
  };
  /** The `sizes` attribute, by which the browser chooses a file. */
  sizes: string;
  /** True below the first screen. */
  lazy?: boolean;
  /** The class of the image. */
  className?: string;
  /** The fallback if it does not load. */
  children?: ReactNode;
};

/** A picture in the smallest format that the browser supports, with a fallback if it does not load. */
export function ResponsivePicture({ picture, sizes, lazy = false, className, children }: Props) {
  const { src, alt, sources, width, height } = picture;
  // An address instead of a boolean, so that another picture in the same place is tried too.
  const [failed, setFailed] = useState<string | null>(null);
  const fail = () => setFailed(src);
  if (failed === src) return children;
  return (
    <picture className={styles['picture']}>
      {sources.map(({ type, srcset }) => (
        <source key={type} sizes={sizes} srcSet={srcset} type={type} />
      ))}
      <img
        alt={alt}
        className={[styles['image'], className].filter(Boolean).join(' ')}
        decoding="async"
        height={height ?? undefined}
        // Must precede `src`, or the browser starts to load it.
        loading={lazy ? 'lazy' : 'eager'}
        onError={fail}
        // It may have failed before hydration. An SVG without a size has no width either, so `decode`
        // decides.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
        }}
        src={src}
        width={width ?? undefined}
      />
    </picture>
  );
}
