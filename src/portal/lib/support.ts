import type { Portfolio } from '~/resume/read/portfolio';

import { shortPlace } from './place-text';

/** The data of the Support and New support request screens. */
export function supportSlice({ owner, portal }: Portfolio) {
  const { name, email, place, linkedin } = owner;
  return {
    name,
    email,
    linkedin: linkedin && { label: linkedin.label, url: linkedin.url },
    place: shortPlace(place),
    mail: portal.mail,
  };
}

export type SupportSlice = ReturnType<typeof supportSlice>;
