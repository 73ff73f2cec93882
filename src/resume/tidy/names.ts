import names from '../standard/field-names.json' with { type: 'json' };
import { FIELDS, MAIN_FIELD, plainName, isGroup, isText, type Group } from '../standard/resume';
import { forEachGroup, isNothing, renameField, type Rule } from './rule';

/**
 * The names of fields that other tools and older drafts of the standard use, by section and by the standard's name.
 * Of several names in one group the earlier one counts. Case, spaces, hyphens and underscores do not matter.
 */
const FIELD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = names.fields;

/** Renames the fields of a group to the standard's names. A name of the standard is never an alias. */
function renameAll(group: Group, others: Readonly<Record<string, string>>, known: readonly string[]): void {
  const own = new Set(known.map(plainName));
  for (const [now, spellings] of Object.entries(others))
    for (const other of spellings.split(' ').map(plainName)) {
      if (own.has(other)) continue;
      // A sign before a name marks a note of the owner: "-publications".
      const old = Object.keys(group).find((key) => plainName(key) === other && /^\p{L}/u.test(key));
      const [one, two] = [group[now], old === undefined ? undefined : group[old]];
      if (old === undefined || isNothing(two)) continue;
      if (isNothing(one)) renameField(group, old, now);
      else if (Array.isArray(one) && Array.isArray(two)) {
        group[now] = [...one, ...two];
        delete group[old];
      }
    }
  for (const old of Object.keys(group)) {
    const now = known.find((name) => name !== old && plainName(name) === plainName(old));
    if (/^\p{L}/u.test(old) && now !== undefined && group[now] === undefined) renameField(group, old, now);
  }
}

const sections: Rule = {
  name: 'section-names',
  does: 'Other names of sections become those of the standard.',
  examples: [
    { before: { experience: [{ name: 'The Mill' }] }, after: { work: [{ name: 'The Mill' }] } },
    { before: { certifications: ['Guild'] }, after: { certificates: ['Guild'] } },
  ],
  apply: (resume) => renameAll(resume, names.sections, ['basics', ...Object.keys(MAIN_FIELD)]),
};

const tops = new Set(names.fieldsOfBasics.split(' ').map(plainName));
const groups = new Set(names.likeBasics.split(' ').map(plainName));
const NAMES = ['name', 'fullName', 'full_name'];
const hasName = (group: Group): boolean => NAMES.some((key) => isText(group[key]));

const basics: Rule = {
  name: 'basics',
  does: 'The fields of the owner, at the top of the file or in a group of another name, move to "basics".',
  examples: [
    {
      before: { name: 'Ada Weaver', location: { city: 'Leeds' }, work: [] },
      after: { work: [], basics: { name: 'Ada Weaver', location: { city: 'Leeds' } } },
    },
    { before: { personalInfo: { name: 'Ada Weaver' } }, after: { basics: { name: 'Ada Weaver' } } },
    {
      before: { basics: { name: 'Ada' }, about: 'I weave.' },
      after: { basics: { name: 'Ada', about: 'I weave.' } },
    },
  ],
  prevents: 'A file without the name of its owner builds no portal, and a text beside "basics" is not shown.',
  apply: (resume) => {
    const found = resume['basics'] ?? {};
    if (!isGroup(found)) return;
    const isNamed = hasName(found);
    const move = (from: Group) => {
      for (const key of Object.keys(from))
        if (isNothing(found[key]) && !isNothing(from[key])) {
          found[key] = from[key];
          delete from[key];
        }
    };
    for (const [key, value] of Object.entries(resume))
      if (!isNamed && groups.has(plainName(key)) && isGroup(value) && (hasName(value) || hasName(found))) {
        move(value);
        if (Object.keys(value).length === 0) delete resume[key];
      }
    for (const [key, value] of Object.entries(resume))
      if (
        tops.has(plainName(key)) &&
        isNothing(found[key]) &&
        !(isGroup(value) && groups.has(plainName(key)))
      ) {
        found[key] = value;
        delete resume[key];
      }
    if (Object.keys(found).length > 0) resume['basics'] = found;
  },
};

const fields: Rule = {
  name: 'field-names',
  does: 'Other names of fields become those of the standard.',
  examples: [
    {
      before: { work: [{ company: 'The Mill', title: 'Weaver', from: '2019' }] },
      after: { work: [{ name: 'The Mill', position: 'Weaver', startDate: '2019' }] },
    },
    {
      before: { basics: { name: 'Ada', picture: 'ada.jpg', website: 'https://ada.example' } },
      after: { basics: { name: 'Ada', image: 'ada.jpg', url: 'https://ada.example' } },
    },
  ],
  apply: (resume) =>
    forEachGroup(resume, (section, group) =>
      renameAll(group, FIELD_NAMES[section] ?? {}, Object.keys(FIELDS[section] ?? {})),
    ),
};

export const NAME_RULES = { sections, basics, fields };
