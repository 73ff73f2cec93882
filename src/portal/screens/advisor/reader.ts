import { hrefOf } from '~/portal/lib/base-path';
import { advisorFor, type Advice } from '~/portal/lib/advisor/advisor';
import { readEvidence } from '~/portal/lib/evidence/evidence-index';

/**
 * Fetches the evidence and creates the function that reads adverts.
 * @throws if the evidence does not load
 */
export async function loadAdvisor(evidence: string): Promise<(advert: string) => Advice> {
  const response = await fetch(hrefOf(evidence));
  if (!response.ok) throw new Error(`${evidence}: ${response.status}`);
  return advisorFor(readEvidence(await response.text()));
}
