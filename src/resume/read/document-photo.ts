import type { Picture } from '../model/portfolio';
import type { ContentFile } from '../model/portfolio-files';
import type { Resume } from '../standard/resume';

type Given = {
  /** Whether the owner wants a photo. */ wanted: boolean;
  /** The original résumé without hidden fields. */ written: Resume;
  shown: Resume;
  /** Null if there is no usable photo. */ photo: Picture | null;
  files: readonly ContentFile[];
  basePath: string;
};

/**
 * The file of the photo for the résumé's PDF and Word file; null if there is none.
 * @param warn is called with the reason if a wanted photo is missing
 */
export function documentPhotoOf(
  { wanted, written, shown, photo, files, basePath }: Given,
  warn: (message: string) => void,
): string | null {
  if (!wanted) return null;
  const source = photo && files.find(({ path }) => basePath + path.slice(1) === photo.src)?.source;
  if (source) return source;
  if (photo)
    warn('the photo is at another address; the PDF and the Word file can only hold one from your folder.');
  else if (!written.basics.image)
    warn('the résumé has no photo (basics.image), so the PDF and the Word file have none.');
  else if (!shown.basics.image)
    warn('privacy.hide names the photo, so the PDF and the Word file are made without it.');
  return null;
}
