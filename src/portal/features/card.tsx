import { useEffect, useId, type ReactNode } from 'react';

import { ErrorBoundary } from '~/portal/browser/error-boundary';
import { reloadAfterDomError } from '~/portal/browser/reload-if-stale';
import { useT } from '~/portal/i18n/t';

import styles from './card.module.css';

/**
 * A titled section of a page. An error in its content, which is a separate component, stays inside the card.
 */
export function Card({
  title,
  area,
  children,
}: {
  title: string;
  /** Its area in the page's grid, and its anchor. */ area?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['card']} data-area={area} id={area}>
      <h2 className={styles['title']} id={id}>
        {title}
      </h2>
      <CardBoundary>{children}</CardBoundary>
    </section>
  );
}

function CardFailure({ error }: { error: unknown }) {
  const t = useT();
  useEffect(() => void reloadAfterDomError(error), [error]);
  return <p role="alert">{t('shell.cardFailed')}</p>;
}

const renderFailure = (error: unknown) => <CardFailure error={error} />;

/**
 * Shows a message instead of children that fail to render, so that the rest of the page still works. Another
 * address renders them again.
 */
export const CardBoundary = ({ children }: { children: ReactNode }) => (
  // The renderer has no location.
  <ErrorBoundary fallback={renderFailure} resetKey={globalThis.location?.href}>
    {children}
  </ErrorBoundary>
);
