/** The form of a DOI. https://www.crossref.org/blog/dois-and-matching-regular-expressions/ */
const DOI = /^(?:doi:\s*|(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[^\s[\]]+)$/i;

/** A DOI as a link in Markdown, "[10.1000/182](https://doi.org/10.1000/182)"; other texts as they are. */
export function doiLink(text: string): string {
  const doi = DOI.exec(text)?.[1];
  if (doi === undefined) return text;
  const path = encodeURI(doi).replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${doi}](https://doi.org/${path})`;
}
