import { otherFormatOf, type OtherFormat } from '../../tidy/known-formats';
import type { Source } from '../../read/source';
import type { ResumeFile } from '../entry';
import { fromSkillsPassport } from './europass';
import { fromCandidate } from './europass-candidate';
import { Part, type Leftovers } from './part';
import { fromReactiveResume } from './rxresume';
import { fromRenderCv } from './rendercv';
import { readXml } from './xml';
import { fromYamlResume } from './yamlresume';

/** The result of a conversion. */
export type Converted = {
  /** The name in messages. */ format: string;
  resume: ResumeFile;
  leftovers: Leftovers;
  /** Messages about deliberate omissions. */ notes: string[];
};

type FormatReader = (file: Part, report: (sentence: string) => void) => ResumeFile;

const READERS: Readonly<Record<OtherFormat, FormatReader>> = {
  europass: (file) => fromSkillsPassport(file.at('SkillsPassport')),
  'reactive-resume': fromReactiveResume,
  rendercv: fromRenderCv,
  yamlresume: fromYamlResume,
};

function converted(format: string, data: unknown, read: FormatReader): Converted {
  const [file, notes]: [Part, string[]] = [new Part(data), []];
  const language = ['meta', 'locale'].map((group) => file.at(group).text('language')).find(Boolean);
  const written = read(file, (sentence) => notes.push(sentence));
  const resume = language === undefined ? written : { ...written, meta: { language } };
  return { format, resume, leftovers: file.leftovers(), notes };
}

/** The version of a file, if the name of the format does not contain it. */
const versioned = (name: string, data: unknown): string => {
  const { sections, customSections } = data as { sections?: object; customSections?: unknown };
  if (name !== 'Reactive Resume') return name;
  return `${name} ${customSections !== undefined || (sections && !('custom' in sections) && !('summary' in sections)) ? '5' : '4'}`;
};

/** Converts a file in a known format other than JSON Resume; null for all others. */
export function fromOtherFormat({ data }: Source): Converted | null {
  // The export of an account contains the résumé inside other data.
  const inner = (data as { data?: unknown } | null)?.data;
  const found = [data, inner].find((one) => otherFormatOf(one) !== null);
  const format = otherFormatOf(found);
  return format && converted(versioned(format.name, found), found, READERS[format.id]);
}

/**
 * Converts a Europass CV in XML.
 * @throws an error whose message is a sentence
 */
export function fromXml(name: string, text: string): Converted {
  const xml = (() => {
    try {
      return readXml(text.replace(/^\uFEFF/, ''));
    } catch (error) {
      throw new Error(
        `${name}: the XML cannot be read: ${(error as Error).message.replace(/\.?\s*$/, '')}.`,
        {
          cause: error,
        },
      );
    }
  })();
  if (xml.root === 'SkillsPassport') return converted('Europass', xml.data, fromSkillsPassport);
  if (xml.root === 'Candidate') return converted('Europass', xml.data, fromCandidate);
  throw new Error(
    `${name}: expected a Europass CV (its root is "SkillsPassport" or "Candidate"), got XML whose root is "${xml.root}".`,
  );
}
