import type { City, Owner, Picture, Profile } from './portfolio';
import type { Resume } from './resume';

/** One or two letters: of the first and the last word of a name. */
function initialsOf(name: string): string {
  const letters = name
    .split(/\s+/)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .filter(Boolean);
  const picked = letters.length > 1 ? [letters[0], letters.at(-1)] : letters;
  return picked.join('').toLocaleUpperCase() || '?';
}

const profileOf = ({
  network,
  username,
  url,
}: NonNullable<Resume['basics']['profiles']>[number]): Profile[] =>
  url
    ? [
        {
          network: network ?? new URL(url).hostname,
          label: username ?? url.replace(/^https?:\/\/(?:www\.)?|\/$/g, ''),
          url,
        },
      ]
    : [];

function cityOf(location: Resume['basics']['location']): City | null {
  if (!location) return null;
  const { city, region, countryCode } = location;
  const code = countryCode?.toUpperCase() ?? null;
  const country =
    code && /^[A-Z]{2}$/.test(code)
      ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? null)
      : null;
  return { city: city ?? null, region: region ?? null, country, countryCode: code };
}

/** Whose portal it is. */
export function ownerOf({ basics }: Resume, photo: Picture | null): Owner {
  const profiles = (basics.profiles ?? []).flatMap(profileOf);
  return {
    name: basics.name,
    initials: initialsOf(basics.name),
    headline: basics.label ?? null,
    email: basics.email ?? null,
    phone: basics.phone ?? null,
    website: basics.url ?? null,
    linkedin:
      profiles.find(
        ({ network, url }) => /linkedin/i.test(network) || /\/\/(?:\w+\.)?linkedin\.com\//i.test(url),
      ) ?? null,
    profiles,
    photo,
    place: cityOf(basics.location),
    biography: (basics.summary ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  };
}
