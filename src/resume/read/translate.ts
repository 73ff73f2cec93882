import type { Path } from '../standard/path';
import { countryName, LETTER_PAIRS } from '../model/places/areas';
import { fluencyIn } from '../model/texts/fluency';
import type { Portfolio } from '../model/portfolio';
import { fieldOf, isTranslatable, isTranslatableInFile } from './translatable';

/** The texts of the owner's files with their translations. */
export type Dictionary = ReadonlyMap<string, string>;

/** The names of countries that `Intl` translates. */
function countriesIn(from: string, to: string): Dictionary {
  return new Map(
    LETTER_PAIRS.flatMap((pair) => {
      const code = pair.toUpperCase();
      const [name, other] = [countryName(code, from), countryName(code, to)];
      return name && other ? [[name, other] as const] : [];
    }),
  );
}

/** A value with other texts. Objects that occur twice in the value stay one object. */
function withTexts<Value>(value: Value, change: (text: string, path: Path) => string): Value {
  const done = new Map<object, unknown>();
  const replace = (one: unknown, path: Path): unknown => {
    if (typeof one === 'string') return change(one, path);
    if (Array.isArray(one)) return one.map((item, at) => replace(item, [...path, at]));
    if (typeof one !== 'object' || one === null) return one;
    const known = done.get(one);
    if (known) return known;
    const own = Object.fromEntries(
      Object.entries(one).map(([key, field]) => [key, replace(field, [...path, key])]),
    );
    done.set(one, own);
    return own;
  };
  // Only texts are replaced, by texts.
  return replace(value, []) as Value;
}

/** The portfolio in another language, as far as it is translated. Ids and addresses stay the same. */
export function translated(portfolio: Portfolio, language: string, dictionary: Dictionary): Portfolio {
  const from = portfolio.portal.language;
  const spoken = portfolio.languages.map((one) => one.language);
  const spokenIn = spokenNames(spoken, from, language, dictionary);
  // A list whose names stay in their language keeps its levels in it, too.
  const levels = spokenIn.size > 0 ? portfolio.languages.flatMap(({ fluency }) => fluency ?? []) : [];
  const names = new Map<string, Dictionary>([
    ['country', countriesIn(from, language)],
    ['language', spokenIn],
    ['fluency', new Map(levels.map((level) => [level, fluencyIn(level, language)]))],
  ]);
  // A job without an employer is called by its title, which is translated wherever it stands.
  const unnamed = new Set(
    portfolio.companies.flatMap(({ name, positions }) =>
      positions.some(({ title }) => title === name) ? [name] : [],
    ),
  );
  const isAllowed = (text: string, path: Path) => isTranslatable(path) || unnamed.has(text);
  const translatedWhere = (allows: (text: string, path: Path) => boolean) => (text: string, path: Path) =>
    allows(text, path) ? (dictionary.get(text) ?? names.get(fieldOf(path))?.get(text) ?? text) : text;
  const { resume, ...model } = portfolio;
  const translation = withTexts(model, translatedWhere(isAllowed));
  return {
    ...translation,
    // The marker of a country has its name, not that of a city.
    places: translation.places.map((place, at) => {
      const written = portfolio.places[at];
      return written?.city === written?.country ? { ...place, city: place.country ?? place.city } : place;
    }),
    portal: {
      ...translation.portal,
      // The synonym itself stays. Its meaning is translated, to match the pages.
      synonyms: withTexts(portfolio.portal.synonyms, (name) => dictionary.get(name) ?? name),
    },
    resume: withTexts(
      resume,
      translatedWhere((_text, path) => isTranslatableInFile(path)),
    ),
  };
}

/** A letter of a script that no language of the portal is written in. */
const FOREIGN = /[^\P{L}\p{Script=Latin}]/u;

const capital = (name: string, language: string) =>
  name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** The names of languages in one language, by code. */
function namesIn(language: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  return LETTER_PAIRS.flatMap((code): [string, string][] => {
    const name = names.of(code);
    return name ? [[code, capital(name, language)]] : [];
  });
}

/**
 * The names of spoken languages in another language. It is empty if one of them would stay in a foreign script
 * beside the others: a list is in one language.
 * @param given the names as the résumé writes them
 */
function spokenNames(given: readonly string[], from: string, to: string, dictionary: Dictionary): Dictionary {
  const targets = new Map(namesIn(to));
  const names = new Map(
    namesIn(from).flatMap(([code, name]) => {
      const target = targets.get(code);
      return target === undefined ? [] : [[name, target] as const];
    }),
  );
  const stays = (name: string) => !dictionary.has(name) && !names.has(name) && FOREIGN.test(name);
  return given.some(stays) ? new Map() : names;
}
