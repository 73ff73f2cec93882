import type { ComponentType } from 'react';

import { Button } from '~/portal/components/button';
import { EmptyState } from '~/portal/components/empty-state';
import { navigate, useLocation } from '~/portal/browser/router';
import { withoutFilters } from '~/portal/filters/filters';
import { useT } from '~/portal/i18n/t';

/**
 * Returns a function that clears all filters and the search.
 * @param onReset moves the focus, since the button disappears
 */
export function useReset(onReset: () => void): () => void {
  const { search, hash } = useLocation();
  return () => {
    onReset();
    const rest = new URLSearchParams(withoutFilters(search));
    rest.delete('q');
    navigate({ search: rest.toString(), hash }, { preventScrollReset: true });
  };
}

/** The button that clears all filters and the search. Without results it is part of the empty state. */
export function FilterReset({
  label,
  nothing,
  onReset,
}: {
  /** The text of the button, "Reset filters" by default. */ label?: string;
  /** The empty state of a list without results. */ nothing?: { icon: ComponentType; text: string };
  /** Moves the focus, since the button disappears. */ onReset: () => void;
}) {
  const t = useT();
  const reset = useReset(onReset);
  const button = <Button onClick={reset}>{label ?? t('filters.reset')}</Button>;
  return nothing ? <EmptyState {...nothing}>{button}</EmptyState> : button;
}
