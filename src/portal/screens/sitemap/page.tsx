import { lazy } from 'react';

import { loadSlice } from '~/portal/browser/screens';
import { request, useLazyModule } from '~/portal/browser/use-lazy-module';
import { PrerenderedPart } from '~/portal/features/prerendered-part';
import { useT } from '~/portal/i18n/t';
import { PageHeader } from '~/portal/components/page-header';

import type { data } from './data';

type Slice = ReturnType<typeof data>;

const loadResources = async () => {
  const [{ Resources }, slice] = await Promise.all([import('./prerendered'), loadSlice('sitemap')]);
  return { Resources, slice: slice as Slice };
};

export const preload = async () => 'hydrated' in document.documentElement.dataset && request(loadResources);

/** For the renderer, which has the whole slice. */
const Built = lazy(async () => ({ default: (await import('./prerendered')).Resources }));

/** All resources. The grid is HTML until the visitor acts; the search box leads here without its dialog. */
export default function SitemapPage({ loaderData }: { loaderData: Slice }) {
  const t = useT();
  const resources = useLazyModule(loadResources);
  const title = t('sitemap.title');
  return (
    <>
      <PageHeader colorIcon="apps" subtitle={t('sitemap.about')} title={title} />
      <PrerenderedPart isReady={resources.state === 'ready'} load={resources.load} title={title}>
        {import.meta.env.SSR && <Built slice={loaderData} />}
        {resources.state === 'ready' && <resources.content.Resources slice={resources.content.slice} />}
      </PrerenderedPart>
    </>
  );
}
