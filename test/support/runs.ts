/**
 * The share of examples that `npm run check` runs. `npm test` sets a larger one, and `PROPERTY_RUNS=1` runs
 * all.
 */
const FAST = 0.05;

/**
 * The number of runs of a property.
 * @param full the number of examples of a full run
 */
export const runs = (full: number): number => Math.ceil(full * Number(process.env['PROPERTY_RUNS'] ?? FAST));
