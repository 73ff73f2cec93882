import { chosenLanguage } from '../language-offer';
import { copyText } from '~/portal/browser/clipboard';
import { downloadFile } from '~/portal/browser/download';
import { notify } from '~/portal/browser/notifications';
import { setPreference } from '~/portal/browser/set-preferences';
import { requestTour } from '~/portal/browser/tour-request';
import { addressIn, hrefOf } from '~/portal/addresses/base-path';
import { exportFilesIn, EXPORTS_FILE, inLanguage, RESUME_PAGE } from '~/portal/addresses/exports';
import { languageAt, languages } from '~/portal/addresses/languages';
import { sameScreenIn } from '~/portal/addresses/screens';
import type { Intent } from '~/portal/search/search-index';

/** The functions of the caller. */
type Means = {
  navigate: (to: string) => void;
  showShortcuts: () => void;
  /** Called after copying with the result. */ copied: (text: string, worked: boolean) => void;
};

/** Downloads the PDF. A build without PDF opens the page of the résumé. */
async function downloadPdf(): Promise<void> {
  const language = languageAt(addressIn(location));
  const page = hrefOf(inLanguage(RESUME_PAGE, language));
  try {
    const response = await fetch(hrefOf(inLanguage(EXPORTS_FILE, language)));
    const pdf = exportFilesIn(await response.text())?.find(({ kind }) => kind === 'pdf');
    if (pdf) {
      downloadFile(hrefOf(pdf.path), pdf.name);
      notify('exported', pdf.name);
    } else location.assign(page);
  } catch {
    location.assign(page);
  }
}

async function copy(text: string, copied: Means['copied']): Promise<void> {
  const worked = await copyText(text);
  if (worked) notify('copied', text);
  copied(text, worked);
}

/** Stores the language and loads this screen in it, with the rest of the address. */
function changeLanguage(code: string): void {
  const language = languages.find((one) => one.code === code);
  if (!language) return;
  chosenLanguage.remember(code);
  const screen = sameScreenIn(language, addressIn(location));
  location.assign(hrefOf(screen) + location.search + location.hash);
}

/** Performs an action. */
export function perform(intent: Intent, { navigate, showShortcuts, copied }: Means): void {
  switch (intent.do) {
    case 'go':
      navigate(intent.to);
      break;
    case 'open':
      location.assign(hrefOf(intent.to));
      break;
    case 'download-pdf':
      void downloadPdf();
      break;
    case 'appearance':
      setPreference('appearance', intent.as);
      break;
    case 'language':
      changeLanguage(intent.code);
      break;
    case 'copy':
      void copy(intent.text, copied);
      break;
    case 'tour':
      requestTour();
      break;
    case 'shortcuts':
      showShortcuts();
  }
}
