import type { Finding } from '~/portal/lib/advisor/advisor';
import { hrefOf } from '~/portal/lib/base-path';
import type { T } from '~/portal/i18n/t';

import { countsText, findingText, requirementName, STATUSES } from './finding-words';

type Voice = { t: T; language: string; owner: string };

const MARKS = /[\\`*_[\]<>#|]/g;
const plain = (words: string): string => words.replaceAll(MARKS, String.raw`\$&`).replaceAll(/\s+/g, ' ');

/** The lines of all findings of a status with its heading; empty without findings. */
const grouped = (findings: readonly Finding[], lines: (finding: Finding) => readonly string[]) =>
  STATUSES.flatMap((status) => {
    const some = findings.filter((one) => one.status === status);
    return some.length === 0 ? [] : [{ status, count: some.length, lines: some.flatMap(lines) }];
  });

const named = (finding: Finding, t: T): string =>
  [requirementName(finding, t), finding.need === 'nice' && t('advisor.optional')].filter(Boolean).join(' · ');

/** The result as Markdown: every requirement with all quotations and their sources. */
export function reportMarkdown(findings: readonly Finding[], { t, language, owner }: Voice): string {
  const lines = (finding: Finding): string[] => [
    [`- **${plain(named(finding, t))}**`, plain(findingText(finding, t, language))]
      .filter(Boolean)
      .join(': '),
    `  ${plain(t('advisor.adverts', { line: finding.line }))}`,
    ...finding.evidence.flatMap(({ quote, source: { title, place, time, address } }) => {
      const name = address
        ? `[${plain(title)}](<${new URL(hrefOf(address), location.origin).href}>)`
        : plain(title);
      return [`  > ${plain(quote)}`, `  > ${[name, plain(place), time].filter(Boolean).join(' · ')}`].join(
        '\n  >\n',
      );
    }),
  ];
  return [
    `# ${plain(t('advisor.reportTitle', { owner }))}`,
    countsText(findings, t),
    ...grouped(findings, lines).flatMap((group) => [
      `## ${t(`advisor.${group.status}`)} (${group.count})`,
      group.lines.join('\n\n'),
    ]),
    '',
  ].join('\n\n');
}

/** The result as short plain text of at most `most` characters. */
export function reportText(findings: readonly Finding[], most: number, { t, language }: Voice): string {
  const line = (finding: Finding): string[] => {
    const [first] = finding.evidence;
    const text =
      finding.status === 'proved' && first ? `“${first.quote}”` : findingText(finding, t, language);
    return [`- ${named(finding, t)}: ${text}`];
  };
  const all = [
    countsText(findings, t),
    ...grouped(findings, line).flatMap(({ status, count, lines }) => [
      '',
      `${t(`advisor.${status}`)} (${count})`,
      ...lines,
    ]),
  ];
  while (all.join('\n').length > most) all.splice(-2, 2, '…');
  return all.join('\n');
}
