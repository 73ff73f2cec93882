// Apart from `grid-rows.ts`, whose table arrives with the first act: the page names columns and rows before that.

/** The key of the root group's row. */
export const ROOT = 'tenant-root-group';

/** The words of the columns. */
export const COLUMN_NAMES = {
  name: 'management-groups.name',
  region: 'management-groups.region',
  type: 'management-groups.type',
  id: 'management-groups.id',
  total: 'management-groups.total',
} as const;
