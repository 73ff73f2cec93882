import type { ReactNode } from 'react';
import { fileLoaders } from '~/portal/browser/file-loaders';
import { useLoaded, type Loading } from '~/portal/browser/use-lazy-module';
import { hrefOf } from '~/portal/addresses/base-path';
import { inLanguage, RESOURCES_FILE } from '~/portal/addresses/exports';
import { itemOf, type KeyedResource, type PortalResources } from '~/portal/resources/portal-resource';
import { isObject, isObjectOf, isString, jsonIn } from '~/portal/text/json-shape';
import { useLanguage, useAddress, useT } from '~/portal/i18n/t';
import { Link } from '~/portal/browser/router';
import { Button, buttonClass } from '~/portal/components/button';
import { Pane } from '~/portal/components/overlays/pane';

const areResources = isObjectOf((one) => isObject(one) && isString(one['type']));

const resourcesAt = fileLoaders((text) => {
  const resources = jsonIn(text);
  return areResources(resources) ? (resources as PortalResources) : null;
});

/** All resources in the page's language. */
export const useResources = (): Loading<PortalResources> =>
  useLoaded(resourcesAt(hrefOf(inLanguage(RESOURCES_FILE, useLanguage()))));

/** A pane about a resource, or about the whole portal. */
export function ResourcePane({
  resource: id,
  title,
  subtitle,
  onClose,
  children,
  ...pane
}: {
  id: string;
  icon: ReactNode;
  /** The id of the resource; empty for the whole portal. */ resource: string;
  /** The name of the pane. */ title: string;
  /** The resource's name by default. With a subtitle, that name is the title as soon as it is known. */
  subtitle?: string;
  onClose: () => void;
  children: (resources: PortalResources, item: KeyedResource | null) => ReactNode;
}) {
  const t = useT();
  const file = useResources();
  const resources = file.state === 'ready' ? file.content : {};
  const item = itemOf(resources, id) ?? null;
  const name = id === '' ? t('management-groups.root') : item?.resource.name;
  const content = () => {
    if (file.state !== 'ready') return <LoadState {...file} />;
    if (id !== '' && !item) return <UnknownItem name={id} />;
    return children(resources, item);
  };
  return (
    <Pane
      {...pane}
      closeLabel={t('shell.close')}
      onClose={onClose}
      subtitle={subtitle ?? name ?? id}
      title={(subtitle && name) ?? title}
    >
      {content()}
    </Pane>
  );
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

/** In place of what is not loaded: a message, with a button that loads it again after a failure. */
export function LoadState({ state, load }: Pick<Loading<unknown>, 'state' | 'load'>) {
  const t = useT();
  return state === 'failed' ? (
    <div role="alert">
      <p>{t('export.failed')}</p>
      <Button onClick={() => void load()}>{t('export.retry')}</Button>
    </div>
  ) : (
    <p role="status">{t('export.loading')}</p>
  );
}
