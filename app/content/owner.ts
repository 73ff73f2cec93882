import type { City, LinkedProfile, Owner, Picture, Profile } from './portfolio';
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

function profileOf({ network, username, url }: NonNullable<Resume['basics']['profiles']>[number]): Profile[] {
  const label = username ?? url?.replace(/^https?:\/\/(?:www\.)?|\/$/g, '') ?? network;
  if (label === undefined) return [];
  return [{ network: network ?? (url ? new URL(url).hostname : label), label, url: url ?? null }];
}

const isLinkedIn = (profile: Profile): profile is LinkedProfile =>
  profile.url !== null &&
  (/linkedin/i.test(profile.network) || /\/\/(?:\w+\.)?linkedin\.com\//i.test(profile.url));

function cityOf(location: Resume['basics']['location']): City | null {
  if (!location) return null;
  const { address, postalCode, city, region, countryCode, country: named } = location;
  const code = countryCode?.toUpperCase() ?? null;
  const country =
    code && /^[A-Z]{2}$/.test(code)
      ? (new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? null)
      : (named ?? null);
  return {
    address: address ?? null,
    postalCode: postalCode ?? null,
    city: city ?? null,
    region: region ?? null,
    country,
    countryCode: code,
  };
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
    linkedin: profiles.find(isLinkedIn) ?? null,
    profiles,
    photo,
    place: cityOf(basics.location),
    biography: (basics.summary ?? '')
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
  };
}
