import { commandLine } from '../resume/read/packed';

/** The maximum number of lines. */
const LINES_SHOWN = 20;

/** Warnings as lines for a terminal: the first ones, and the option that lists all. */
export const warningLines = (warnings: readonly string[], { all = false } = {}): readonly string[] =>
  all || warnings.length <= LINES_SHOWN
    ? warnings
    : [
        ...warnings.slice(0, LINES_SHOWN),
        `… and ${warnings.length - LINES_SHOWN} more: ${commandLine('check --all', 'content:check -- --all')} lists every one.`,
      ];
