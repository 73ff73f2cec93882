// Separate from `grid-rows.ts`, whose table library is loaded with the first interaction. The page needs
// these names before.

/** The key of the root group's row. */
export const ROOT = 'tenant-root-group';

/** The message keys of the columns. */
export const COLUMN_NAMES = {
  name: 'management-groups.name',
  region: 'management-groups.region',
  type: 'management-groups.type',
  id: 'management-groups.id',
  total: 'management-groups.total',
} as const;
