import type { Portfolio } from '../../resume/model/portfolio';
import { studyIn } from '../../portal/lib/case-studies';
import type { Language } from '../../portal/lib/languages';
import { addressOf, screens } from '../../portal/lib/screens';
import { formatOf } from '../../portal/i18n/format';
import { pageWords } from '../../portal/i18n/page-head';
import { tOf } from '../../portal/i18n/t';
import { absolute, markdownOf, type Page } from './addresses';
import { treesMarkdown, plain } from './markup-markdown';
import { paragraphs } from './markdown-parts';
import { screenTexts } from './screen-texts';

/** A case study as Markdown, from the text of its page. */
export function studyMarkdown(portfolio: Portfolio, id: string, { code }: Language): string {
  const study = studyIn(portfolio, id, code);
  const project = portfolio.projects.find((one) => one.id === id);
  const text = paragraphs(
    `# ${plain(study?.title ?? '')}`,
    `> ${plain(tOf(code)('case-study.label'))}: ${plain(project?.name ?? '')}`,
    treesMarkdown(study?.body ?? []),
  );
  return `${text}\n`;
}

/** A page as Markdown, for language models and for readers of plain text. */
export function pageMarkdown(portfolio: Portfolio, { slug, language }: Page): string {
  const t = tOf(language.code);
  const { description } = pageWords(portfolio, slug, language);
  const others = screens.map((screen) => {
    const address = markdownOf(addressOf(screen.slug, language));
    return `[${plain(t(`${screen.slug}.label`))}](${absolute(portfolio, address)})`;
  });
  const text = paragraphs(
    `# ${plain(t(`${slug}.title`))}`,
    `> ${plain(description)}`,
    screenTexts[slug](portfolio, { t, format: formatOf(language.code), language }),
    `---\n\n${others.join(' · ')}`,
  );
  return `${text}\n`;
}
