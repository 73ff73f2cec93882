/** Characters that always start a list item. */
const BULLET = '[•●▪◦‣⁃∙■□◆►➢➤✓✔★]';
const ITEM = new RegExp(`^\\s*(?:${BULLET}|[-–—*·+](?=\\s))\\s*(.*)$`, 'u');
/** An export may contain a list in one line: `• Built a model. • Ran it.` */
const WITHIN = new RegExp(`(?<=\\S)\\s+(?=${BULLET}\\s)`, 'gu');

/**
 * Splits a description: its list becomes highlights, all other text the summary. A line after an item belongs
 * to it if it is indented or starts with a lowercase letter. No word is lost.
 */
export function partsOf(description: string): { summary?: string; highlights?: string[] } {
  const lines = description.split('\n').flatMap((line) => {
    const pieces = line.split(WITHIN);
    return pieces.length > 1 ? pieces : [line];
  });
  const highlights: string[] = [];
  const summary: string[] = [];
  let inList = false;
  for (const line of lines) {
    const item = ITEM.exec(line)?.[1]?.trim();
    const last = highlights.length - 1;
    if (item) {
      highlights.push(item);
      inList = true;
    } else if (inList && line.trim() !== '' && /^(?:\s+\S|\p{Ll})/u.test(line)) {
      highlights[last] = `${highlights[last]} ${line.trim()}`;
    } else {
      inList = false;
      summary.push(item === '' ? '' : line.trimEnd());
    }
  }
  const rest = summary
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { ...(rest && { summary: rest }), ...(highlights.length > 0 && { highlights }) };
}
