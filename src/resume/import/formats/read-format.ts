import { otherFormatOf, type OtherFormat } from '../../tidy/other-forms';
import { EUROPASS } from './europass';
import { convert, type Converted, type Format } from './field-map';
import { ONLINE_CV } from './online-cv';
import { REACTIVE_RESUME } from './reactive-resume';
import { RENDERCV } from './rendercv';
import { readXml } from './xml';
import { YAMLRESUME } from './yamlresume';

const FORMATS: Readonly<Record<OtherFormat, Format>> = {
  'online-cv': ONLINE_CV,
  'reactive-resume': REACTIVE_RESUME,
  rendercv: RENDERCV,
  yamlresume: YAMLRESUME,
};

/** Converts data in a known format other than JSON Resume; null for all others. */
export function fromOtherFormat(data: unknown): Converted | null {
  // The export of an account contains the résumé inside other data.
  for (const found of [data, (data as { data?: unknown } | null)?.data]) {
    const format = otherFormatOf(found);
    if (format) return convert(FORMATS[format.id], found);
  }
  return null;
}

/**
 * Converts a Europass CV in XML.
 * @throws an error whose message is a sentence
 */
export function fromXml(name: string, text: string): Converted {
  let xml;
  try {
    xml = readXml(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = (error as Error).message.replace(/\.?\s*$/, '');
    throw new Error(`${name}: the XML cannot be read: ${reason}.`, { cause: error });
  }
  if (xml.root === 'Candidate') return convert(EUROPASS, xml.data);
  throw new Error(
    `${name}: expected a Europass CV of 2020 or later (its root is "Candidate"), got XML whose root is "${xml.root}".`,
  );
}
