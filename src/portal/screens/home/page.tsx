import { useEffect } from 'react';

import { useT } from '~/portal/i18n/t';

import type { HomeSlice } from './data';

/** `/` is the dashboard in the owner's language (spec §2), and `/es` the Spanish one. */
export default function Home({ loaderData: { dashboard } }: { loaderData: HomeSlice }) {
  const t = useT();
  // Another language is another document.
  useEffect(() => location.replace(dashboard + location.search + location.hash), [dashboard]);
  return (
    <h1>
      <a href={dashboard}>{t('dashboard.title')}</a>
    </h1>
  );
}
