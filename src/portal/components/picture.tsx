import { useRef, useState, type ReactNode } from 'react';

import styles from './picture.module.css';

type Props = {
  picture: {
    src: string;
    alt: string;
    width: number | null;
    height: number | null;
    sources: readonly { type: string; srcset: string }[];
  };
  /** In place of the picture's own; empty where the words beside it say the same. */
  alt?: string;
  /** How wide it is shown, as the attribute writes it: by this the browser chooses a file. */
  sizes: string;
  /** True for what begins below the first screen. */
  lazy?: boolean;
  /** For the image. */
  className?: string;
  /** Told once for each picture that does not load. */
  onFailure?: () => void;
  /** What stands in its place when it does not load. */
  children?: ReactNode;
};

/** A picture in the smallest file that the browser can show, and something else where it does not load. */
export function Picture({ picture, alt = picture.alt, sizes, lazy = false, ...props }: Props) {
  const { className, onFailure, children } = props;
  const { src, sources, width, height } = picture;
  // An address, not a yes or no: the next picture in the same place gets its own chance.
  const [failed, setFailed] = useState<string | null>(null);
  const told = useRef<string | null>(null);
  const fail = () => {
    if (told.current === src) return;
    told.current = src;
    setFailed(src);
    onFailure?.();
  };
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
        // Before `src`, or the browser has begun to load it.
        loading={lazy ? 'lazy' : 'eager'}
        onError={fail}
        // It may have failed before React arrived to hear of it. A drawing without a size has no width either, so ask.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) image.decode().catch(fail);
        }}
        src={src}
        width={width ?? undefined}
      />
    </picture>
  );
}
