import { parseArgs, type ParseArgsConfig } from 'node:util';

import { didYouMean } from '../resume/standard/nearest';

/**
 * Parses the arguments of a command.
 * @throws an error whose message is a sentence, for an unknown argument
 */
export function argumentsOf<const Config extends ParseArgsConfig & { args: string[] }>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const options = config.options ?? {};
  try {
    const parsed = parseArgs(config);
    for (const [name, value] of Object.entries(parsed.values)) if (value === '') throw without(name);
    return parsed;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const [, named = ''] = /'(?:-\w, )?(-[^\s'=]*|[^']*)/.exec(message) ?? [];
    const known = Object.keys(options).map((name) => `--${name}`);
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
      throw new Error(
        `${named}: there is no such option${didYouMean(named, known) || `; expected ${known.join(' or ')}.`}`,
        { cause: error },
      );
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const name = named.replace(/^--/, '');
      if (options[name]?.type === 'string') throw without(name);
      throw new Error(`${named}: expected no value after it.`, { cause: error });
    }
    if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL')
      throw new Error(`"${named}" is not expected here; expected ${known.join(' or ')}.`, { cause: error });
    throw error;
  }
}

const without = (name: string) =>
  new Error(`--${name}: expected a value after it, such as --${name} my-${name}.`);
