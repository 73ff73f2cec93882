import { parseAst } from 'vite';

/**
 * What this portal never asks of the router, by the names in the router's published file: no forms, actions or
 * fetchers, no view transitions, no routes found on the way, no server components, no hot updates.
 */
export const CUTS = {
  /** Functions whose answer is always the same here. */
  answers: {
    // Pages are read; nothing is submitted through the router.
    isMutationMethod: 'false',
    isSubmissionNavigation: 'false',
    getSubmissionFromNavigation: 'undefined',
    // Every route is known from the start (`routeDiscovery: initial`).
    isFogOfWarEnabled: 'false',
    checkFogOfWar: '{ active: false, matches: null }',
    getPatchRoutesOnNavigationFunction: 'undefined',
    useFogOFWarDiscovery: 'undefined',
    // No server components.
    useIsRSCRouterContext: 'false',
    // Nobody fetches beside a navigation, or has it drawn as a transition.
    markFetchRedirectsDone: 'false',
    abortStaleFetchLoads: 'false',
    restoreAppliedTransitions: 'undefined',
    persistAppliedTransitions: 'undefined',
    // Warnings are for developers, and there is another build for them.
    warning: 'undefined',
    warnOnce: 'undefined',
    warningOnce: 'undefined',
  },
  /** Functions that nothing calls: should one be called after all, it says so. */
  unreachable: [
    'handleAction',
    'fetch2',
    'setFetcherError',
    'updateFetcherState',
    'getFetcher',
    'resetFetcher',
    'deleteFetcher',
    'queueFetcherForDeletion',
    'getUpdatedRevalidatingFetchers',
    'discoverRoutes',
    'patchRoutes',
    '_internalSetRoutes',
    'instrumentClientSideRouter',
    'getRouteInstrumentationUpdates',
    'singleFetchActionStrategy',
    'singleFetchLoaderFetcherStrategy',
    'createClientRoutesWithHMRRevalidationOptOut',
    'wrapShouldRevalidateForHdr',
    'preventInvalidServerHandlerCall',
    'noActionDefinedError',
    'RSCErrorHandler',
    'decodeRouteErrorResponseDigest',
  ],
  /** Conditions inside functions that are needed. */
  conditions: {
    // Blocks of routes that are found on the way.
    'if (isFogOfWar) {': 'if (false) {',
    // Fetchers that a navigation would load again.
    'fetchLoadMatches.forEach((f, key) => {': 'if (false) fetchLoadMatches.forEach((f, key) => {',
    // View transitions.
    'if (!viewTransitionOpts || !isViewTransitionAvailable) {': 'if (true) {',
    'if (vtContext.isTransitioning && !vtContext.flushSync) {': 'if (false) {',
    'if (renderDfd && pendingState && router.window) {': 'if (false) {',
    'if (renderDfd && pendingState && state.location.key === pendingState.location.key) {': 'if (false) {',
    'if (!vtContext.isTransitioning && interruption) {': 'if (false) {',
    'if (pendingAction === "POP" /* Pop */ && !isUninterruptedRevalidation && location !== state.location) {':
      'if (false) {',
    '} else if (pendingViewTransitionEnabled) {': '} else if (false) {',
    // A screen whose script does not come fails where it would be drawn: the page knows when to load again
    // (browser/renewal.ts).
    'window.location.reload();\n    return new Promise(() => {\n    });':
      'return { default() { throw error; } };',
    // The text of the page's own scripts, which is written on the server.
    'staticContext ? `window': 'false ? `window',
    '!isStatic ? " " :': 'true ? " " :',
    'var ENABLE_DEV_WARNINGS = true;': 'const ENABLE_DEV_WARNINGS = false;',
  },
} as const;

type Cuts = {
  answers: Readonly<Record<string, string>>;
  unreachable: readonly string[];
  conditions: Readonly<Record<string, string>>;
};
type Body = { name: string; start: number; end: number };

/** Names of components for developers' tools, and what a bundler could leave out if it knew that calling it does nothing. */
const DISPLAY_NAME = /^[A-Z]\w*\.displayName = "[^"]*";$/gm;
const COMPONENT = /^(var [A-Z]\w* = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm;

/** The bodies of all functions that a program declares, however deep. */
function functionsIn(node: unknown): Body[] {
  if (node === null || typeof node !== 'object') return [];
  const { type, id, body } = node as { type?: string; id?: { name: string } | null; body?: Body };
  const own = type === 'FunctionDeclaration' && id && body ? [{ ...body, name: id.name }] : [];
  return [...own, ...Object.values(node).flatMap(functionsIn)];
}

const changed = (what: string) =>
  new Error(
    `tools/router-cuts.ts leaves ${what} out of the router, but the router has changed and it is not there exactly ` +
      'as expected: look what the new router does instead, and correct or remove that line.',
  );

/**
 * The router's published file without what the portal cannot reach.
 * @throws when the file is no longer what the cuts were made for
 */
export function cutRouter(code: string, { answers, unreachable, conditions }: Cuts = CUTS): string {
  const bodies = new Map<string, string>([
    ...Object.entries(answers).map(([name, answer]) => [name, `{ return ${answer}; }`] as const),
    ...unreachable.map((name) => [name, `{ throw leftOut("${name}"); }`] as const),
  ]);
  const found = functionsIn(parseAst(code)).filter(({ name }) => bodies.has(name));
  for (const name of bodies.keys())
    if (found.filter((one) => one.name === name).length !== 1) throw changed(`the function ${name}`);
  let cut = code;
  // From the end, so that the places before stay true.
  for (const { name, start, end } of found.toSorted((one, other) => other.start - one.start))
    cut = cut.slice(0, start) + bodies.get(name) + cut.slice(end);
  for (const [condition, text] of Object.entries(conditions)) {
    if (!cut.includes(condition)) throw changed(`what follows “${condition}”`);
    cut = cut.replaceAll(condition, () => text);
  }
  const says = 'const leftOut = (name) => new Error(`${name} of the router is left out of this build.`);';
  return `${cut.replaceAll(DISPLAY_NAME, '').replaceAll(COMPONENT, '$1/* @__PURE__ */ ')}\n${says}\n`;
}
