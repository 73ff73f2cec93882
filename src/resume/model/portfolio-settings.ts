import type { YearMonth } from '../standard/dates';

type EmailJs = { publicKey: string; serviceId: string; templateId: string };

/** A service that takes the message as a JSON object, with `fields` of its own in front. */
type JsonService = { path: string; fields: Readonly<Record<string, string>> };

/** The mail service of the contact form: EmailJS (spec §7) or another. Its keys are public. */
export type MailSettings = {
  /** Without a trailing slash; empty for the local mail server, below the site's base path. */
  origin: string;
  /** Minimum time between two messages of one visitor; 0 for none. */
  throttleMs: number;
} & (EmailJs | JsonService);

export type MapSettings = { tiles: 'auto' | 'ask' | 'off'; url: string; attribution: string };

/** The availability that the owner states, in the owner's words. */
export type Availability = {
  status: 'available' | 'open' | 'unavailable';
  /** In the future; null otherwise. */ from: YearMonth | null;
  notice: string | null;
  kinds: readonly ('permanent' | 'contract')[];
  remote: 'remote' | 'hybrid' | 'onsite' | null;
  places: readonly string[];
  timeZones: readonly string[];
  workPermits: readonly string[];
  /** Where it does not stand. */ leaveOut: readonly ('resume' | 'json-ld' | 'llms.txt')[];
};

export type Portal = {
  /** The text in the top bar. */
  title: string;
  /** The language of the owner's files as a BCP 47 tag. */
  language: string;
  /** The subtitle below a screen's title; null for the default. */
  directory: string | null;
  /** `#rrggbb` */
  brandColor: string;
  /** The address of the site without a trailing slash, and its path on that host: `/`, or `/portfolio/`. */
  siteUrl: string | null;
  basePath: string;
  mail: MailSettings | null;
  /** Null where the owner states none. */ availability: Availability | null;
  map: MapSettings;
  /** Synonyms of search terms: `{ k8s: 'Kubernetes' }`. */
  synonyms: Readonly<Record<string, string>>;
  /** The heading of the Regions screen; null for a default that suits its places. */
  regionsTitle: string | null;
  /** The copyright line of the footer and its language; null for the default. */
  rights: { text: string; language: string } | null;
  /** The paragraphs of the Regions screen. */
  presence: readonly string[];
  /** The settings of the PDF and the Word file. The photo is a file of the owner. */
  documents: { paper: 'a4' | 'letter'; photo: Pick<ContentFile, 'source' | 'svg'> | null };
  /** Whether the HTTPS rule (HSTS) includes subdomains. */
  httpsOnSubdomains: boolean;
  /** Whether a service worker stores the pages for offline use. */
  offline: boolean;
  /** The owner's script for the speed figures of each visit; null if there is none. */
  speed: string | null;
};

/** The formats that the build encodes. */
export type PictureFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** A file of the content folder, with its address in the site and its encoding. */
export type ContentFile = {
  source: string;
  path: string;
  /** In pixels; null for the original width. */
  width: number | null;
  /** Null for a copy of the original. */
  format: PictureFormat | null;
  /** The text of a drawing, instead of the source. */ svg?: string;
};
