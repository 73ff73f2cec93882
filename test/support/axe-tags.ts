/** WCAG 2.2 AA. axe checks the target size only with its tag. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that need more than their tag. */
export const AXE_RULES = { 'target-size': { enabled: true } };
