import { stringify } from 'yaml';

import en from '../../portal/i18n/en.json' with { type: 'json' };

const HEAD = `# Every word of the interface, in English. docs/words.md says how to write your own.
# Copy what you want to call otherwise into words.en.yaml beside your resume.json, or all of it into a file for a
# language of yours, such as words.it.yaml, and translate it. {name} and the like are filled in: leave them as they are.
`;

/** All words as an initial file, with a group for each screen or part. */
export function wordsReference(): string {
  const groups: Record<string, Record<string, string | Record<string, string>>> = {};
  const entries = Object.entries(en);
  for (const [key, text] of entries) {
    if (key.includes('#')) continue;
    const [group = '', ...rest] = key.split('.');
    const forms = entries.filter(([form]) => form.startsWith(`${key}#`));
    const ofForms = forms.map(([form, own]) => [form.slice(key.length + 1), own] as const);
    (groups[group] ??= {})[rest.join('.')] =
      forms.length === 0 ? text : { ...Object.fromEntries(ofForms), other: text };
  }
  return `${HEAD}\n${stringify(groups, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}`;
}
