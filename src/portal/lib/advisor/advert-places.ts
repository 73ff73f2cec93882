const CUE =
  /(?:location|based in|located in|offices? in|on-?site in|hybrid in|relocate to|ubicaci[oó]n|lugar de trabajo|presencial en|h[ií]brid[oa] en|con base en|sede en|residir en|residencia en|vivir en|localiza[cç][aã]o|local de trabalho|presencial em|h[ií]brid[oa] em|residir em|residência em|morar em|viver em|com base em)\s*:?\s+/giu;
const NAME = /^\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:de|do|da|del)\s)?\p{Lu}[\p{L}.'’-]*){0,2}/u;

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** The places that a sentence requires. */
export const placesRequired = (sentence: string): string[] =>
  [...sentence.matchAll(CUE)].flatMap(({ 0: cue, index }) => {
    const [name = ''] = NAME.exec(sentence.slice(index + cue.length)) ?? [];
    const place = name.replace(/[.,]+$/, '');
    return place === '' || /^(?:remot|any|our|the)/i.test(place) ? [] : [place];
  });

/** Whether a place is part of a longer one: `Madrid` of `Madrid, Spain`. */
export const samePlace = (place: string, text: string): boolean =>
  text.split(',').some((part) => plain(part) === plain(place));
