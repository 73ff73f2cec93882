import { readPortfolio } from '../../resume/read/read-portfolio';
import type { View } from '../../resume/read/views';
import { RESUME_PAGE } from '../../portal/lib/exports';
import { languages } from '../../portal/lib/languages';
import { viewLength } from './view-length';

/** The lengths of all tailored résumés, and the surplus entries of those that exceed their limit. */
export async function checkedViews(
  directory: string,
  views: readonly View[],
): Promise<{ lines: string[]; faults: string[] }> {
  const found: { lines: string[]; faults: string[] } = { lines: [], faults: [] };
  for (const { name, pages: limit } of views) {
    const { inLanguage, portfolio } = readPortfolio(directory, { today: new Date(), view: name });
    const { basePath, siteUrl } = portfolio.portal;
    const address = `${basePath}${RESUME_PAGE.slice(1)}/${name}`;
    found.lines.push(`${name}: ${siteUrl === null ? address : new URL(address, siteUrl).href}`);
    if (limit === undefined) continue;
    for (const { code, ...language } of languages) {
      const measured = await viewLength(inLanguage(code), { code, ...language }, limit);
      if (measured.pages === null) found.lines.push(`${name} (${code}): not measured: ${measured.reason}`);
      else if (measured.pages > limit)
        found.faults.push(
          `${name} (${code}): ${measured.pages} pages, ${limit} at most; it fits without ${measured.removable.join('; ')}`,
        );
    }
  }
  return found;
}
