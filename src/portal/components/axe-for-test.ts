import axe from 'axe-core';

import { AXE_RULES, AXE_TAGS } from '../../../test/support/axe-tags';

/** The violations that axe finds in what a test has rendered, in each theme. */
export async function violations(): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset['theme'] = theme;
    // While something fades in, its contrast is lower.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    for (const part of document.body.children) {
      const { violations: all } = await axe.run(part, { runOnly: AXE_TAGS, rules: AXE_RULES });
      found.push(
        ...all.flatMap(({ id, nodes }) =>
          nodes.map(({ html, any }) => `${theme}: ${id}: ${html} ${JSON.stringify(any[0]?.data)}`),
        ),
      );
    }
  }
  delete document.documentElement.dataset['theme'];
  return found;
}
