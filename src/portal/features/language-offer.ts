import { LANGUAGE_KEY } from '~/portal/first-second-settings';
import { storedValue, storeValue } from '~/portal/browser/storage';
import { focusOn } from '~/portal/browser/focus-targets';
import { addressIn, hrefOf } from '~/portal/addresses/base-path';
import { languages } from '~/portal/addresses/languages';
import { sameScreenIn } from '~/portal/addresses/screens';
import { site } from '~/portal/site-data';
import { ROOT_ID } from '~/portal/page-data';

import styles from './language-offer.module.css';

/** The language chosen on this device. The first-second script stores it too. */
export const chosenLanguage = {
  remember: (code: string) => storeValue(LANGUAGE_KEY, code),
  /** The chosen language, else the first of these languages in the browser's settings. */
  among: (codes: readonly string[]): string | null => {
    const read = navigator.languages.flatMap((code) => [code, code.split('-')[0] ?? '']);
    return [storedValue(LANGUAGE_KEY) ?? '', ...read].find((code) => codes.includes(code)) ?? null;
  },
};

/**
 * Offers the page in another language, in that language, to visitors who chose it before or prefer it in the
 * browser's settings. Dismissing is stored too. It works outside React, because the page has only the texts
 * of its own language.
 */
export function offerLanguage(): void {
  const { offers, language: pageLanguage } = site();
  const wanted = chosenLanguage.among(Object.keys(offers));
  const offer = offers[wanted ?? ''];
  const language = languages.find(({ code }) => code === wanted);
  if (!wanted || !offer || !language || wanted === pageLanguage) return;
  const addressOfPage = () => hrefOf(sameScreenIn(language, addressIn(location)));

  const bar = document.createElement('aside');
  bar.className = styles['bar'] ?? '';
  bar.lang = wanted;
  bar.ariaLabel = offer.text;
  // The first-second script handles this link like those in the footer.
  const link = document.createElement('a');
  link.dataset['language'] = wanted;
  link.href = addressOfPage();
  // The visitor may have opened another screen.
  link.addEventListener('click', () => (link.href = addressOfPage()));
  link.textContent = offer.text;
  const stayButton = document.createElement('button');
  stayButton.ariaLabel = offer.dismiss;
  stayButton.textContent = '×';
  stayButton.addEventListener('click', () => {
    chosenLanguage.remember(pageLanguage);
    bar.remove();
    focusOn('heading', { preventScroll: true });
  });
  bar.append(link, stayButton);
  // Inserted after the skip link, which must be the first link of the page. Found by a selector, because a place in
  // the shell would add to the scripts of every page for a bar that few visitors see.
  document.querySelector(`#${ROOT_ID} > a[href="#content"]`)?.after(bar);
}
