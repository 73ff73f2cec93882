/** spec §9: the largest width of a column, px. */
const COLUMN_MAX = 300;
/** The name column takes the free width up to this (docs/decisions/023), px. */
const NAME_MAX = 800;

/** The smallest (spec §2) and largest widths of the grid's columns, px. */
export const COLUMN_LIMITS = {
  name: { minSize: 300, maxSize: NAME_MAX },
  region: { minSize: 120, maxSize: COLUMN_MAX },
  type: { minSize: 150, maxSize: COLUMN_MAX },
  id: { minSize: 250, maxSize: COLUMN_MAX },
  total: { minSize: 150, maxSize: COLUMN_MAX },
} as const;
