import { plainName } from './gazetteer';

/** Ways of working, and regions that are too large for a marker. */
const NO_PLACE = new RegExp(
  `^(?:(?:fully|mostly|100) )?(?:${[
    'remote(?:ly)?(?: first| only| work(?:ing)?)?|work from home|wfh|tele ?work(?:ing)?|home(?: office| based)?',
    'remoto|teletrabajo|teletrabalho|tele ?travail|homeoffice|a distance|a distancia',
    'hybrid|hibrido|hybride|world ?wide|anywhere|everywhere|nowhere|global|international|distributed',
    'virtual|online|digital nomad|various(?: locations)?|multiple locations|on ?site|freelance|n a|tbd',
    'europe|eu|emea|latam|apac|earth|в офисе|удаленно|дистанционно',
  ].join('|')})$`,
);

/** Whether a part of a location names no place: `Remote`. */
export const isNoPlace = (part: string): boolean => NO_PLACE.test(plainName(part));

/** `Remote from Madrid`: the way of working is removed, the city stays. */
const MODE_FIRST =
  /^\s*(?:(?:fully|100\s*%)\s+)?(?:remote(?:ly)?|remoto|hybrid)\s+(?:(?:from|in|based in|within)\s+)?(?!first|only|work)(?=\p{L})/iu;
/** `Houston and travel`: the city of somebody who also works elsewhere. */
const MODE_LAST =
  /\s(?:and|or|&|\+|y|o|e|ou|et|und|oder)\s+(?:travel(?:l?ing)?|remote(?:ly)?|remoto|abroad|world ?wide|anywhere)\s*(?=[,;|/()]|$)/giu;
/** The word for a city or a republic before its name: `г. Минск`, `р. Беларусь`. */
const KIND_FIRST = /^(?:(?:г|м|р|респ)\.|(?:г|город|місто|республика|республіка)\s)\s*(?=\p{L})/iu;

/**
 * `Berlin, Germany (Remote)` → `Berlin`, `Germany`, `Remote`. Postal codes and words for a city before its name are
 * removed.
 */
export const partsOf = (text: string): string[] =>
  text
    .replace(MODE_FIRST, 'remote, ')
    .replaceAll(MODE_LAST, ', remote')
    .split(/[,，、;|｜/()（）\n·•・]|\s[-–—]\s/)
    .map((part) =>
      part
        .replaceAll(/\b\d[\d-]*\b/g, ' ')
        .trim()
        .replace(KIND_FIRST, ''),
    )
    .filter((part) => /\p{L}/u.test(part));
