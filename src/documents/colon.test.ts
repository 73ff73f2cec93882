import { expect, test } from 'vitest';

import { portfolioOf } from '../resume/read/folder-for-test';
import { furtherLanguages, defaultLanguage, type Language } from '../portal/addresses/languages';
import { documentTexts } from './document';
import { resumeMarkdown, resumeText } from './resume-text';
import { documentOf } from './document-of';
import { chooseFonts } from './fonts';

const portfolio = portfolioOf(
  {
    work: [{ name: 'Mill', position: 'Weaver', methods: 'Twill', description: 'Text: stays' }],
    skills: [{ name: 'Tools', keywords: ['Loom', 'Cards'] }],
    techniques: [
      { name: 'Twill', level: 'good' },
      { name: 'Satin', level: 'basic' },
    ],
  },
  'publish: [work.methods]',
);

const french = furtherLanguages.find(({ code }) => code === 'fr') ?? defaultLanguage;

const writtenIn = (language: Language): string[] => {
  const resume = documentOf(portfolio, language);
  const markdown = resumeMarkdown(resume).replaceAll('*', '');
  return [documentTexts(resume).join('\n'), markdown, resumeText(resume)];
};

test('in French, a no-break space is between a label and its colon', () => {
  for (const text of writtenIn(french)) {
    expect(text).toContain('methods\u00A0: Twill');
    expect(text).toContain('Tools\u00A0: Loom, Cards');
    expect(text).toContain('Text: stays');
    expect(text).not.toContain('(good)\u00A0');
  }
  for (const text of writtenIn(defaultLanguage)) expect(text).toContain('Tools: Loom, Cards');
});

test('the PDF keeps the no-break space before a colon, and no other one', () => {
  const text = 'Weaver\u00A0of\u202Fsilk\u202F: Twill\u00A0!';
  const fonts = chooseFonts([text], 'fr');
  expect('written' in fonts && fonts.written(text)).toBe('Weaver of silk\u00A0: Twill\u00A0!');
});
