import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type * as TypeScript from 'typescript';

/** TypeScript is large and most owners do not need it, so the package does not install it. */
async function typeScript(): Promise<typeof TypeScript | null> {
  try {
    const { default: compiler } = await import('typescript');
    return compiler;
  } catch {
    return null;
  }
}

/**
 * Reads a module for the browser. An owner may write it in TypeScript.
 * @throws an error whose message is a sentence when TypeScript is not installed
 */
export async function browserModule(file: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  if (!file.endsWith('.ts')) return source;
  const compiler = await typeScript();
  const name = basename(file);
  if (!compiler)
    throw new Error(
      `${name}: TypeScript is not installed here. Write it as ${name.replace(/ts$/, 'js')}, or run: npm install typescript`,
    );
  const { ScriptTarget, ModuleKind, transpileModule } = compiler;
  return transpileModule(source, {
    compilerOptions: { target: ScriptTarget.ES2022, module: ModuleKind.ESNext },
  }).outputText;
}
