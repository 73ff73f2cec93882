import { useEffect } from 'react';

import { reloadIfStale } from '~/portal/browser/reload-if-stale';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

/**
 * In the place of a screen that failed. Its cause goes to the console while developing. One that did not come may be had
 * from another build, or from the device.
 */
export function RouteError({ error }: { error: unknown }) {
  const t = useT();
  useEffect(() => void reloadIfStale(true), []);
  if (import.meta.env.DEV) console.error(error);
  return (
    <div role="alert">
      <h1 tabIndex={-1}>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <p>
        <Button appearance="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      </p>
    </div>
  );
}
