import { addressOf, type Slug } from '~/portal/lib/screens';

import { useLanguage } from './t';

/** Addresses of screens in the page's language. */
export function useAddress(): (slug: Slug) => string {
  const language = useLanguage();
  return (slug) => addressOf(slug, language);
}
