import { parseAst, type Plugin } from 'vite';

/** Calls whose only purpose is to tell a developer something. */
const WARNINGS = new Set(['warning', 'warningOnce', 'warnOnce']);
/** Calls that stop with a sentence for a developer. */
const CHECKS = new Set(['invariant', 'invariant2']);
/** What stands in the place of such a sentence: a visitor is shown our own. */
const SHORT = '"router"';

type Node = { type: string; start: number; end: number; callee?: Node; name?: string; arguments?: Node[] };
type Edit = { start: number; end: number; text: string };

function editsIn(node: unknown, edits: Edit[]): void {
  if (Array.isArray(node)) for (const item of node) editsIn(item, edits);
  else if (typeof node === 'object' && node !== null) {
    const { type, start, end, callee, arguments: given } = node as Node;
    const called = type === 'CallExpression' && callee?.type === 'Identifier' ? (callee.name ?? '') : '';
    const message = given?.[1];
    if (WARNINGS.has(called)) edits.push({ start, end, text: 'void 0' });
    else if (CHECKS.has(called) && message) {
      edits.push({ start: message.start, end: message.end, text: SHORT });
      editsIn(given?.[0], edits);
    } else for (const part of Object.values(node)) editsIn(part, edits);
  }
}

/** The router's source without what it says to developers, whose conditions nobody needs then either. */
export function quietSource(source: string): string {
  const edits: Edit[] = [];
  editsIn(parseAst(source), edits);
  const quiet = edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source);
  return quiet.replace('var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;');
}

/**
 * The router publishes one file for development and production; its warnings are for developers, and weigh three
 * kilobytes that every visitor would download (docs/decisions/016).
 */
export function quietRouterPlugin(): Plugin {
  return {
    name: 'portalfolio:quiet-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/development\/chunk-/ },
      handler: (source) => ({ code: quietSource(source), map: null }),
    },
  };
}
