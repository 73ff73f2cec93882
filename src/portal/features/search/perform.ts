import { copyText } from '~/portal/browser/clipboard';
import { downloadFile } from '~/portal/browser/download';
import { notify } from '~/portal/browser/notifications';
import { addressIn, hrefOf } from '~/portal/lib/base-path';
import { EXPORTS_FILE, inLanguage, RESUME_PAGE, type ExportFile } from '~/portal/lib/exports';
import { languageAt } from '~/portal/lib/languages';
import type { Intent } from '~/portal/lib/search-entries';

/** The functions of the caller. */
type Means = {
  go: (to: string) => void;
  showShortcuts: () => void;
  /** Called after copying with the result. */ copied: (text: string, worked: boolean) => void;
};

/** Downloads the PDF. A build without PDF opens the page of the résumé. */
async function downloadPdf(): Promise<void> {
  const language = languageAt(addressIn(location));
  const page = hrefOf(inLanguage(RESUME_PAGE, language));
  try {
    const files = (await (
      await fetch(hrefOf(inLanguage(EXPORTS_FILE, language)))
    ).json()) as readonly ExportFile[];
    const pdf = files.find(({ kind }) => kind === 'pdf');
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

/** Performs an action. For controls of the page it clicks the control. */
export function perform(intent: Intent, { go, showShortcuts, copied }: Means): void {
  switch (intent.do) {
    case 'go':
      go(intent.to);
      break;
    case 'open':
      location.assign(hrefOf(intent.to));
      break;
    case 'download-pdf':
      void downloadPdf();
      break;
    case 'appearance':
      document.querySelector<HTMLElement>(`input[name="appearance"][value="${intent.as}"]`)?.click();
      break;
    case 'language':
      document.querySelector<HTMLElement>(`footer a[data-language="${intent.code}"]`)?.click();
      break;
    case 'copy':
      void copy(intent.text, copied);
      break;
    case 'tour':
      document.querySelector<HTMLElement>('[popovertarget="tour-note"]')?.click();
      break;
    case 'shortcuts':
      showShortcuts();
  }
}
