type Trusted = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, policy: Trusted) => Trusted };

/** The page's policy (CSP) rejects all script URLs. This policy allows the one of the service worker. */
export function trustedWorker(worker: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return worker;
  const createScriptURL = (address: string) => {
    if (address === worker) return address;
    throw new TypeError('This address may not be a script’s.');
  };
  // The type differs from a string only by its name.
  return trustedTypes.createPolicy('worker', { createScriptURL }).createScriptURL(worker);
}
