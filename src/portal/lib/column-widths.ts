/** spec §9: column max, px. */
const COLUMN_MAX = 300;
/** The name begins at that maximum; it alone may be dragged beyond it (docs/decisions/023), px. */
const NAME_MAX = 800;

/** The grid's columns with their least (spec §2) and largest widths, px. */
export const COLUMN_LIMITS = {
  name: { minSize: 300, maxSize: NAME_MAX },
  region: { minSize: 120, maxSize: COLUMN_MAX },
  type: { minSize: 150, maxSize: COLUMN_MAX },
  id: { minSize: 250, maxSize: COLUMN_MAX },
  total: { minSize: 150, maxSize: COLUMN_MAX },
} as const;
