import type { ContentFile, MailSettings, Portal } from '../model/portfolio-settings';
import { monthOfDate } from '../standard/dates';
import { type Findings, leaveOut, warnerOf, type Warn } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import { countryCodeIn } from '../model/places/areas';
import type { Resume } from '../standard/resume';
import type { Source } from './source';
import type { Picture } from '../model/portfolio';

const DEFAULT_BRAND = '#0078d4'; // spec §9
const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const DEFAULT_ATTRIBUTION =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>';

/** Countries whose paper size is US Letter (Unicode CLDR, `paperSize` US-Letter). */
const LETTER_COUNTRIES = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/** Whether messages go to the local mail server. Such a site is not for publishing. */
export const isLocalMail = (mail: MailSettings | null): boolean => mail?.origin === '';

/** The portal's settings with their default values. */
export function portalOf(
  settings: PortalSettings & { language: string },
  basePath: string,
  resume: Resume,
  source: Source | null,
  findings: Findings,
  {
    mail,
    speed,
    photo,
    today,
  }: { today: Date } & Pick<Portal, 'mail' | 'speed'> & Pick<Portal['documents'], 'photo'>,
): Portal {
  return {
    title: settings.title ?? resume.basics.name,
    language: settings.language,
    directory: settings.directory ?? null,
    brandColor: (settings.brandColor ?? DEFAULT_BRAND).toLowerCase(),
    siteUrl: settings.siteUrl ? new URL(settings.siteUrl).href.replace(/\/+$/, '') : null,
    basePath,
    mail,
    availability: availabilityOf(settings, today, warnerOf(source, findings)),
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

/** The stated availability. A date in the past causes a warning and is not shown. */
function availabilityOf({ availability }: PortalSettings, today: Date, warn: Warn): Portal['availability'] {
  if (!availability) return null;
  const { from, notice, remote, kinds = [], places = [], timeZones = [], workPermits = [] } = availability;
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  const now = [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
  const isAhead = from !== undefined && from > now.slice(0, from.length);
  if (from !== undefined && from < now.slice(0, from.length))
    warn(['availability', 'from'], `"${from}" has passed and is not shown; write the next date, or none.`);
  return {
    status: availability.status,
    from: isAhead ? monthOfDate(from) : null,
    notice: notice ?? null,
    remote: remote ?? null,
    kinds,
    places,
    timeZones,
    workPermits,
    leaveOut: availability.leaveOut ?? [],
  };
}

/**
 * Folder names that need no escaping and that all hosts interpret in the same way. The folders of the site
 * itself are excluded.
 */
const PATH = /^\/(?!(?:assets|pictures)\/)(?:(?!\.+\/)[\w.~-]+\/)*$/;

/**
 * The path of the site's root on its host, with a slash at both ends: `BASE_PATH`, else the path of
 * `siteUrl`, else `/`. An invalid address is removed from the settings. Where they have none, it is `SITE_URL`,
 * which the workflow of GitHub Pages sets.
 */
export function basePathOf(
  settings: Pick<PortalSettings, 'siteUrl'>,
  source: Source | null,
  findings: Findings,
): string {
  const address = process.env['SITE_URL'];
  if (address && !URL.canParse(address))
    findings.problems.push(`SITE_URL: expected an address such as "https://me.example", got "${address}"`);
  else if (address) settings.siteUrl ??= address;
  const { siteUrl } = settings;
  const given = process.env['BASE_PATH'];
  if (given) {
    const path = given.replace(/\/?$/, '/');
    if (PATH.test(path)) return path;
    findings.problems.push(`BASE_PATH: expected a path such as "/portfolio/", got "${given}"`);
    return '/';
  }
  if (!siteUrl) return '/';
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  const path = url?.pathname.replace(/\/?$/, '/') ?? '';
  if (PATH.test(path) && !url?.search && !url?.hash) return path;
  leaveOut(
    warnerOf(source, findings),
    ['siteUrl'],
    'an address such as "https://me.example/portfolio/"',
    siteUrl,
    'the site does not know where it will live',
  );
  delete settings.siteUrl;
  return '/';
}

type Given = {
  /** Whether the owner wants a photo. */ wanted: boolean;
  /** The original résumé without hidden fields. */ written: Resume;
  shown: Resume;
  /** Null if there is no usable photo. */ photo: Picture | null;
  files: readonly ContentFile[];
  basePath: string;
};

/**
 * The file of the photo for the résumé's PDF and Word file; null if there is none.
 * @param warn is called with the reason if a wanted photo is missing
 */
export function documentPhotoOf(
  { wanted, written, shown, photo, files, basePath }: Given,
  warn: (message: string) => void,
): Portal['documents']['photo'] {
  if (!wanted) return null;
  const file = photo && files.find(({ path }) => basePath + path.slice(1) === photo.src);
  if (file?.source) return file;
  if (photo)
    warn('the photo is at another address; the PDF and the Word file can only hold one from your folder.');
  else if (!written.basics.image)
    warn('the résumé has no photo (basics.image), so the PDF and the Word file have none.');
  else if (!shown.basics.image)
    warn('privacy.hide names the photo, so the PDF and the Word file are made without it.');
  return null;
}
