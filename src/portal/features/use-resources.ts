import type { Loadable } from '~/portal/browser/use-lazy-module';
import { fileHook } from '~/portal/browser/use-file';
import { inLanguage, RESOURCES_FILE } from '~/portal/addresses/exports';
import type { PortalResources } from '~/portal/resources/portal-resource';
import { resourcesIn } from '~/portal/resources/read-resources';
import { useLanguage } from '~/portal/i18n/t';

const useResourcesFile = fileHook(resourcesIn);

/** Loads all resources in the page's language, and again after a failure when `refreshKey` changes. */
export const useResources = (refreshKey = 0): Loadable<PortalResources> =>
  useResourcesFile(inLanguage(RESOURCES_FILE, useLanguage()), refreshKey);
