import { expect, test } from 'vitest';

import { languages } from '~/portal/lib/languages';

import { catalogueOf } from './catalogues';
import { en } from './en';

type Key = keyof typeof en;

const KEYS = Object.keys(en) as Key[];
const others = languages.map(({ code }) => code).filter((code) => code !== 'en');

/** Texts that are intentionally the same: names and shared words. */
const SAME: Readonly<Record<string, readonly Key[]>> = {
  es: [
    'management-groups.id',
    'search.group',
    'search.boxKeys',
    'search.found',
    'tags.proof',
    'profile.label',
    'profile.title',
    'profile.linkedin',
    'resume.pdf',
    'resume.docx',
    'resume.json',
    'resume.md',
    'resume.vcf',
  ],
  pt: [
    'search.group',
    'search.boxKeys',
    'search.found',
    'tags.proof',
    'shell.ok',
    'profile.label',
    'profile.title',
    'profile.linkedin',
    'management-groups.id',
    'resume.pdf',
    'resume.docx',
    'resume.json',
    'resume.md',
    'resume.vcf',
  ],
};

const gapsIn = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

test.each(others)('%s: every word is translated', (code) => {
  const words = catalogueOf(code);
  expect(Object.keys(words).toSorted()).toEqual(KEYS.toSorted());
  expect(KEYS.filter((key) => words[key] === en[key]).toSorted()).toEqual((SAME[code] ?? []).toSorted());
});

test.each(others)('%s: every gap of a text is filled, and none is invented', (code) => {
  expect(KEYS.filter((key) => gapsIn(catalogueOf(code)[key]).join() !== gapsIn(en[key]).join())).toEqual([]);
});

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

test('English keeps the specification’s texts to the letter', () => {
  for (const [key, text] of Object.entries(FIXED)) expect(en[key as Key]).toBe(text);
});
