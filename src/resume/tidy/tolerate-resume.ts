import { mailIn, reasonToLeaveOut, withAddress } from './account-address';
import { joinName } from './full-name';
import { nearest } from '../standard/nearest';
import { warnOfEmpty } from './empty-entries';
import { endMark, isEndMark } from './end-mark';
import {
  hidingField,
  keywordsOfLevel,
  namedByField,
  renamedByNeighbours,
  splitDates,
  withoutRepeated,
} from './entry-habits';
import { gatherListedTechnologies } from './keyword-highlights';
import { takeDetails } from './list-of-details';
import { gatherBasics, gatherContact, gatherProfiles, listOfGroup } from './other-formats';
import { otherKeys } from '../model/other-sections';
import { certificateMarks } from './in-progress';
import { locationOf, withCountryOfRegion, withoutStreet, withTown } from './location-fields';
import { warnerOf, type Findings, type Path, type Warn } from '../standard/problems';
import { gatherNestedProjects } from './nested-projects';
import { takeLinkOfName } from './name-link';
import { ownSiteOf, takeOwnPage } from './own-page';
import { takeAccountOfUrl } from './own-site';
import { nestedEntries } from './nested-roles';
import { gatherJobs } from './gather-jobs';
import { gatherSections } from './gather-sections';
import { withoutEmpty } from '../read/read-portal';
import { SECTIONS } from '../standard/resume';
import { FIELDS, MAIN_FIELD, OTHER_FIELDS, OTHER_SECTIONS, plainName } from '../standard/resume-fields';
import { isNote } from '../read/privacy';
import type { Source } from '../read/source';
import { renamed } from './renamed-fields';
import { renameDates, splitDate, yearOfOneDay } from './tolerate-date';
import { inOneLanguage } from './text-in-languages';
import { tolerateValue } from './tolerate-value';
import { leaveOutTranslations } from './translated-fields';
import { isExample, leaveOutSampleLanguages, withoutTemplate } from './template-entries';
import { gatherHeadedLists } from './headed-lists';
import { tieWorkplaces } from './workplaces';
import { unwrapped } from './wrapped-resume';
import { isGroup } from '../standard/shape';
import { isSingleEntry } from './single-entry';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: Source['writtenAt']; isExample: boolean; site: URL | null };

/**
 * Corrects common deviations of résumés from the standard, with a warning for each assumption and for each
 * field that no page shows. Other values stay unchanged, and the schema reports them.
 */
export function tolerateResume(source: Source, findings: Findings): unknown {
  if (!isGroup(source.data)) return source.data;
  const warn = warnerOf(source, findings);
  const given = withoutEmpty(inOneLanguage(source.data, { warn })) as Group;
  const data = unwrapped(given, warn, source.writtenAt);
  const reading: Reading = {
    warn,
    writtenAt: source.writtenAt,
    isExample: isExample(data),
    site: ownSiteOf(data),
  };
  const written = new Map(renamed(data, OTHER_SECTIONS, [], reading, 'this section'));
  gatherBasics(data, warn, source.writtenAt);
  gatherSections(data, reading);
  gatherJobs(data, reading);
  gatherNestedProjects(data, reading);
  leaveOutSampleLanguages(data, warn);
  for (const key of otherKeys(data)) {
    const section = isNote(key) ? null : nearest(key, SECTIONS);
    if (section !== null && !(section in data))
      warn([key], `this section is not known, did you mean "${section}"?`);
  }
  for (const [section, fields] of Object.entries(FIELDS)) {
    const value = data[section];
    const path = [written.get(section) ?? section];
    if (value === undefined || section.includes('.')) continue;
    if (section === 'basics') {
      if (isGroup(value)) data[section] = basicsOf(value, reading);
      continue;
    }
    const isKnown = (key: string) =>
      Object.hasOwn(fields, key) || OTHER_FIELDS.get(section)?.has(plainName(key)) === true;
    const isList = isGroup(value) && !isSingleEntry(section, value, isKnown);
    const listed = isList ? listOfGroup(value, MAIN_FIELD[section] ?? '', Object.keys(fields)) : null;
    const single = !listed && isGroup(value) && Object.keys(value).some(isKnown);
    if (single) warn(path, 'one entry where a list belongs; it was taken as the list’s only entry.');
    if (listed) warn(path, 'a group where a list belongs; its parts were taken as the list’s entries.');
    const entries = listed ?? (single || (typeof value === 'string' && value !== '') ? [value] : value);
    if (Array.isArray(entries)) {
      warnOfEmpty(entries, path, warn);
      const pathOf = (index: number) => (listed !== null || single ? path : [...path, index]);
      const placed = nestedEntries(section, entries, pathOf, isKnown, warn);
      if (placed.some(({ path: place }, at) => place.length > 2 || (place.length === 2 && place[1] !== at)))
        for (const [at, { path: place }] of placed.entries()) source.writtenAt([section, at], place);
      data[section] = withoutRepeated(
        placed.map(({ entry, path: place }) => entryOf(section, entry, place, reading)),
        path,
        warn,
      );
    }
  }
  tieWorkplaces(data, written.get('projects') ?? 'projects', reading);
  return data;
}

function entryOf(section: string, value: unknown, path: Path, reading: Reading): unknown {
  const main = MAIN_FIELD[section];
  if (typeof value === 'string' && value !== '' && main) {
    reading.warn(path, `a text where a group of fields belongs; it was taken as its "${main}".`);
    return { [main]: value };
  }
  // An empty entry keeps the indexes of the following ones.
  if (value === null || value === '') return {};
  if (!isGroup(value)) return value;
  const hiding = hidingField(value);
  if (hiding !== undefined) {
    const message = `the file says not to show this entry, by "${hiding}"; it was left out.`;
    reading.warn(path, message, { weight: 'missing', kind: 'taken out' });
    return {};
  }
  const entry = withoutTemplate(section, groupOf(section, value, path, reading), path, reading);
  return namedByField(section, entry, path, reading.warn);
}

/** Corrects the fields of a group by their types. Unknown fields cause a warning. */
function groupOf(section: string, value: Group, path: Path, reading: Reading): Group {
  const { warn } = reading;
  const group = { ...value };
  const fields = FIELDS[section] ?? {};
  if (Object.hasOwn(fields, 'startDate')) {
    splitDates(section, group, path, reading);
    yearOfOneDay(group, path, warn);
  }
  renamedByNeighbours(section, group, path, reading);
  takeDetails(section, group, path, reading);
  const translations = leaveOutTranslations(section, group, path, warn);
  const written = Object.fromEntries(renamed(group, OTHER_FIELDS.get(section), path, reading));
  if (Object.hasOwn(fields, 'url')) {
    takeLinkOfName(group);
    takeOwnPage(group, path, reading.site, warn);
  }
  const dateField = ['date', 'releaseDate'].find((field) => Object.hasOwn(fields, field));
  if (dateField !== undefined) renameDates(dateField, group, path, reading);
  if (section === 'certificates') Object.assign(group, certificateMarks(group, written['date']));
  if (['date', 'endDate'].every((key) => Object.hasOwn(fields, key))) splitDate(section, group);
  gatherHeadedLists(section, group, path, warn);
  if (section === 'work' || section === 'projects') gatherListedTechnologies(group, path, reading);
  if (section === 'skills') keywordsOfLevel(group, path, written['level'] ?? 'level', reading);
  for (const key of Object.keys(group)) {
    const kind = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (kind) {
      const given = group[key];
      const at = [...path, written[key] ?? key];
      group[key] = tolerateValue(given, kind, at, warn, key);
      if (key === 'endDate') Object.assign(group, endMark(section, group, given, { path: at, warn }));
    } else if (isEndMark(key, group[key]) || isNote(key) || translations.has(key)) continue;
    else {
      // An older name for "url" beside it is a second address.
      if (typeof group[key] === 'string' && OTHER_FIELDS.get(section)?.get(plainName(key)) === 'url')
        group[key] = tolerateValue(group[key], 'address', [...path, key], warn);
    }
  }
  return Object.fromEntries(Object.entries(group).filter(([, field]) => field !== undefined));
}

/** A name that ends like a sentence, not with an abbreviation. */
const SENTENCE = /\p{Ll}{5}\.\s*$/u;

function basicsOf(given: Group, reading: Reading): Group {
  const { warn } = reading;
  const path = ['basics'];
  const value = { ...given };
  joinName(value, warn);
  gatherContact(value, warn);
  gatherProfiles(value, warn);
  const basics = withoutTemplate('basics', groupOf('basics', value, path, reading), path, reading);
  const { name, image, location, profiles, theme } = basics;
  // A theme of the owner's website: "Cyberpunk". In other sections it may be a subject.
  if (typeof theme === 'string' && /^\p{Lu}\S*$/u.test(theme)) {
    delete basics['theme'];
    warn([...path, 'theme'], 'a setting of a website; it was left out.', { weight: 'harmless' });
  }
  if (typeof name === 'string' && SENTENCE.test(name)) {
    warn([...path, 'name'], 'a name ends without a full stop; it was left out.', { weight: 'harmless' });
    basics['name'] = name.trim().slice(0, -1);
  }
  if (typeof location === 'string') basics['location'] = locationOf(location, warn);
  else if (isGroup(location)) {
    const [section, at] = ['basics.location', [...path, 'location']];
    const written = groupOf(section, location, at, reading);
    const place = withoutTemplate(section, written, at, reading);
    const isOfTemplate = Object.keys(place).length === 0 && Object.keys(written).length > 0;
    if (isOfTemplate) delete basics['location'];
    else basics['location'] = withCountryOfRegion(withTown(withoutStreet(place, warn), warn), warn);
  }
  if (typeof image === 'string' && image.startsWith('http://')) {
    warn([...path, 'image'], 'browsers load no picture without encryption here; "https://" was assumed.');
    basics['image'] = image.replace('http://', 'https://');
  }
  const list = isGroup(profiles) ? [profiles] : profiles;
  if (Array.isArray(list)) {
    warnOfEmpty(list, [...path, 'profiles'], warn);
    basics['profiles'] = list.map((profile: unknown, index) => {
      const at = [...path, 'profiles', index];
      if (profile === null || profile === '') return {};
      if (!isGroup(profile)) return tolerateValue(profile, 'group', at, warn);
      const mail = mailIn(profile);
      if (mail !== null) {
        basics['email'] ??= mail;
        warn(at, 'an e-mail address and no account; write "basics.email".', { weight: 'harmless' });
        return {};
      }
      const reason = reasonToLeaveOut(profile, reading.isExample);
      if (reason === null) return withAddress(groupOf('basics.profiles', profile, at, reading), at, warn);
      warn(at, `${reason}; it was left out.`, { weight: 'harmless' });
      return {};
    });
  }
  takeAccountOfUrl(basics, warn);
  return basics;
}
