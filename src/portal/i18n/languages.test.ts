import { expect, test } from 'vitest';

import { catalogueLanguages } from '~/portal/addresses/languages';

import { catalogueOf, type TextKey } from './catalogues';
import en from './en.json' with { type: 'json' };

type Key = TextKey;

const isForm = (key: string): boolean => key.includes('#');
const KEYS = Object.keys(en).filter((key) => !isForm(key)) as Key[];
const others = catalogueLanguages.map(({ code }) => code).filter((code) => code !== 'en');

/** Texts that are intentionally the same in every language, and in one: names and shared words. */
const SHARED =
  'search.group search.boxKeys search.found profile.label profile.title profile.linkedin management-groups.id ' +
  'resume.pdf resume.docx resume.json resume.md resume.vcf';
const SAME: Readonly<Record<string, string>> = {
  es: 'tags.proof',
  pt: 'tags.proof shell.ok',
  fr:
    'shell.ok sitemap.page dashboard.publications profile.applications profile.publications ' +
    'management-groups.type facet.type support.label support.title domain.cloud domain.devops ' +
    'domain.design domain.marketing domain.certificate resume.openSource resume.publications ' +
    'notifications.label item.type item.description',
  de:
    'shell.ok dashboard.label dashboard.title profile.website management-groups.name ' +
    'management-groups.region experience.status facet.tag tags.card tags.proof support.label ' +
    'support.title support.name activity.status advisor.label advisor.title domain.cloud ' +
    'domain.devops domain.marketing item.status item.tags',
};

const gapsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(others)('%s: every text is translated', (code) => {
  const words = catalogueOf(code);
  expect(
    Object.keys(words)
      .filter((key) => !isForm(key))
      .toSorted(),
  ).toEqual(KEYS.toSorted());
  expect(KEYS.filter((key) => words[key] === en[key]).toSorted()).toEqual(
    `${SHARED} ${SAME[code]}`.split(' ').toSorted(),
  );
});

test.each(others)('%s: every text has the placeholders of the English one', (code) => {
  expect(KEYS.filter((key) => gapsIn(catalogueOf(code)[key]).join() !== gapsIn(en[key]).join())).toEqual([]);
});

test.each(['en', ...others])(
  '%s: plural forms exist in the language and have the placeholders of their text',
  (code) => {
    const words = catalogueOf(code);
    const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
    for (const [form, text] of Object.entries(words).filter(([key]) => isForm(key))) {
      const [key = '', category] = form.split('#');
      expect(pluralCategories).toContain(category);
      expect([form, ...gapsIn(text ?? '')]).toEqual([form, ...gapsIn(words[key as Key])]);
    }
  },
);

/** Texts defined by the specification (spec §2, §8). */
const FIXED: Partial<Record<Key, string>> = {
  'denial.settings': 'No permission to access that option.',
  'denial.newResource': 'You do not have permission to create resource groups under subscription.',
  'denial.moreServices': 'Please contact the owner through the Support option to deploy a new resource.',
  'support.required': 'Please fill in all required fields',
  'support.invalidEmail': 'Please enter a valid email address',
  'support.failed': 'Error sending email. Please try again.',
  'support.sent': 'Message sent successfully!',
  'support.sending': 'Sending...',
  'tour.take': 'Take a Tour',
  'experience.search': 'Search for any field...',
  'experience.roleFilter': 'My role == all',
  'experience.statusFilter': 'Status == all',
  'experience.expandHint': 'Click to expand this section',
  'management-groups.filter': 'Search by name or ID',
  'management-groups.details': 'Click to see details',
  'management-groups.root': 'Tenant Root Group',
};

test('English has the texts of the specification', () => {
  for (const [key, text] of Object.entries(FIXED)) expect(en[key as Key]).toBe(text);
});
