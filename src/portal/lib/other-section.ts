import { bareAddress } from '~/resume/model/texts/bare-address';
import type { OtherEntry, OtherSection } from '~/resume/model/portfolio-sections';

import type { Format } from './format';
import { propertyMarkdown, propertyTexts } from './properties';
import { entryOf, headedLine, textsOf } from './resume-entries';
import type { SheetEntry, SheetLine, SheetSection } from './resume-sheet';

/** In letters. */
const SHORT = 60;
/** The labels of fields with how well someone knows what the title names. */
const LEVEL = /^(?:level|proficiency|niv[eé]l|niveau|proficiência)$/iu;

/** An entry as a line, if it is a title with nothing or one short fact: "Python (advanced)". */
function lineOf(entry: OtherEntry, { colon }: Format): SheetLine | null {
  const { title, period, url, summary, highlights, properties = [] } = entry;
  const [property, ...others] = properties;
  const texts = [...textsOf(summary), ...propertyTexts(properties, colon)];
  const isShort = [title ?? '', ...texts].every((text) => text.length <= SHORT && !text.includes('\n'));
  if (!title || period || highlights.length > 0 || others.length > 0 || texts.length > 1 || !isShort)
    return null;
  return property && LEVEL.test(property.label)
    ? { name: title, facts: property.values.join(', '), text: '', url }
    : headedLine({ name: title, text: summary ?? propertyMarkdown(properties, colon).join(''), url });
}

const sheetEntryOf = (
  { title, period, url, summary, highlights, properties }: OtherEntry,
  format: Format,
): SheetEntry =>
  entryOf(
    {
      title: title ?? (url ? bareAddress(url) : ''),
      when: period ? format.period(period) : '',
      url,
      paragraphs: textsOf(summary),
      properties,
      points: highlights,
    },
    format,
  );

/** A section with a custom title. Its entries are lines if all of them fit. */
export function otherSection({ id, title, entries }: OtherSection, format: Format): SheetSection {
  const lines = entries.flatMap((entry) => lineOf(entry, format) ?? []);
  const hasFacts = entries.some(({ summary, properties = [] }) => summary !== null || properties.length > 0);
  const areLines = hasFacts && entries.length > 1 && lines.length === entries.length;
  return {
    kind: 'other',
    id,
    title,
    entries: areLines ? [] : entries.map((entry) => sheetEntryOf(entry, format)),
    lines: areLines ? lines : [],
  };
}
