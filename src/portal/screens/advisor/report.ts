import { markdownEscaped } from '~/portal/text/clipped';
import type { Finding, Quoted } from '~/portal/evidence/advisor';
import { hrefOf } from '~/portal/addresses/base-path';
import { keysOf } from '~/portal/text/keys-of';
import type { T } from '~/portal/i18n/t';

type Voice = { t: T; owner: string };

/** The groups of a result with their titles, in their order: what the career shows leads. */
const STATUSES = { shown: 'advisor.shown', listed: 'advisor.listed', missing: 'advisor.missing' } as const;

/** Levels of a language in the Common European Framework. */
const LEVELS = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const DEGREES = ['advisor.degree1', 'advisor.degree2', 'advisor.degree3', 'advisor.degree4'] as const;

/** The short name of a requirement: alternatives with a slash. */
export function requirementName({ kind, names, level, status, evidence }: Finding, t: T): string {
  const name = names.join(' / ');
  // The level or the degree that the résumé lists, and not the one that the advert asks for.
  const [own] = status === 'listed' ? evidence : [];
  if (own) return [name, own.quote].filter(Boolean).join(' · ');
  if (kind === 'work') return t('advisor.work');
  if (kind === 'certificate') return t('advisor.certificate', { name });
  if (kind === 'degree') return t(DEGREES[level - 1] ?? 'advisor.degree2');
  const band = kind === 'language' ? LEVELS[Math.ceil(level) - 1] : undefined;
  return band ? `${name} (${band})` : name;
}

/** The years that a line asks for, beside the time of the career; empty without any. */
export function yearsText({ kind, years, evidence }: Finding, t: T): string {
  if (years === null) return '';
  const { needed: count, tenure } = years;
  if (kind !== 'skill') return t('advisor.askedWork', { count, tenure });
  if (!tenure) return t('advisor.askedUndated', { count });
  // An entry that names a skill in a sentence gives no time of its use.
  const isLonger = evidence.some(({ isListed, source }) => !isListed && source.time !== '');
  return [t('advisor.asked', { count, tenure }), isLonger && t('advisor.longer')].filter(Boolean).join(' · ');
}

/** Where a quotation is from; without a sentence to quote, also the name that the entry lists. */
export const sourceText = ({ quote, name = '', source: { place, time } }: Quoted, t: T): string =>
  [place, time, !quote && name && t('advisor.lists', { name })].filter(Boolean).join(' · ');

const inMarkdown = (words: string): string => markdownEscaped(words).replaceAll(/\s+/g, ' ');

/** The lines of all findings of a status with its title; empty without findings. */
const grouped = (findings: readonly Finding[], lines: (finding: Finding) => readonly string[]) =>
  keysOf(STATUSES).flatMap((status) => {
    const some = findings.filter((one) => one.status === status);
    return some.length === 0 ? [] : [{ title: STATUSES[status], lines: [...new Set(some.flatMap(lines))] }];
  });

const named = (finding: Finding, t: T): string =>
  [requirementName(finding, t), finding.need === 'nice' && t('advisor.optional')].filter(Boolean).join(' · ');

/** The result as Markdown: every requirement with its line, and its best quotation. */
export function reportMarkdown(findings: readonly Finding[], { t, owner }: Voice): string {
  const lines = (finding: Finding): string[] => {
    const [best] = finding.status === 'shown' ? finding.evidence : [];
    const { title = '', address = '' } = best?.source ?? {};
    const link = address
      ? `[${inMarkdown(title)}](<${new URL(hrefOf(address), location.origin).href}>)`
      : inMarkdown(title);
    return [
      [`- **${inMarkdown(named(finding, t))}**`, yearsText(finding, t)].filter(Boolean).join(': '),
      `  ${inMarkdown(t('advisor.adverts', { line: finding.line }))}`,
      ...(best?.quote ? [`  > ${inMarkdown(best.quote)}`] : []),
      ...(best ? [`  > ${[link, inMarkdown(sourceText(best, t))].filter(Boolean).join(' · ')}`] : []),
    ];
  };
  return [
    `# ${inMarkdown(t('advisor.reportTitle', { owner }))}`,
    ...grouped(findings, lines).flatMap((group) => [`## ${t(group.title)}`, group.lines.join('\n\n')]),
    inMarkdown(t('advisor.unnamed')),
    '',
  ].join('\n\n');
}

/** The result as short plain text of at most `most` characters. */
export function reportText(findings: readonly Finding[], most: number, { t }: Voice): string {
  const line = (finding: Finding): string[] => {
    const [best] = finding.status === 'shown' ? finding.evidence : [];
    const { name = '', quote: own = '' } = best ?? {};
    const quote = own ? `“${own}”` : name && t('advisor.lists', { name });
    return [`- ${[named(finding, t), quote || yearsText(finding, t)].filter(Boolean).join(': ')}`];
  };
  const all = grouped(findings, line).flatMap(({ title, lines }) => ['', t(title), ...lines]);
  while (all.join('\n').length > most) all.splice(-2, 2, '…');
  return all.join('\n').trim();
}
