import type { Entry } from './search-entries';

/** Something that the search may find: a resource, unless `more` says otherwise. */
export const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'resource',
  title,
  detail: '',
  more: '',
  intent: { do: 'go', to: '/experience' },
  ...more,
});
