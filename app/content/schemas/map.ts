import { group, httpsAddress, oneOf, text } from './expected';

/** The map of Regions. */
export const mapSchema = group({
  tiles: oneOf(['auto', 'ask', 'off'])
    .describe('Whether map tiles are loaded from another host: at once, after a click, or never.')
    .optional(),
  url: httpsAddress().describe('Address of the tiles with {z}, {x} and {y}.').optional(),
  attribution: text().describe('Whom the tiles are owed to, shown on the map.').optional(),
});
