/**
 * The HTTP contract of EmailJS (spec §7): one POST with a JSON body, and a plain text response. The texts are the
 * service's own where they are known; those of 426 and 429 are not.
 */
export const SEND = '/api/v1.0/email/send';

/** The service's limit for the variables, bytes. */
export const LARGEST_VARIABLES = 50_000;
/** A longer body is cut off, bytes. The limit includes escaped variables and the keys around them. */
export const LARGEST_BODY = 8 * LARGEST_VARIABLES;
/** One request a second, according to the service's documentation. */
export const SHORTEST_INTERVAL_MS = 1000;

export type Answer = { status: number; text: string };
export type Variables = Readonly<Record<string, unknown>>;
/** A valid body. `template` can request a fault: the name of a template, a key, a form or a query. */
export type Post = { template: string; variables: Variables; accepted: Answer };

const ACCEPTED: Answer = { status: 200, text: 'OK' };
const MALFORMED: Answer = { status: 400, text: 'Bad Request' };

/** The error messages of the service, by status. */
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

/** The maximum nesting depth of a body. A deeper body is treated as an attack on its parser. */
const DEEPEST = 20;

/**
 * Returns whether a value is nested too deeply. Not recursive, since a text may contain a million brackets.
 */
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

type Group = Record<string, unknown>;
export type Contract = (sent: Group, strict: boolean) => Answer | Post;

const isTooLarge = (variables: Group): boolean =>
  Buffer.byteLength(JSON.stringify(variables)) > LARGEST_VARIABLES;

const emailJs: Contract = (sent, strict) => {
  for (const field of NEEDED) {
    const value = sent[field];
    if (typeof value !== 'string' || value === '')
      return { status: 400, text: `The ${field} parameter is required` };
  }
  const unknown = Object.keys(sent).find((field) => !KNOWN.has(field));
  if (strict && unknown !== undefined) return { status: 400, text: `The ${unknown} parameter is not known` };
  const variables = sent['template_params'] ?? {};
  if (!isGroup(variables)) return MALFORMED;
  if (isTooLarge(variables)) return refusalOf(413);
  return { template: String(sent['template_id']), variables, accepted: ACCEPTED };
};

/** Web3Forms: the key of the account stands beside the fields of the message. */
const web3Forms: Contract = ({ access_key: key, ...variables }) => {
  const refused = (status: number, message: string) => ({
    status,
    text: JSON.stringify({ success: false, message }),
  });
  if (typeof key !== 'string' || key === '') return refused(400, 'Access Key is required');
  if (isTooLarge(variables)) return refused(413, 'Payload Too Large');
  const accepted = { status: 200, text: '{"success":true,"message":"Email sent successfully!"}' };
  return { template: key, variables, accepted };
};

/** Formspree: the form is in the address. */
const formspree =
  (form: string): Contract =>
  (variables) =>
    isTooLarge(variables)
      ? { status: 413, text: '{"error":"Payload Too Large"}' }
      : { template: form, variables, accepted: { status: 200, text: '{"ok":true,"next":"/thanks"}' } };

/** An endpoint of the owner's: any answer with a status of success accepts the message. */
const endpoint =
  (query: string): Contract =>
  (variables) =>
    isTooLarge(variables)
      ? { status: 413, text: '' }
      : { template: query, variables, accepted: { status: 200, text: '' } };

/** The contract of an address below the root of a service; null where no service takes messages. */
export function contractOf(address: string): Contract | null {
  const [pathname = '', query = ''] = address.split('?');
  if (pathname === SEND) return emailJs;
  if (pathname === '/submit') return web3Forms;
  if (pathname === '/endpoint') return endpoint(query);
  const [, form] = /^\/f\/([\w-]+)$/.exec(pathname) ?? [];
  return form === undefined ? null : formspree(form);
}

/**
 * Validates a body. Returns a `Post`, or the response of the service that refuses it.
 * @param strict whether unknown parameters are refused
 */
export function read(contract: Contract, body: string, strict: boolean): Answer | Post {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return MALFORMED;
  }
  return isGroup(sent) && !isTooDeep(sent) ? contract(sent, strict) : MALFORMED;
}
