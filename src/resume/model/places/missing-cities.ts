import type { KnownCity } from './gazetteer';

type Row = readonly [name: string, country: string, population: number, latitude: number, longitude: number];

/** Cities that the data lacks, or has under a name that nobody writes. */
const ROWS: readonly Row[] = [
  ['Aarhus', 'DK', 285_000, 56.16, 10.21],
  ['Changhua', 'TW', 230_000, 24.08, 120.54],
  ['Chiayi', 'TW', 265_000, 23.48, 120.45],
  ['Linkou', 'TW', 125_000, 25.08, 121.39],
  ['New Taipei', 'TW', 4_000_000, 25.01, 121.47],
  ['Zhongli', 'TW', 430_000, 24.96, 121.22],
];

export const MISSING_CITIES: readonly KnownCity[] = ROWS.map(
  ([name, country, population, latitude, longitude]) => ({
    name,
    country,
    adminCode: '',
    featureCode: 'PPL',
    population,
    loc: { coordinates: [longitude, latitude] },
  }),
);
