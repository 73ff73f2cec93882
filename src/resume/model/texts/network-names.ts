/** The networks with a field of their own in `basics`. */
const NETWORKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    linkedin: 'LinkedIn',
    github: 'GitHub',
    gitlab: 'GitLab',
    twitter: 'Twitter',
    mastodon: 'Mastodon',
    bluesky: 'Bluesky',
    stackoverflow: 'Stack Overflow',
    medium: 'Medium',
    instagram: 'Instagram',
    facebook: 'Facebook',
    youtube: 'YouTube',
    orcid: 'ORCID',
    behance: 'Behance',
    dribbble: 'Dribbble',
    xing: 'XING',
    zhihu: 'Zhihu',
    skype: 'Skype',
    telegram: 'Telegram',
    pinterest: 'Pinterest',
    wordpress: 'WordPress',
    codepen: 'CodePen',
    credly: 'Credly',
    codesandbox: 'CodeSandbox',
    devto: 'DEV',
    npm: 'npm',
    googleplus: 'Google+',
    'google+': 'Google+',
    x: 'X',
  }),
);

/** The usual spelling of a network's name. */
export const networkName = (network: string): string =>
  NETWORKS.get(network.toLowerCase().replaceAll(/[\s_-]/g, '')) ?? network;

/** Names with letters of their own, wherever they stand in the name of a field. */
const BRANDS = new Map(
  'GitHub GitLab LinkedIn YouTube WordPress npm ORCID DOI PMID PMCID ISBN ISSN'
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** The name of a field with the usual spelling of the brands in it: `Github url` is "GitHub url". */
export const withBrands = (name: string): string =>
  networkName(name).replaceAll(/\p{L}+/gu, (word) => BRANDS.get(word.toLowerCase()) ?? word);
