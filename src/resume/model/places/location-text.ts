import { plainName } from './gazetteer';

/** The name in a part of a location, without a postal code. */
const nameIn = (part: string): string => plainName(part.replaceAll(/\b\d[\d-]*\b/g, ' ')).trim();

/** A location that names a place once: `Singapore, Singapore` is `Singapore`. */
export function locationText(location: string): string {
  const parts = location.split(/\s*[,，]\s*/u);
  const names = parts.map(nameIn);
  const distinct = parts.filter((_, at) => names[at] === '' || names[at] !== names[at - 1]);
  return distinct.length === parts.length ? location : distinct.join(', ');
}
