/**
 * How often a property is tried: in full by `npm test`, a twentieth by `npm run check`, which runs while one works.
 * @param full the number of examples of the whole run
 */
export const runs = (full: number): number =>
  process.env['PROPERTY_RUNS'] === 'full' ? full : Math.ceil(full / 20);
