import { useMemo } from 'react';

import { useFile, type Fetched } from '~/portal/browser/use-file';
import { inLanguage, RESOURCES_FILE } from '~/portal/lib/exports';
import type { PortalResources } from '~/portal/lib/portal-resource';
import { useLanguage } from '~/portal/i18n/t';

/** Loads all resources in the page's language, and again after a failure when `round` changes. */
export function useResources(round = 0): Fetched<PortalResources> {
  const file = useFile(inLanguage(RESOURCES_FILE, useLanguage()), round);
  const text = file.state === 'here' ? file.content : null;
  const resources = useMemo(() => (text === null ? null : (JSON.parse(text) as PortalResources)), [text]);
  return file.state === 'here' ? { state: 'here', content: resources ?? {} } : file;
}
