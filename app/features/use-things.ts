import { useMemo } from 'react';

import { useFile, type Fetched } from '~/browser/use-file';
import { inLanguage, THINGS_FILE } from '~/domain/exports';
import type { Things } from '~/domain/item';
import { useLanguage } from '~/i18n/t';

/** Everything that the portal has, in the page's language; where it failed to come, again when `round` changes. */
export function useThings(round = 0): Fetched<Things> {
  const file = useFile(inLanguage(THINGS_FILE, useLanguage()), round);
  const text = file.state === 'here' ? file.content : null;
  const things = useMemo(() => (text === null ? null : (JSON.parse(text) as Things)), [text]);
  return file.state === 'here' ? { state: 'here', content: things ?? {} } : file;
}
