import type { Entry } from './search-index';

/** A searchable entry: a resource, unless `more` overrides it. */
export const entry = (title: string, more: Partial<Entry> = {}): Entry => ({
  kind: 'resource',
  title,
  detail: '',
  more: '',
  to: '/experience',
  ...more,
});
