import { useState } from 'react';
import { fileHook } from '~/portal/browser/use-file';
import type { Loadable } from '~/portal/browser/use-lazy-module';
import { inLanguage, RESOURCES_FILE } from '~/portal/addresses/exports';
import { itemOf, type PortalResources } from '~/portal/resources/portal-resource';
import { isGroup, isGroupOf, isString, jsonIn } from '~/portal/text/json-shape';
import { useLanguage, useAddress, useT } from '~/portal/i18n/t';
import { Link } from '~/portal/browser/router';
import { Button, buttonClass } from '~/portal/components/button';

const areResources = isGroupOf((one) => isGroup(one) && isString(one['type']));

const useResourcesFile = fileHook((text) => {
  const resources = jsonIn(text);
  return areResources(resources) ? (resources as PortalResources) : null;
});

/** Loads all resources in the page's language, and again after a failure when `refreshKey` changes. */
export const useResources = (refreshKey = 0): Loadable<PortalResources> =>
  useResourcesFile(inLanguage(RESOURCES_FILE, useLanguage()), refreshKey);

/** The resource of a pane by its id, which is empty for the whole portal. */
export function useItem(id: string) {
  const [refreshKey, setRefreshKey] = useState(0);
  const file = useResources(refreshKey);
  const resources = file.state === 'ready' ? file.content : null;
  const item = resources && itemOf(resources, id);
  return {
    state: file.state,
    resources,
    item,
    isUnknown: resources !== null && id !== '' && !item,
    retry: () => setRefreshKey(refreshKey + 1),
  };
}

/** The content of a pane whose address names nothing, with a way on. */
export function UnknownItem({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <p role="alert">{t('export.unknown', { name })}</p>
      <p>
        <Link className={buttonClass()} to={useAddress()('sitemap')}>
          {t('sitemap.title')}
        </Link>
      </p>
    </>
  );
}

/** The message about a file that could not be loaded, with a button that loads it again. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <div role="alert">
      <p>{t('export.failed')}</p>
      <Button onClick={onRetry}>{t('export.retry')}</Button>
    </div>
  );
}
