import { isTemplateEntry, isTemplateOwner, isTemplateText } from '../standard/is-standard';
import { MAIN_FIELD, isGroup } from '../standard/resume';
import { basicsOf, entriesOf, isNothing, type Group, type Rule } from './rule';

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
    if (basics === null || isTemplateOwner(basics['name'])) return;
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
