import type { SomeTexts } from '~/portal/i18n/catalogues';
import { either, isGroup, isListOf, isOneOf, isShape, isString, jsonIn } from '~/portal/lib/json-shape';

/** What the pane for sharing shows, and the QR code of the portal's address. */
export const SHARE_FILE = '/share.json';
export const QR_FILE = '/share.svg';

/** A page as networks and messengers show it. */
type SharedPage = { address: string; title: string; description: string; picture: string | null };

export type ShareFile = {
  /** The public address; null if it is not configured. Then there is no QR code. */ link: string | null;
  pages: readonly SharedPage[];
  texts: SomeTexts;
};

const isShareFile = isShape<ShareFile>({
  link: either(isString, isOneOf(null)),
  pages: isListOf(
    isShape<SharedPage>({
      address: isString,
      title: isString,
      description: isString,
      picture: either(isString, isOneOf(null)),
    }),
  ),
  texts: isGroup,
});

export function shareFileIn(text: string): ShareFile | null {
  const file = jsonIn(text);
  return isShareFile(file) ? file : null;
}
