/**
 * The wire contract of the mail service (spec §7): one POST with a JSON body, an answer in plain text. The
 * texts are the service's own where they are known; those of 426 and 429 are not.
 */
export const SEND = '/api/v1.0/email/send';

/** The service takes no more than this of variables, bytes. */
export const LARGEST_VARIABLES = 50_000;
/** What is read of a body before it is cut off, bytes: the variables, escaped, and the keys around them. */
export const LARGEST_BODY = 8 * LARGEST_VARIABLES;
/** One request a second, by the service's documentation. */
export const SHORTEST_INTERVAL_MS = 1000;

export type Answer = { status: number; text: string };
export type Variables = Readonly<Record<string, unknown>>;
/** A body that the service takes. */
export type Post = { template: string; variables: Variables };

export const ACCEPTED: Answer = { status: 200, text: 'OK' };
const MALFORMED: Answer = { status: 400, text: 'Bad Request' };

/** What the service refuses, by the status that names it. */
export const REFUSALS = {
  400: 'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  403: 'API calls are disabled for non-browser applications',
  412: 'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  413: 'Variables size limit',
  422: 'The recipients address is empty',
  426: 'Quota exhausted',
  429: 'Too Many Requests',
} as const;

export const refusalOf = (status: keyof typeof REFUSALS): Answer => ({ status, text: REFUSALS[status] });

const NEEDED = ['user_id', 'service_id', 'template_id'] as const;
const KNOWN = new Set<string>([...NEEDED, 'lib_version', 'template_params', 'accessToken']);

/** How deep the values of a body may lie in each other: what is deeper is an attack on whoever reads it. */
const DEEPEST = 20;

/** True where values lie in each other deeper than anybody writes. Without recursion: the text may be a million brackets. */
export function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
  }
  return false;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the service says of a body; a `Post` when it takes it.
 * @param strict whether a parameter that the contract does not know is refused
 */
export function read(body: string, strict: boolean): Answer | Post {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return MALFORMED;
  }
  if (!isGroup(sent) || isTooDeep(sent)) return MALFORMED;
  for (const field of NEEDED) {
    const value = sent[field];
    if (typeof value !== 'string' || value === '')
      return { status: 400, text: `The ${field} parameter is required` };
  }
  const unknown = Object.keys(sent).find((field) => !KNOWN.has(field));
  if (strict && unknown !== undefined) return { status: 400, text: `The ${unknown} parameter is not known` };
  const variables = sent['template_params'] ?? {};
  if (!isGroup(variables)) return MALFORMED;
  if (Buffer.byteLength(JSON.stringify(variables)) > LARGEST_VARIABLES) return refusalOf(413);
  return { template: String(sent['template_id']), variables };
}
