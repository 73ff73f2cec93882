import type { Portfolio } from '../../resume/read/portfolio';
import { addressOf, screens } from '../../portal/lib/screens';
import { formatOf } from '../../portal/i18n/format';
import { pageWords } from '../../portal/i18n/page-head';
import { tOf } from '../../portal/i18n/t';
import { absolute, markdownOf, type Page } from './addresses';
import { plain } from './markup-markdown';
import { paragraphs } from './markdown-parts';
import { screenTexts } from './screen-texts';

/** A page as Markdown: for language models, and for whoever likes to read plainly. */
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
