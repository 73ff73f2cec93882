import { counted } from '../../standard/plural';
import type { Part } from './part';

const isHidden = (part: Part): boolean =>
  part.at('hidden').value === true || part.at('visible').value === false;

/**
 * The visible entries of a section. Hidden ones are not published and stay leftovers.
 * @param report is called with a message about hidden entries
 */
export function shownItems(section: Part, name: string, report: (sentence: string) => void): Part[] {
  const items = section.items('items');
  const shown = isHidden(section) ? [] : items.filter((item) => !isHidden(item));
  const hidden = items.length - shown.length;
  if (hidden > 0) report(`${name}: hidden there, so not imported: ${counted(hidden, 'entry', 'entries')}.`);
  for (const item of shown) item.ignore('hidden', 'visible', 'id');
  return shown;
}
