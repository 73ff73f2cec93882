import { isGerman } from './advert-words';

const { raw } = String;
const CUE = new RegExp(
  raw`(?:${[
    'location|based in|located in|offices? in|on-?site in|hybrid in|relocate to',
    'ubicaci[oó]n|lugar de trabajo|presencial en|h[ií]brid[oa] en|con base en|sede en|residir en|residencia en|vivir en',
    'localiza[cç][aã]o|local de trabalho|presencial em|h[ií]brid[oa] em|residir em|residência em|morar em|viver em|com base em',
    raw`(?:lieu(?: de travail)?|localisation)(?=\s*:)|(?<!\p{L})(?:basée?s?|basé\(e\)|basé·e|située?s?|localisée?s?|bureaux|sur site|présentiel|hybride|résider|habiter|vivre|pourvoir) à`,
    raw`(?<!\p{L})(?:(?:arbeits|dienst|einsatz|wohn)?ort(?=\s*:)|(?:arbeits|dienst|einsatz)ort|standort|(?:vor ort|präsenz|büros?|niederlassung|wohnhaft|wohnen|wohnst|lebst|ansässig|hybrid) in|umzug nach)`,
  ].join('|')})\s*:?\s+`,
  'giu',
);
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:de|do|da|del|am|an der)\s)?\p{Lu}[\p{L}.'’-]*){0,2}/u;
/** Behind the name of a German sentence another noun may stand, with a capital too. */
const GERMAN_NAME =
  /^(?:(?:Bad|Sankt|St\.|New|Den|San|Los) )?\p{Lu}[\p{L}.'’-]*(?: (?:am|an der) \p{Lu}\p{L}+)?/u;
/** Words that are no place behind a cue: "Location: Remote", "Standort: Büro in Köln". */
const NO_PLACE = /^(?:remot|any|our|the|hybrid|home|büro|flexib|deutschlandweit|bundesweit|télétravail)/i;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The places that a sentence requires. */
export const placesRequired = (sentence: string): string[] =>
  [...sentence.matchAll(CUE)].flatMap(({ 0: cue, index }) => {
    const [name = ''] =
      (isGerman(sentence) ? GERMAN_NAME : NAME).exec(sentence.slice(index + cue.length)) ?? [];
    const place = name.replace(/[.,]+$/, '');
    return place === '' || NO_PLACE.test(place) ? [] : [place];
  });

/** Whether a place is part of a longer one: `Madrid` of `Madrid, Spain`. */
export const samePlace = (place: string, text: string): boolean =>
  text.split(',').some((part) => plain(part) === plain(place));
