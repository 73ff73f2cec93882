import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { CUTS, cutRouter } from './router-cuts';

const SOURCE = `
function outer() {
  function submits() { return 1; }
  function blocks(reason) { return { reason, blocked: submits() }; }
  if (hot) { reload(); }
  return blocks;
}
var Form = React10.forwardRef(render);
Form.displayName = "Form";
`;
const cuts = {
  answers: { blocks: '{ blocked: false }' },
  unreachable: ['submits'],
  conditions: { 'if (hot) {': 'if (false) {' },
};

test('functions answer at once or say that they are left out, and conditions are settled', () => {
  const cut = cutRouter(SOURCE, cuts);
  expect(cut).toContain('function submits() { throw leftOut("submits"); }');
  expect(cut).toContain('function blocks(reason) { return { blocked: false }; }');
  expect(cut).toContain('if (false) { reload(); }');
  expect(cut).toContain('var Form = /* @__PURE__ */ React10.forwardRef(render);');
  expect(cut).not.toContain('displayName');
});

test('a router that has changed stops the build with a sentence', () => {
  const without = (text: string) => () =>
    cutRouter(SOURCE.replaceAll(text, text.replace('(hot)', '(cold)').replace(/s$/, '')), cuts);
  expect(without('blocks')).toThrow(
    /leaves the function blocks out of the router, but the router has changed/,
  );
  expect(without('submits')).toThrow('the function submits');
  expect(without('if (hot) {')).toThrow('what follows “if (hot) {”');
  expect(() => cutRouter(SOURCE + SOURCE, cuts)).toThrow('the function blocks');
});

test('the installed router is the one that the cuts were made for', () => {
  const folder = join('node_modules', 'react-router', 'dist', 'development');
  const files = readdirSync(folder).filter((file) => file.endsWith('.mjs'));
  const [router, ...others] = files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((code) => code.includes('function createRouter('));
  expect(others).toEqual([]);
  const cut = cutRouter(router ?? '');
  for (const name of CUTS.unreachable) expect(cut).toContain(`throw leftOut("${name}")`);
});
