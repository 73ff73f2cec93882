import { shortAddress } from '~/resume/model/texts/bare-address';
import type { LinkedProfile, Owner, Portfolio } from '~/resume/model/portfolio';

import { shortPlace } from '~/portal/text/format';

/** The accounts with an address, once each, without the one on LinkedIn. */
function accountsBeside({ linkedin, profiles }: Owner): LinkedProfile[] {
  const seen = new Set(linkedin && [shortAddress(linkedin.url)]);
  return profiles.flatMap(({ network, label, url }) => {
    if (url === null || seen.has(shortAddress(url))) return [];
    seen.add(shortAddress(url));
    return [{ network, label, url }];
  });
}

/** The data of the Support and New support request screens. */
export function supportSlice({ owner, portal }: Portfolio) {
  const { name, email, place, linkedin, website } = owner;
  return {
    name,
    email,
    linkedin: linkedin && { label: linkedin.label, url: linkedin.url },
    website: website && { label: shortAddress(website), url: website },
    profiles: accountsBeside(owner),
    place: shortPlace(place),
    mail: portal.mail,
  };
}

export type SupportSlice = ReturnType<typeof supportSlice>;
