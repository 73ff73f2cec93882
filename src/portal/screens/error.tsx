import { useEffect, useRef } from 'react';

import { useFocusTarget } from '~/portal/browser/focus-targets';
import { reloadAfterDomError, reloadIfStale } from '~/portal/browser/reload-if-stale';
import { useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';

/**
 * Replaces a screen that failed. In development its error is logged to the console. If a module failed to
 * load, the page is reloaded from another build or from the cache.
 */
export function RouteError({ error }: { error: unknown }) {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusTarget('heading', () => heading.current);
  useEffect(() => {
    if (reloadAfterDomError(error)) return;
    // The shell of this page is a new one, which does not announce the navigation that failed.
    heading.current?.focus();
    void reloadIfStale(true);
  }, [error]);
  if (import.meta.env.DEV) console.error(error);
  return (
    <div role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {t('error.title')}
      </h1>
      <p>{t('error.text')}</p>
      <p>
        <Button appearance="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
      </p>
    </div>
  );
}
