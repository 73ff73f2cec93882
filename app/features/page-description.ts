import { screenAt } from '~/domain/screens';
import type { ShellSlice } from '~/domain/shell';
import { tOf } from '~/i18n/t';

/** What search engines say of a page. Made while building: whoever walks on within the portal needs it no more. */
export function descriptionOf({ language, name, headline }: ShellSlice, pathname: string): string {
  const t = tOf(language);
  const screen = screenAt(pathname);
  const about = screen ? t(`${screen.slug}.about`) : t('not-found.text');
  return [name, headline, about].filter(Boolean).join(' · ');
}
