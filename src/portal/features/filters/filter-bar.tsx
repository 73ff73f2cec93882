import { useLocation } from '~/portal/browser/router';
import { allValues, parseFilters, countOf, type Facets } from '~/portal/filters/facets';
import { filterOf, type FacetName, type Filter } from '~/portal/filters/filters';
import { useLanguage } from '~/portal/i18n/t';

import { Callout } from './callout';
import type { RestoredFocus } from './use-filters';
import { Pills } from './pills';
import { YearsCallout } from './years-callout';

/** The list with its facets. */
type Filterable<Resource> = { resources: readonly Resource[]; facets: Facets<Resource> };

/** The interactive pills. */
export function FilterBar<Resource>({
  list,
  counted,
  restoredFocus,
}: {
  /** Called when a pill opens. */ list: () => Filterable<Resource>;
  /** The text that names the counted items. */ counted: string;
  restoredFocus: RestoredFocus | undefined;
}) {
  return (
    <Pills restoredFocus={restoredFocus}>
      {(facet, onApply, onClose) => (
        <FacetCallout {...list()} {...{ counted, facet, onApply, onClose }} key={facet} />
      )}
    </Pills>
  );
}

/** The callout of a facet. */
function FacetCallout<Resource>({
  resources,
  facets,
  counted,
  facet,
  onApply,
  onClose,
}: Filterable<Resource> & {
  counted: string;
  facet: FacetName;
  onApply: (filter: Filter) => void;
  onClose: () => void;
}) {
  const { search } = useLocation();
  const filter = filterOf(new URLSearchParams(search), facet);
  const values = allValues(resources, facets[facet], useLanguage().code);
  if (facet === 'period') return <YearsCallout {...{ facet, filter, years: values, onApply, onClose }} />;
  const count = countOf(resources, facets, parseFilters(search, facets), facet);
  return <Callout {...{ counted, countOf: count, facet, filter, values, onApply, onClose }} />;
}
