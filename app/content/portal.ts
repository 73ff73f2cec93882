import type { MailSettings, Portal } from './portfolio';
import type { Findings } from './problems';
import type { PortalSettings } from './read-portal';
import type { Resume } from './resume';
import type { Source } from './source';

const DEFAULT_DIRECTORY = 'Default Directory'; // spec §2
const DEFAULT_BRAND = '#0078d4'; // spec §9
const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';
const DEFAULT_TILES = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const DEFAULT_ATTRIBUTION = '© OpenStreetMap contributors';

const MAIL_VARIABLES = {
  publicKey: 'MAIL_PUBLIC_KEY',
  serviceId: 'MAIL_SERVICE_ID',
  templateId: 'MAIL_TEMPLATE_ID',
} as const;

/** The portal's own settings, with what is said for whatever is not. */
export function portalOf(
  settings: PortalSettings,
  resume: Resume,
  source: Source | null,
  findings: Findings,
): Portal {
  return {
    title: settings.title ?? resume.basics.name,
    directory: settings.directory ?? DEFAULT_DIRECTORY,
    brandColor: (settings.brandColor ?? DEFAULT_BRAND).toLowerCase(),
    siteUrl: settings.siteUrl?.replace(/\/+$/, '') ?? null,
    mail: mailOf(settings, source, findings),
    map: {
      tiles: settings.map?.tiles ?? 'auto',
      url: settings.map?.url ?? DEFAULT_TILES,
      attribution: settings.map?.attribution ?? DEFAULT_ATTRIBUTION,
    },
    synonyms: settings.synonyms ?? {},
    presence: settings.presence ?? [],
  };
}

/** The local mail server (`tools/mail-server.ts`), on the page's own origin: what is built for this machine posts there. */
const LOCAL_MAIL: MailSettings = {
  origin: '',
  publicKey: 'local-key',
  serviceId: 'local-service',
  templateId: 'local-template',
  throttleMs: 0,
};

/**
 * The mail service, from the file or from the environment, which wins. Without any key: the local server on a
 * site that is built for this machine (`LOCAL_MAIL`), else null.
 */
function mailOf({ mail = {} }: PortalSettings, source: Source | null, findings: Findings): Portal['mail'] {
  const environment = process.env;
  const publicKey = environment[MAIL_VARIABLES.publicKey] || mail.publicKey;
  const serviceId = environment[MAIL_VARIABLES.serviceId] || mail.serviceId;
  const templateId = environment[MAIL_VARIABLES.templateId] || mail.templateId;
  if (!publicKey && !serviceId && !templateId) return environment['LOCAL_MAIL'] ? LOCAL_MAIL : null;
  if (!publicKey || !serviceId || !templateId) {
    const missing = Object.entries({ publicKey, serviceId, templateId }).flatMap(([key, value]) =>
      value ? [] : [key],
    );
    const place = source ? `${source.place(['mail'])} ` : '';
    findings.problems.push(
      `${place}mail: expected all three keys of the mail service, got none for ${missing.join(' and ')}`,
    );
    return null;
  }
  const throttle = Number(environment['MAIL_THROTTLE_MS'] || mail.throttleMs || 0);
  const origin = environment['MAIL_ORIGIN'] || mail.origin || DEFAULT_MAIL_ORIGIN;
  if (!(throttle >= 0))
    findings.problems.push(
      `MAIL_THROTTLE_MS: expected a number of milliseconds, 0 or more, got "${environment['MAIL_THROTTLE_MS']}"`,
    );
  if (!URL.canParse(origin))
    findings.problems.push(`MAIL_ORIGIN: expected an address that begins with "https://", got "${origin}"`);
  return { origin: origin.replace(/\/+$/, ''), publicKey, serviceId, templateId, throttleMs: throttle };
}
