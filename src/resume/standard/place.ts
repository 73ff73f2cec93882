import { group, numberBetween, text } from './expected';

/** A marker of the map. */
export const placeSchema = group({
  city: text().describe('City, shown in the marker’s popup.'),
  country: text().describe('Country, shown in the marker’s popup.').optional(),
  latitude: numberBetween(-90, 90).describe('Degrees north, negative for south.'),
  longitude: numberBetween(-180, 180).describe('Degrees east, negative for west.'),
});
