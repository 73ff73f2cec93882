import { addressFrom, type Address } from '../site/serve';
import { WrongUsage, type Given, type Option } from './command';

/** The options of the commands that start a server. */
export const ADDRESS_OPTIONS = {
  port: { value: 'NUMBER', about: 'the port; else PORT, else the usual one' },
  host: { value: 'NAME', about: 'the address to serve on; else HOST, else localhost' },
} as const satisfies Record<string, Option>;

/**
 * The address to serve at.
 * @throws WrongUsage for an invalid port
 */
export function addressIn(given: Given, usualPort: string): Address {
  const { PORT = usualPort, HOST } = process.env;
  try {
    return addressFrom({ PORT: given.text('port') ?? PORT, HOST: given.text('host') ?? HOST });
  } catch (error) {
    if (given.text('port') === undefined) throw error;
    throw new WrongUsage(`--port: ${(error as Error).message.replace(/^PORT: /, '')}`, { cause: error });
  }
}
