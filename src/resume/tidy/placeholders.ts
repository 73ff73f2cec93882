import { createHash } from 'node:crypto';

import { MAIN_FIELD, isGroup, isText } from '../standard/resume';
import { basicsOf, entriesOf, isNothing, type Group, type Rule } from './rule';
import { TEMPLATE_ENTRIES, TEMPLATE_OWNERS, TEMPLATE_TEXTS } from './template-hashes';

/** So many characters of a text are compared: people cut the long ones. */
const COMPARED = 40;

/** The hash of a text of a template, without its signs. */
const hashOf = (text: string): string =>
  createHash('sha256')
    .update((text.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ').slice(0, COMPARED))
    .digest('hex')
    .slice(0, 10);

const texts = new Set(TEMPLATE_TEXTS.split(/\s+/));
const owners = new Set(TEMPLATE_OWNERS.split(/\s+/));
const entries = new Set(TEMPLATE_ENTRIES.split(/\s+/));

const isTemplateText = (value: unknown): boolean => isText(value) && texts.has(hashOf(value));

/** Whether the two fields that tell an entry are those of a template. */
const isTemplateEntry = (section: string, entry: Group): boolean => {
  const words = [
    MAIN_FIELD[section] ?? '',
    'name',
    'position',
    'area',
    'awarder',
    'issuer',
    'publisher',
    'level',
    'fluency',
    'keywords',
    'reference',
    'description',
    'courses',
    'date',
    'startDate',
    'releaseDate',
  ]
    .map((field) => [entry[field]].flat().filter(isText).join(' '))
    .filter((text) => text.trim() !== '');
  const [main, ...others] = words;
  return others.some((other) => entries.has(hashOf(`${section} ${main} ${other}`)));
};

function withoutTexts(group: Group): void {
  for (const [key, value] of Object.entries(group)) {
    if (isTemplateText(value)) delete group[key];
    else if (Array.isArray(value)) group[key] = value.filter((item) => !isTemplateText(item));
  }
}

export const template: Rule = {
  name: 'template',
  removes: true,
  does: 'Entries and texts of the sample of "resume init" and of the documented example are removed.',
  examples: [
    {
      before: {
        basics: { name: 'Ada' },
        work: [{ name: 'Company', position: 'President' }, { name: 'Mill' }],
      },
      after: { basics: { name: 'Ada' }, work: [{ name: 'Mill' }] },
    },
  ],
  apply: (resume) => {
    const basics = basicsOf(resume);
    // The documented example itself keeps its parts.
    if (basics === null || (isText(basics['name']) && owners.has(hashOf(basics['name'])))) return;
    withoutTexts(basics);
    if (isGroup(basics['location'])) {
      const { address } = basics['location'];
      if (isTemplateText(address)) delete basics['location'];
    }
    if (Array.isArray(basics['profiles']))
      basics['profiles'] = basics['profiles'].filter(
        (profile) =>
          !isGroup(profile) || !(isTemplateText(profile['username']) || isTemplateText(profile['url'])),
      );
    let isLeft = false;
    for (const section of Object.keys(MAIN_FIELD)) {
      const list = resume[section];
      if (!Array.isArray(list)) continue;
      resume[section] = list.filter((entry) => !isGroup(entry) || !isTemplateEntry(section, entry));
      isLeft ||= (resume[section] as unknown[]).length < list.length;
      for (const entry of entriesOf(resume, section)) withoutTexts(entry);
      resume[section] = (resume[section] as unknown[]).filter((entry) => !isNothing(entry));
    }
    // Alone, the language of the sample may be true.
    const [only, ...others] = entriesOf(resume, 'languages');
    if (
      isLeft &&
      others.length === 0 &&
      only?.['language'] === 'English' &&
      only['fluency'] === 'Native speaker'
    )
      resume['languages'] = [];
  },
};
