import type { Picture } from './portfolio';
import type { ContentFile } from './portfolio-files';
import type { Resume } from './resume';

type Given = {
  /** Whether the owner asks for it. */ wanted: boolean;
  /** As it was written, and without what is hidden. */ written: Resume;
  shown: Resume;
  /** Null where there is none, or none that can be used. */ photo: Picture | null;
  files: readonly ContentFile[];
  basePath: string;
};

/**
 * The file of the photo in the résumé's PDF and Word file; null where there is none.
 * @param warn takes why there is none although it is wanted
 */
export function documentPhotoOf(
  { wanted, written, shown, photo, files, basePath }: Given,
  warn: (said: string) => void,
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
