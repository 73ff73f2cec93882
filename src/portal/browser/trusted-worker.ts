type Trusted = { createScriptURL: (address: string) => string };
type Factory = { createPolicy: (name: string, policy: Trusted) => Trusted };

/** The page's policy refuses every address as a script's. The worker's is let through: that one, and no second. */
export function trustedWorker(worker: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  if (!trustedTypes) return worker;
  const createScriptURL = (address: string) => {
    if (address === worker) return address;
    throw new TypeError('This address may not be a script’s.');
  };
  // Only the name of its type differs from a text's.
  return trustedTypes.createPolicy('worker', { createScriptURL }).createScriptURL(worker);
}
