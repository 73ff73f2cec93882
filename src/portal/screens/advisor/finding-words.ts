import type { Finding, Status } from '~/portal/lib/advisor/advisor';
import { formatOf } from '~/portal/i18n/format';
import { domainNamesIn } from '~/portal/i18n/domain-names';
import type { T } from '~/portal/i18n/t';

/** The order of the groups of findings. */
export const STATUSES: readonly Status[] = ['proved', 'related', 'missing'];

/** Levels of a language in the Common European Framework. */
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];

const DEGREES = ['advisor.degree1', 'advisor.degree2', 'advisor.degree3', 'advisor.degree4'] as const;

/** The short name of a requirement. */
export function requirementName({ kind, name, required }: Finding, t: T): string {
  if (kind === 'years')
    return name
      ? t('advisor.yearsOf', { years: required, name })
      : t('advisor.yearsOfWork', { years: required });
  if (kind === 'certificate') return t('advisor.certificate', { name });
  if (kind === 'place') return t('advisor.place', { name });
  if (kind === 'degree') return t(DEGREES[required - 1] ?? 'advisor.degree2');
  const level = kind === 'language' ? LEVELS[required - 1] : undefined;
  return level ? `${name} (${level})` : name;
}

/** The result as a sentence; empty if the quotations are enough. */
export function findingText(finding: Finding, t: T, language: string): string {
  const { status, kind, name, related, domain, months } = finding;
  const tenure = months === null ? '' : formatOf(language).tenure(months);
  if (status === 'proved') return tenure && t('advisor.time', { tenure });
  if (kind === 'years' && finding.evidence.length > 0) return t('advisor.tooFew', { tenure });
  if (finding.isListed) return t('advisor.listed');
  if (status === 'missing' || related === null) return t('advisor.notFound');
  if (domain === null) return t('advisor.relatedTo', { related });
  return t('advisor.sameDomain', { name, related, domain: domainNamesIn(t)(domain) });
}

/** The number of findings of each status, and of proved ones among required and optional requirements. */
export function countsOf(findings: readonly Finding[]) {
  const of = (wanted: (finding: Finding) => boolean) => findings.filter(wanted).length;
  const needed = (need: Finding['need']) => ({
    total: of((one) => one.need === need),
    proved: of((one) => one.need === need && one.status === 'proved'),
  });
  return {
    total: findings.length,
    proved: of(({ status }) => status === 'proved'),
    related: of(({ status }) => status === 'related'),
    missing: of(({ status }) => status === 'missing'),
    must: needed('must'),
    nice: needed('nice'),
  };
}

/** The counts as sentences. */
export function countsText(findings: readonly Finding[], t: T): string {
  const { must, nice, ...all } = countsOf(findings);
  const parted = must.total > 0 && nice.total > 0;
  return [
    t('advisor.counts', all),
    ...(parted ? [t('advisor.must', must), t('advisor.nice', nice)] : []),
  ].join(' ');
}
