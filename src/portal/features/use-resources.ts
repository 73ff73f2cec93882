import { useMemo } from 'react';

import type { Loadable } from '~/portal/browser/loadable';
import { useFile } from '~/portal/browser/use-file';
import { inLanguage, THINGS_FILE } from '~/portal/lib/exports';
import type { PortalResources } from '~/portal/lib/item';
import { useLanguage } from '~/portal/i18n/t';

/** Loads all resources in the page's language, and again after a failure when `round` changes. */
export function useResources(round = 0): Loadable<PortalResources> {
  const file = useFile(inLanguage(THINGS_FILE, useLanguage()), round);
  const text = file.state === 'ready' ? file.content : null;
  const things = useMemo(() => (text === null ? null : (JSON.parse(text) as PortalResources)), [text]);
  return file.state === 'ready' ? { state: 'ready', content: things ?? {} } : file;
}
