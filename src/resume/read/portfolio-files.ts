/** The formats that the build encodes. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** A file of the content folder, its address in the site, and how the build makes it. */
export type ContentFile = {
  source: string;
  path: string;
  /** In pixels; null: as wide as it is. */
  width: number | null;
  /** Null: copied as it is. */
  format: PictureFormat | null;
  /** What we drew ourselves, in place of a source. */ drawing?: string;
};
