/** The share of a property's examples that `npm run check` tries; `npm test` sets a larger one, `PROPERTY_RUNS=1` tries all. */
const QUICK = 0.05;

/**
 * How often a property is tried.
 * @param full the number of examples of a whole run
 */
export const runs = (full: number): number => Math.ceil(full * Number(process.env['PROPERTY_RUNS'] ?? QUICK));
