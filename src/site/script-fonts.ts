import { scriptPackagesFor } from './documents/font-packages';
import { packageFor } from './seo/fonts';

/** The versions of the packages with fonts for the PDF, which are all of this version. */
const DOCUMENT_FONTS = '^0.4.0';
/** The versions of the packages with fonts for pictures, which are released together. */
const PICTURE_FONTS = '^5.0.0';

/**
 * The font packages that a résumé needs besides those installed with the portal, as dependencies: for its PDF,
 * and for its pictures for sharing and icons.
 * @param text the text of the résumé
 */
export function scriptFonts(text: string): Readonly<Record<string, string>> {
  const picture = packageFor(text);
  return {
    ...Object.fromEntries(scriptPackagesFor(text).map((name) => [name, DOCUMENT_FONTS])),
    ...(picture && { [picture]: PICTURE_FONTS }),
  };
}
