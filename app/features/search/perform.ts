import { copyText } from '~/browser/clipboard';
import type { Intent } from '~/domain/search-entries';

/** What the place around it lends. */
type Means = {
  go: (to: string) => void;
  showShortcuts: () => void;
  /** Told after copying: whether it worked. */ copied: (text: string, worked: boolean) => void;
};

/** The one place where an intent is performed. What the page itself does is asked of the page's own controls. */
export function perform(intent: Intent, { go, showShortcuts, copied }: Means): void {
  switch (intent.do) {
    case 'go':
      go(intent.to);
      break;
    case 'appearance':
      document.querySelector<HTMLElement>(`input[name="appearance"][value="${intent.to}"]`)?.click();
      break;
    case 'copy':
      void copyText(intent.text).then((worked) => copied(intent.text, worked));
      break;
    case 'tour':
      document.querySelector<HTMLElement>('[popovertarget="tour-note"]')?.click();
      break;
    case 'shortcuts':
      showShortcuts();
  }
}
