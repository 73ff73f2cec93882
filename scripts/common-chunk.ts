import type { Rolldown } from 'vite';

/** The sources of the application. */
export const SOURCES = 'src/portal';
export const CLIENT_ENTRY = `${SOURCES}/entry-client.tsx`;

const PORTAL_MODULE = /[\\/]src[\\/]portal[\\/]|svg-icons/;
const SCREEN_MODULE = /[\\/]screens[\\/](?<screen>[\w-]+)[\\/]page\.tsx$/;
/** Modules that at least this number of screens need at once are one file, instead of a dozen. */
const MANY_SCREENS = 3;
/** The two screens that load most. Modules that both import are common too: they compress worse in their own file. */
const LARGEST = ['management-groups', 'experience'];
/** Two screens that share modules of a hundred bytes each, which are one file. */
const VIEWS = ['management-groups', 'profile'];

/** The modules that import a module statically, directly or through others, and the module itself. */
function staticImporters(id: string, context: Rolldown.ChunkingContext, known = new Set<string>()) {
  if (!known.has(id)) {
    known.add(id);
    for (const one of context.getModuleInfo(id)?.importers ?? []) staticImporters(one, context, known);
  }
  return known;
}

/**
 * The bundler's name for the chunk of a module: `common` if the entry, many screens or the two largest import it, or
 * `views`. Modules that only lazy features share stay out of them.
 */
export function commonChunk(id: string, context: Rolldown.ChunkingContext): string | null {
  if (!PORTAL_MODULE.test(id)) return null;
  const importers = [...staticImporters(id, context)];
  const screens = importers.flatMap((one) => SCREEN_MODULE.exec(one)?.groups?.['screen'] ?? []);
  const areAll = (named: readonly string[]) => named.every((one) => screens.includes(one));
  const isOfEntry = importers.some((one) => one.endsWith(CLIENT_ENTRY));
  if (isOfEntry || screens.length >= MANY_SCREENS || areAll(LARGEST)) return 'common';
  return areAll(VIEWS) ? 'views' : null;
}
