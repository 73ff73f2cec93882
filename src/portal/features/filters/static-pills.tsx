import { FACET_TITLES, FACETS, type FacetName } from '~/portal/filters/facet-names';
import { useT, type T } from '~/portal/i18n/t';

/** The words of pills that differ from those of Subscriptions and Projects. */
export type PillWords = { company: string; equals: string; differs: string };

export type PillProps = { facets?: readonly FacetName[]; words?: PillWords };

/** The title of a facet. The companies of All resources are its subscriptions. */
export const facetTitle = (t: T, facet: FacetName, words?: Pick<PillWords, 'company'>): string =>
  (facet === 'company' && words?.company) || t(FACET_TITLES[facet]);

const NOTE = 'filter-note';

/**
 * The pills before the filters have loaded. A click opens a note, before and after hydration, until the interactive
 * pills (`filter-bar.tsx`) replace them.
 */
export function StaticPills({ facets = FACETS, words }: PillProps) {
  const t = useT();
  return (
    <div>
      {facets.map((facet) => (
        <div data-pill="" key={facet}>
          <button
            aria-expanded={false}
            aria-haspopup="dialog"
            data-facet={facet}
            popoverTarget={NOTE}
            type="button"
          >
            {`${facetTitle(t, facet, words)} ${words?.equals ?? '=='} `}
            <b>{t('filters.all')}</b>
          </button>
        </div>
      ))}
      <p data-filter-state="loading">{t('filters.waiting')}</p>
      <p data-filter-state="failed" role="alert">
        {t('filters.failed')}
      </p>
      <div id={NOTE} popover="auto" role="status">
        {t('filters.loading')}
      </div>
    </div>
  );
}
