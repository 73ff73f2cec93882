import type { Loadable } from '~/portal/browser/use-lazy-module';
import { fileHook } from '~/portal/browser/use-file';
import { inLanguage, RESOURCES_FILE } from '~/portal/addresses/exports';
import type { PortalResources } from '~/portal/resources/portal-resource';
import { isGroup, isGroupOf, isString, jsonIn } from '~/portal/text/json-shape';
import { useLanguage } from '~/portal/i18n/t';

const areResources = isGroupOf((one) => isGroup(one) && isString(one['type']));

const useResourcesFile = fileHook((text) => {
  const resources = jsonIn(text);
  return areResources(resources) ? (resources as PortalResources) : null;
});

/** Loads all resources in the page's language, and again after a failure when `refreshKey` changes. */
export const useResources = (refreshKey = 0): Loadable<PortalResources> =>
  useResourcesFile(inLanguage(RESOURCES_FILE, useLanguage()), refreshKey);
