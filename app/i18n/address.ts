import { useLocation } from 'react-router';

import { languageAt, type Language } from '~/domain/languages';
import { addressOf, type Slug } from '~/domain/screens';

/** The language that the page's address speaks. */
const useLanguage = (): Language => languageAt(useLocation().pathname);

/** Addresses of screens in the page's language. */
export function useAddress(): (slug: Slug) => string {
  const language = useLanguage();
  return (slug) => addressOf(slug, language);
}
