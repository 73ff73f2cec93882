import { isTemplateEntry, isTemplateOwner, isTemplateText } from '../standard/is-standard';
import type { Path } from '../standard/path';
import { MAIN_FIELD, isGroup, type Group } from '../standard/resume';
import { basicsOf, entriesOf, isNothing, type LeaveOut, type Rule } from './rule';

function withoutTexts(group: Group, path: Path, leaveOut: LeaveOut): void {
  for (const [key, value] of Object.entries(group)) {
    if (isTemplateText(value)) {
      leaveOut([...path, key], value);
      delete group[key];
    } else if (Array.isArray(value))
      group[key] = value.filter((item, at) => !isTemplateText(item) || leaveOut([...path, key, at], item));
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
  apply: (resume, leaveOut) => {
    const basics = basicsOf(resume);
    // The documented example itself keeps its parts.
    if (basics === null || isTemplateOwner(basics['name'])) return;
    withoutTexts(basics, ['basics'], leaveOut);
    if (isGroup(basics['location'])) {
      const { address } = basics['location'];
      if (isTemplateText(address)) {
        leaveOut(['basics', 'location'], basics['location']);
        delete basics['location'];
      }
    }
    if (Array.isArray(basics['profiles']))
      basics['profiles'] = basics['profiles'].filter(
        (profile, at) =>
          !isGroup(profile) ||
          !(isTemplateText(profile['username']) || isTemplateText(profile['url'])) ||
          leaveOut(['basics', 'profiles', at], profile),
      );
    let isLeft = false;
    for (const section of Object.keys(MAIN_FIELD)) {
      const list = resume[section];
      if (!Array.isArray(list)) continue;
      resume[section] = list.filter(
        (entry, at) => !isGroup(entry) || !isTemplateEntry(section, entry) || leaveOut([section, at], entry),
      );
      isLeft ||= (resume[section] as unknown[]).length < list.length;
      (resume[section] as unknown[]).forEach(
        (entry, at) => isGroup(entry) && withoutTexts(entry, [section, at], leaveOut),
      );
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
