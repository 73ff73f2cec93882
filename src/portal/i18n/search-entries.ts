import type { Portfolio, Position, Resource } from '~/resume/model/portfolio';

import { studyIn, studyPage } from '~/portal/addresses/case-studies';
import { inLanguage, PDF_FILE, RESUME_PAGE } from '~/portal/addresses/exports';
import { languages, type Language } from '~/portal/addresses/languages';
import {
  addressOf,
  itemAddress,
  pageAddress,
  projectAddress,
  screenOf,
  screens,
  tagAddress,
  type Slug,
} from '~/portal/addresses/screens';
import { hasWork } from '~/portal/career/career';
import { featuredSkills } from '~/portal/career/featured-skills';
import { LAST_TITLES } from '~/portal/career/latest-work';
import { IAM_SECTIONS, sectionEntries } from '~/portal/career/sections';
import { emptyScreens } from '~/portal/career/shell';
import { yearsOf } from '~/portal/filters/filters';
import { formatOf } from './format';
import { exportName } from './page-head';
import { tOf, type T } from './t';
import type { SearchAct, Entry, Kind, SearchIndex } from '~/portal/search/search-index';
import { familyNames, vocabularyOf } from '~/portal/search/vocabulary';
import type { SectionEntry } from '~/portal/text/entry-tree';
import { placeText, type Format } from '~/portal/text/format';
import { isString } from '~/portal/text/json-shape';
import { plainText } from '~/portal/text/rich-text';
import { plain } from '~/portal/text/text-search';

// Used by the build only, so that the texts that only searches compare are not in the bundle.

/** The description of each screen and its synonyms, for the search. */
export const SCREEN_TEXTS = {
  dashboard: { about: 'dashboard.about', calls: 'calls.dashboard' },
  profile: { about: 'profile.about', calls: 'calls.profile' },
  'management-groups': { about: 'management-groups.about', calls: 'calls.management-groups' },
  experience: { about: 'experience.about', calls: 'calls.experience' },
  'global-presence': { about: 'global-presence.about', calls: 'calls.global-presence' },
  support: { about: 'support.about', calls: 'calls.support' },
  projects: { about: 'projects.about', calls: 'calls.projects' },
  activity: { about: 'activity.about', calls: 'calls.activity' },
  usage: { about: 'usage.about', calls: 'calls.usage' },
  advisor: { about: 'advisor.about', calls: 'calls.advisor' },
  contact: { about: 'contact.about', calls: 'calls.contact' },
  sitemap: { about: 'sitemap.about', calls: 'calls.sitemap' },
} as const satisfies Record<Slug, object>;

/** An entry without what few entries have. */
const entryOf = (kind: Kind, title: string, to: string, more: Partial<Entry> = {}): Entry => ({
  kind,
  title,
  detail: '',
  more: '',
  to,
  ...more,
});

/** Texts that match, one per line. */
const lines = (texts: readonly (string | null | undefined)[]): string => texts.filter(Boolean).join('\n');

/** A detail that repeats the title says nothing. */
const beside = (title: string, detail: string | null): string => (detail === title ? '' : (detail ?? ''));

/** The years of a period as shown, and as numbers. */
function yearsIn(span: Position['span']): { shown: string; years?: Entry['years'] } {
  if (!span) return { shown: '' };
  const [first, last] = yearsOf(span);
  return { shown: first === last ? `${first}` : `${first}–${last}`, years: [first, last] };
}

const joined = (...texts: readonly (string | null | undefined)[]): string =>
  texts.filter(Boolean).join(' · ');

/** A text as words between spaces, to find whole words in: "ai" is not in "Email". */
const asWords = (text: string): string =>
  ` ${plain(text)
    .replaceAll(/[^\p{L}\p{N}+#.]+|\.(?=[^\p{L}\p{N}]|$)/gu, ' ')
    .trim()} `;

/** Adds the owner's synonyms to the hidden names of the entries whose texts have the other side. */
function withSynonyms(entries: readonly Entry[], synonyms: Readonly<Record<string, string>>): Entry[] {
  const pairs = Object.entries(synonyms).flatMap(([from, to]) => [
    [asWords(from), to] as const,
    [asWords(to), from] as const,
  ]);
  return entries.map((entry) => {
    const text = asWords([entry.title, entry.detail, entry.more].join('\n'));
    const others = pairs.flatMap(([words, other]) =>
      words.trim() !== '' && text.includes(words) ? other : [],
    );
    return others.length > 0
      ? { ...entry, calls: [entry.calls, ...others].filter(Boolean).join(' ') }
      : entry;
  });
}

/** The searchable names of a role's place, with the region and country that its text does not name. */
function placeOf({ location, area }: Position): { line: string; names: string } {
  const text = location ?? '';
  const compared = plain(text);
  const areas = [area?.region, area?.country].flatMap((name) =>
    typeof name === 'string' && !compared.includes(plain(name)) ? name : [],
  );
  const hasAreas = text !== '' && areas.length > 0;
  return {
    line: hasAreas ? `${text} (${areas.join(', ')})` : text,
    names: lines([text.split(',')[0], text, ...(hasAreas ? areas : [])]),
  };
}

/** The bullet of an item in plain text, or a symbol typed as one. */
const BULLET = /^(?:•|\p{So})\s+/u;

/** The text of a role, one sentence or highlight per line. */
const positionText = ({ summary, highlights }: Position): string =>
  lines(
    [summary ?? '', ...highlights]
      .flatMap((text) => plainText(text).split(/\n|(?<=\S)(?=• )/))
      .map((line) => line.trim().replace(BULLET, '')),
  );

/** The entries of the sections of IAM. */
export function profileEntries(portfolio: Portfolio, format: Format) {
  const others = portfolio.otherSections.flatMap(({ id, title, entries }) => [
    { id, title },
    ...entries.map((entry) => ({ id: entry.id, title: entry.title, facts: [[title]] })),
  ]);
  const all = { ...sectionEntries(portfolio, format), others };
  return (Object.entries(all) as [keyof typeof all, SectionEntry[]][]).flatMap(([section, entries]) =>
    entries.flatMap(({ id, title, facts: [[detail = null] = []] = [], tags = [] }) =>
      title === null ? [] : [{ section, id, title, detail, keywords: tags.filter(isString) }],
    ),
  );
}

/** The sections of the Dashboard and IAM that have content. */
function cardEntries(portfolio: Portfolio, t: T, address: (slug: Slug) => string): Entry[] {
  const { achievements, lastProject, currentPosition, languages: spoken } = portfolio;
  const section = (slug: 'dashboard' | 'profile', anchor: string, title: string, calls?: string) =>
    entryOf('section', title, `${address(slug)}#${anchor}`, {
      detail: t(screenOf(slug).label),
      ...(calls && { calls }),
    });
  return [
    achievements.length > 0 &&
      section('dashboard', 'achievements', t('dashboard.achievements'), t('calls.awards')),
    featuredSkills(portfolio).length > 0 && section('dashboard', 'skills', t('dashboard.skills')),
    lastProject && section('dashboard', 'last-project', t(LAST_TITLES[lastProject.kind])),
    section('profile', 'basic-info', t('profile.basicInfo'), t('calls.contactFacts')),
    currentPosition && section('profile', 'current-position', t('profile.currentPosition')),
    spoken.length > 0 && section('profile', 'languages', t('profile.languages')),
  ].flatMap((entry) => entry || []);
}

const APPEARANCES = { light: 'command.light', dark: 'command.dark', system: 'command.system' } as const;

/** The commands. Those of the language and of the PDF have an address too. */
function commandEntries(owner: Portfolio['owner'], t: T, current: Language, hasPdf: boolean): Entry[] {
  const command = (act: SearchAct['do'], title: string, calls: string, value = '', to = ''): Entry =>
    entryOf('command', title, to, { calls, command: { do: act, value } });
  const nameIn = (speaker: string, code: string) =>
    new Intl.DisplayNames(speaker, { type: 'language' }).of(code) ?? code;
  const pdf = exportName(owner.name, 'pdf', current);
  return [
    ...Object.entries(APPEARANCES).map(([one, title]) =>
      command('appearance', t(title), t('command.appearanceMore'), one),
    ),
    ...languages
      .filter(({ code }) => code !== current.code)
      .map((one) => {
        const names = [one.name, ...languages.map(({ code }) => nameIn(code, one.code))].join(' ');
        const title = t('command.language', { name: nameIn(current.code, one.code) });
        const calls = `${names} ${t('command.languageMore')}`;
        return command('language', title, calls, one.code, addressOf('dashboard', one));
      }),
    ...(hasPdf
      ? [command('pdf', t('command.pdf'), t('command.pdfMore'), pdf, inLanguage(PDF_FILE, current))]
      : []),
    command('tour', t('command.tour'), t('command.tourMore')),
    ...(owner.email
      ? [command('copy', t('command.copyEmail'), t('command.copyEmailMore'), owner.email)]
      : []),
    command('shortcuts', t('command.shortcuts'), t('command.shortcutsMore')),
  ];
}

/**
 * The entries of companies, roles and their resources.
 * @param below the titles of projects and degrees, which are the roles of a portal without work
 * @returns also the texts of such roles, by which the projects and degrees are found
 */
function careerEntries({ companies, projects, skills }: Portfolio, below: ReadonlySet<string>, home: string) {
  // A resource of several roles, or one that is also a skill or project, is one entry.
  const known = new Set([...projects.map(({ id }) => id), ...skills.map(({ name }) => plain(name))]);
  const isNew = ({ id, name, origin }: Resource): boolean => {
    if (origin === 'project') return true;
    if (known.has(id) || known.has(plain(name))) return false;
    known.add(id);
    return true;
  };
  const entries: Entry[] = [];
  const texts = new Map<string, string>();
  for (const { id: company, name, alias, positions } of companies) {
    // A job without an employer has the name of its role, and is found as the role.
    const isUnnamed = positions.length === 1 && positions[0]?.title === name;
    const detail = beside(name, alias);
    if (!isUnnamed) entries.push(entryOf('company', name, `${home}#${company}`, { detail }));
    for (const role of positions) {
      const { id, title, keywords, span } = role;
      // The address of its pane. Without scripts the anchor leads to its place on the page.
      const paneOf = (item: string) => itemAddress(home, item, id);
      const place = placeOf(role);
      const { shown: period, years } = yearsIn(span);
      const more = lines([place.line, ...keywords, positionText(role)]);
      if (below.has(title)) texts.set(title, more);
      else
        entries.push(
          entryOf('role', title, paneOf(id), {
            also: place.names,
            detail: joined(isUnnamed ? alias : name, period),
            more,
            years,
          }),
        );
      for (const resource of role.resources.filter(isNew)) {
        const isProject = resource.origin === 'project';
        const { shown, years: own } = yearsIn(isProject ? resource.span : null);
        entries.push(
          entryOf('resource', resource.name, paneOf(resource.id), {
            detail: joined(...[resource.type, name].filter((one) => one !== resource.name), shown),
            more: lines([title, ...(isProject ? resource.keywords : [])]),
            years: own,
          }),
        );
      }
    }
  }
  return { entries, texts };
}

/**
 * The search index of a portfolio in the language of a page: every entry with its texts and its address.
 * @param hasPdf whether there is a PDF of the résumé
 */
export function searchIndex(portfolio: Portfolio, language: Language, hasPdf = true): SearchIndex {
  const t = tOf(language.code);
  const format = formatOf(language.code);
  const address = (slug: Slug) => addressOf(slug, language);
  const [experience, profile, projectsPage] = [
    address('experience'),
    address('profile'),
    address('projects'),
  ];
  const { owner, projects, skills } = portfolio;
  const empty = emptyScreens(portfolio);
  const rows = profileEntries(portfolio, format);
  const pages = screens
    .filter(({ slug }) => !empty.includes(slug))
    .map(({ slug, label, colorIcon }) => {
      const also = slug === 'profile' ? owner.name : '';
      const detail = joined(also, t(SCREEN_TEXTS[slug].about));
      const calls = t(SCREEN_TEXTS[slug].calls);
      return entryOf('page', t(label), address(slug), { also, detail, calls, colorIcon });
    });
  const document = entryOf('page', t('export.page'), inLanguage(RESUME_PAGE, language), {
    detail: t('export.about'),
    calls: t('calls.resume'),
    colorIcon: 'contact-card',
    isDocument: true,
  });
  const below = hasWork(portfolio)
    ? []
    : [...projects.map(({ name }) => name), ...rows.map(({ title }) => title)];
  const career = careerEntries(portfolio, new Set(below), experience);
  const found = [
    ...pages,
    document,
    ...career.entries,
    ...projects.map(({ id, name, type, keywords, span }) => {
      const { shown, years } = yearsIn(span);
      return entryOf('project', name, projectAddress(projectsPage, id), {
        detail: joined(beside(name, type), shown),
        more: lines([...keywords, career.texts.get(name)]),
        years,
      });
    }),
    ...portfolio.caseStudies.flatMap(({ id }) => {
      const study = studyIn(portfolio, id, language.code);
      const more = lines(study?.headings ?? []);
      return study
        ? entryOf('project', study.title, pageAddress(studyPage(id), language), {
            detail: t('case-study.label'),
            more,
          })
        : [];
    }),
  ];
  const { evidence } = vocabularyOf(portfolio);
  const used = new Map(evidence.map((use) => [plain(use.name), use]));
  const timeOf = (months = 0) => (months > 0 ? format.tenure(months) : '');
  const listed = skills.map(({ name, keywords }) => {
    const use = used.get(plain(name));
    const detail = joined(keywords.join(', '), timeOf(use?.months));
    // A skill that no role or project names leads to the list that has it.
    return entryOf('skill', name, use ? tagAddress(experience, name) : `${profile}#skills`, {
      detail: beside(name, detail),
    });
  });
  const titles = new Set([...found, ...listed].map(({ title }) => plain(title)));
  const unlisted = evidence
    .filter(({ name }) => !titles.has(plain(name)))
    .map(({ name, aliases, months }) =>
      entryOf('skill', name, tagAddress(experience, name), {
        detail: timeOf(months),
        more: lines(aliases),
        isUnlisted: true,
      }),
    );
  const ofProfile = (title: string, anchor: string, more: Partial<Entry>) =>
    entryOf('profile', title, `${profile}#${anchor}`, more);
  return {
    stopWords: t('search.stopWords'),
    families: familyNames(portfolio),
    entries: withSynonyms(
      [
        ...found,
        ...listed,
        ...unlisted,
        ...owner.profiles.map(({ network }) =>
          ofProfile(network, 'basic-info', { detail: t('profile.basicInfo'), colorIcon: 'contact-card' }),
        ),
        ...portfolio.languages.map(({ language: spoken }) =>
          ofProfile(spoken, 'languages', { detail: t('profile.languages'), colorIcon: 'chat-multiple' }),
        ),
        ...rows.map(({ section, title, id, detail, keywords }) => {
          const { title: heading, icon: colorIcon, calls } = IAM_SECTIONS[section];
          const name = t(heading);
          return ofProfile(title, id, {
            detail: detail ?? '',
            more: lines([...keywords, career.texts.get(title), name]),
            calls: `${name} ${calls ? t(calls) : ''}`,
            colorIcon,
          });
        }),
        ...portfolio.places.map(({ city, country }) => {
          const place = encodeURIComponent(placeText(city, country));
          return entryOf('place', city, `${address('global-presence')}?place=${place}`, {
            detail: beside(city, country ?? null),
          });
        }),
        ...cardEntries(portfolio, t, address),
        ...commandEntries(owner, t, language, hasPdf),
      ],
      portfolio.portal.synonyms,
    ),
  };
}
