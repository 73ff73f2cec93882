import type { Portfolio } from '~/resume/read/portfolio';

/** What the Support and the New support request screens show. */
export function supportSlice({ owner, portal }: Portfolio) {
  const { name, email, place, linkedin } = owner;
  return {
    name,
    email,
    linkedin: linkedin && { label: linkedin.label, url: linkedin.url },
    place: place && { city: place.city, region: place.region, country: place.country },
    mail: portal.mail,
  };
}

export type SupportSlice = ReturnType<typeof supportSlice>;
