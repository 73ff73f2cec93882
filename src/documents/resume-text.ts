import { bareAddress } from '~/resume/model/texts/bare-address';
import { tOf } from '../portal/i18n/t';
import { markdownEscaped } from '../portal/text/clipped';
import { colonIn } from '../portal/text/format';
import {
  neighbours,
  type Block,
  type DocumentEntry,
  type DocumentSection,
  type ResumeDocument,
  type Run,
  type Text,
} from './document';

/** The fields that the formats write differently. */
type Style = {
  /** The text between the blocks of an entry. */ between: string;
  run: (run: Run) => string;
  strong: (text: string) => string;
  /** @param level 1 for the name, 2 for a section, 3 for an entry */
  heading: (text: string, level: number, language: string) => string;
};

const MARKDOWN: Style = {
  between: '\n\n',
  run({ text, href }) {
    const words = markdownEscaped(text);
    return href === null ? words : `[${words}](<${href}>)`;
  },
  // Asterisks beside a space mark nothing.
  strong: (text) => text.replace(/^(\s*)(.*\S)/s, '$1**$2**'),
  heading: (text, level) => `${'#'.repeat(level)} ${text}`,
};

const PLAIN: Style = {
  between: '\n',
  run({ text, href }) {
    if (href === null || href.startsWith('tel:') || href === `mailto:${text}`) return text;
    return [href, bareAddress(href)].includes(text) ? href : `${text} (${href.replace(/^mailto:/, '')})`;
  },
  strong: (text) => text,
  heading: (text, level, language) => (level === 2 ? text.toLocaleUpperCase(language) : text),
};

function written(resume: ResumeDocument, style: Style): string {
  const { name, headline, contacts, sections, language } = resume;
  const { between } = style;
  const colon = colonIn(language);
  const together = (parts: readonly (string | null)[], by = between) => parts.filter(Boolean).join(by);
  const lineOf = (text: Text): string =>
    neighbours(text, ({ strong }) => strong)
      .map((runs) => {
        const line = runs.map(style.run).join('');
        return runs[0]?.strong ? style.strong(line) : line;
      })
      .join('');
  const unformatted = (text: string): string => lineOf([{ text, href: null, strong: false }]);
  const itemsOf = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

  function blockOf(block: Block): string {
    switch (block.type) {
      case 'list':
        return together([block.label && `${block.label}${colon}`, itemsOf(block.items.map(lineOf))]);
      case 'parts': {
        const items = block.items.map(({ text, blocks }) =>
          together([lineOf(text), together(blocks.map(blockOf)).replaceAll(/^(?=.)/gm, '  ')]),
        );
        return together([`${block.label}${colon}`, itemsOf(items)]);
      }
      case 'keywords':
        return `${tOf(language)('resume.keywords')}${colon} ${lineOf(block.text)}`;
      default:
        return lineOf(block.text);
    }
  }
  const entryOf = ({ title, about, when, blocks }: DocumentEntry): string =>
    together([
      title && style.heading(style.run(title), 3, language),
      together([unformatted(about), when], ' · '),
      ...blocks.map(blockOf),
    ]);
  const sectionOf = ({ title, entries, blocks }: DocumentSection): string[] => [
    style.heading(unformatted(title), 2, language),
    ...entries.map(entryOf),
    ...blocks.map(blockOf),
  ];
  const owner = [style.heading(unformatted(name), 1, language), headline && unformatted(headline)];
  const all = [...owner, itemsOf(contacts.map(style.run)), ...sections.flatMap(sectionOf)];
  return `${together(all, '\n\n')}\n`;
}

/** The résumé as Markdown. */
export const resumeMarkdown = (resume: ResumeDocument): string => written(resume, MARKDOWN);

/** The résumé as plain text, for applicant-tracking systems and other programs without markup. */
export const resumeText = (resume: ResumeDocument): string => written(resume, PLAIN);
