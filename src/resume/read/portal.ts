import { mailOf } from './mail';
import type { Portal } from '../model/portfolio-settings';
import type { Findings } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import { countryCodeIn } from '../model/places/country-name';
import type { Resume } from '../standard/resume';
import type { Source } from './source';

const DEFAULT_BRAND = '#0078d4'; // spec §9
const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const DEFAULT_ATTRIBUTION = '© OpenStreetMap contributors';

/** Countries whose paper size is US Letter (Unicode CLDR, `paperSize` US-Letter). */
const LETTER_COUNTRIES = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** The portal's settings with their default values. */
export function portalOf(
  settings: PortalSettings & { language: string },
  basePath: string,
  resume: Resume,
  source: Source | null,
  findings: Findings,
  { speed, photo }: { speed: string | null; /** For the documents. */ photo: string | null },
): Portal {
  return {
    title: settings.title ?? resume.basics.name,
    language: settings.language,
    directory: settings.directory ?? null,
    brandColor: (settings.brandColor ?? DEFAULT_BRAND).toLowerCase(),
    siteUrl: settings.siteUrl ? new URL(settings.siteUrl).href.replace(/\/+$/, '') : null,
    basePath,
    mail: mailOf(settings, source, findings),
    map: {
      tiles: settings.map?.tiles ?? 'auto',
      url: settings.map?.url ?? DEFAULT_TILES,
      attribution: settings.map?.attribution ?? DEFAULT_ATTRIBUTION,
    },
    documents: {
      paper:
        settings.resume?.paper ??
        (LETTER_COUNTRIES.has(countryCodeIn(resume.basics.location?.countryCode) ?? '') ? 'letter' : 'a4'),
      photo,
    },
    httpsOnSubdomains: settings.httpsOnSubdomains ?? false,
    synonyms: settings.synonyms ?? {},
    regionsTitle: settings.regionsTitle ?? null,
    rights: settings.rights
      ? { text: settings.rights, language: settings.rightsLanguage ?? settings.language }
      : null,
    presence: settings.presence ?? [],
    // A service worker of a local site would affect other sites on the same port.
    offline: (settings.offline ?? true) && !process.env['LOCAL_MAIL'],
    speed,
  };
}
