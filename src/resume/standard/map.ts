import { tileOrigins } from '../model/public-host';
import { group, httpsAddress, oneOf, errorText, text } from './expected';

/** The map of Regions. */
export const mapSchema = group({
  tiles: oneOf(['auto', 'ask', 'off'])
    .describe('Whether map tiles are loaded from another host: at once, after a click, or never.')
    .optional(),
  url: httpsAddress()
    .regex(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/, errorText('an address with "{z}", "{x}" and "{y}"'))
    .refine(
      (address) => tileOrigins(address) !== null,
      errorText('the address of tiles on a plain host, such as "https://{s}.tiles.example/{z}/{x}/{y}.png"'),
    )
    .describe('Address of the tiles with {z}, {x} and {y}.')
    .optional(),
  attribution: text().describe('Whom the tiles are owed to, shown on the map.').optional(),
});
