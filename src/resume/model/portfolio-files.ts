/** The formats that the build encodes. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** A file of the content folder, with its address in the site and its encoding. */
export type ContentFile = {
  source: string;
  path: string;
  /** In pixels; null for the original width. */
  width: number | null;
  /** Null for a copy of the original. */
  format: PictureFormat | null;
  /** A generated drawing instead of a source. */ svg?: string;
};
