import { chineseTag } from './chinese-script';
import { countryCodeIn } from '../model/places/country-name';
import { LANGUAGE_FIELDS, languageTag } from '../standard/language-keys';
import type { Findings } from '../standard/problems';
import { warnerOf } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import type { Resume } from '../standard/resume';
import type { Source } from './source';
import { languageOfList } from '../model/texts/spoken-names';
import { languageOfTexts, leansTowards } from './text-language';
import { proseIn } from './texts';

const DEFAULT_LANGUAGE = 'en';

/** The language in a résumé's metadata, in a field that some themes read; null for an invalid one. */
function languageInMeta(data: unknown): string | null {
  const { meta } = (data ?? {}) as {
    meta?: { language?: unknown; lang?: unknown; locale?: unknown } | null;
  };
  const stated = meta?.language ?? meta?.lang ?? meta?.locale;
  if (typeof stated !== 'string') return null;
  try {
    // Some files have the form of an operating system: `pt_BR`.
    return Intl.getCanonicalLocales(stated.replace('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** The language in a setting among the owner's details: `language: "es"`. */
const languageInBasics = ({ basics }: Resume): string | null =>
  LANGUAGE_FIELDS.map((key) => languageTag((basics as Record<string, unknown>)[key])).find(
    (tag) => tag !== null,
  ) ?? null;

/** The language of a résumé with little prose: that in which its languages are named, if its titles do not differ. */
function languageOfNames({ languages = [], work, education, volunteer }: Resume): string | null {
  const named = languageOfList(languages.flatMap(({ language }) => language ?? []));
  const texts = [work, education, volunteer].flatMap((entries = []) =>
    entries.flatMap((entry) => Object.values(entry).flat()),
  );
  const isOwn =
    named !== null &&
    leansTowards(
      named,
      texts.filter((text) => typeof text === 'string'),
    );
  return isOwn ? named : null;
}

/**
 * The language of an owner's files: as portal.yaml or the résumé states it, else as its texts show it, else
 * English. A recognized language is a warning.
 */
export function ownLanguage(
  settings: PortalSettings,
  resume: Resume,
  source: Source,
  findings: Findings,
): string {
  const stated = settings.language ?? languageInMeta(source.data) ?? languageInBasics(resume);
  if (stated !== null) return stated;
  // References are the words of others.
  const prose = proseIn({ ...resume, references: [] });
  const found = languageOfTexts(prose) ?? languageOfNames(resume);
  const country = countryCodeIn(resume.basics.location?.countryCode);
  const recognized = found === 'zh' ? chineseTag(prose, country) : found;
  if (recognized === null || recognized === DEFAULT_LANGUAGE) return DEFAULT_LANGUAGE;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(recognized) ?? recognized;
  warnerOf(source, findings)(
    [],
    `the texts are in ${name}, so the portal opens in that language if it has it; \`language: ${recognized}\` in portal.yaml confirms this, \`language: en\` undoes it.`,
  );
  return recognized;
}
