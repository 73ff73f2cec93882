import type { Period, Portfolio, YearMonth, Property } from '~/resume/model/portfolio';
import { isLongAddress, isWebAddress, lineAddress, shortAddress } from '~/resume/model/texts/bare-address';
import { plainName } from '../resume/standard/resume';
import type { Language } from '../portal/addresses/languages';
import { shareText } from '../portal/career/featured-skills';
import { formatOf } from '../portal/i18n/format';
import { resumeWords } from '../portal/i18n/page-head';
import { availabilityIn } from '../portal/i18n/section-cards';
import { tOf } from '../portal/i18n/t';
import { betweenNames, nameList } from '../portal/text/clipped';
import { certificatePeriod, isBareGrade, placeName, shortPlace, type Format } from '../portal/text/format';
import { keysOf } from '../portal/text/keys-of';
import { propertyMarkdown, propertyTexts } from '../portal/text/properties';
import { linesOf, paragraphBlocks, withoutMarkdown, type Line } from './blocks';
import {
  neighbours,
  run,
  SECTION_TITLES,
  type Block,
  type DocumentEntry,
  type DocumentSection,
  type ResumeDocument,
  type Run,
  type SectionKind,
} from './document';
import {
  otherSection,
  documentEntry,
  headedLine,
  inOneLine,
  joined,
  placeBeside,
  projectEntry,
  projectLine,
  documentRoles,
} from './entries';
import { type DocumentFacts, documentPhoto } from './pdf-data';

/** Sections whose lines contain only names, not Markdown. */
const NAMES: ReadonlySet<string> = new Set(['skills', 'languages'] satisfies SectionKind[]);

/** Names of which most are longer are hard to tell apart in a line. */
const LONG = 40;
/** A longer text is no name, but a sentence without its full stop. */
const LONGEST_NAME = 80;
/** "Speaks with weavers and foremen." */
const SENTENCE = /(?:\S+\s+){2}\S+[.!?]$|[。！？]$/u;

const isSentence = (name: string): boolean => name.length > LONGEST_NAME || SENTENCE.test(name);
const isLong = (name: string): boolean => name.length > LONG || isSentence(name);

const textLine = (text: string): Line => ({ name: '', text, url: null });

/** Names without texts as lines: neighbours in one, unless they are sentences or most names are long. */
function nameLines(names: readonly string[]): Line[] {
  const [only = '', ...others] = names;
  if (others.length === 0 && !isLong(only)) return only === '' ? [] : [{ name: only, text: '', url: null }];
  const areLong = names.filter(isLong).length * 2 > names.length;
  const alone = new Set(areLong ? names : names.filter(isSentence));
  // The lines of one list have the same separator.
  const between = betweenNames(names.filter((name) => !alone.has(name)));
  return neighbours(names, (name) => !alone.has(name)).map((line) => textLine(line.join(between)));
}

const isBare = ({ text, url }: Line): boolean => text === '' && url === null;

/** Neighbours that are only names become one line, and a line each where they are long. */
const withBareNamesTogether = (lines: readonly Line[]): Line[] =>
  neighbours(lines, isBare).flatMap((group) =>
    group.every(isBare)
      ? nameLines(group.map(({ name, facts }) => (facts ? `${name} (${facts})` : name)))
      : group,
  );

/**
 * The résumé in a language as a document, including texts that the pages collapse: the source of the page, the PDF, the
 * Word file, the Markdown and the text. Empty sections are omitted.
 */
export function documentOf(portfolio: Portfolio, { code }: Language): ResumeDocument {
  const { owner, projects } = portfolio;
  const [t, format] = [tOf(code), formatOf(code)];
  const openSource = projects.filter(({ shown }) => shown === 'openSource');
  const entry = (given: Parameters<typeof documentEntry>[0]) => documentEntry(given, format);
  const dated = (start: YearMonth | null, end: YearMonth | null = null): Period => ({
    start,
    end,
    current: false,
  });
  const entries: Partial<Record<SectionKind, readonly DocumentEntry[]>> = {
    work: documentRoles(portfolio, format, t('resume.built')),
    projects: projects.filter(({ shown }) => shown !== 'openSource').map((one) => projectEntry(one, format)),
    education: portfolio.education.map(({ institution, area, studyType, location, score, ...study }) => {
      const hasSubject = Boolean(studyType || area);
      const isBeside = institution !== null && hasSubject && isBareGrade(score);
      const school = isBeside && score ? `${institution} (${format.grade(score)})` : institution;
      return entry({
        ...study,
        title: joined([studyType, area], ', ') || (institution ?? ''),
        by: hasSubject ? school : null,
        place: institution && location && hasSubject ? placeBeside(location, institution) : location,
        grade: isBeside ? null : score && format.grade(score),
        keywords: study.courses,
      });
    }),
    awards: portfolio.awards.map(({ awarder, date, end, ...award }) =>
      entry({ ...award, by: awarder, period: dated(date, end) }),
    ),
    publications: portfolio.publications.map(({ name, publisher, date, ...publication }) =>
      entry({ ...publication, title: name, by: publisher, period: dated(date) }),
    ),
    volunteering: portfolio.volunteering.map(({ organization, position, location, ...role }) =>
      entry({
        ...role,
        title: position ?? organization ?? '',
        by: position ? organization : null,
        place: location,
      }),
    ),
    references: portfolio.references
      .filter(({ text }) => text !== null)
      .map(({ name, text, ...reference }) => entry({ ...reference, title: name ?? '', summary: text })),
    // A line has no place for a list.
    openSource: openSource
      .filter(({ highlights }) => highlights.length > 0)
      .map((one) => projectEntry(one, format)),
  };
  const lines: Partial<Record<SectionKind, readonly Line[]>> = {
    openSource: openSource
      .filter(({ highlights }) => highlights.length === 0)
      .map((one) => projectLine(one, format)),
    certificates: portfolio.certificates.map(({ name, issuer, url, summary, properties, ...dates }) => ({
      name,
      text: joined(
        [
          joined([issuer, format.period(certificatePeriod(dates))], ', '),
          summary && inOneLine(summary),
          ...propertyMarkdown(properties, format.colon),
        ],
        '. ',
      ),
      url,
    })),
    skills: skillLines(portfolio.skills, format),
    languages: portfolio.languages.map(({ language: name, fluency, properties }) => ({
      name,
      text: joined([fluency, ...propertyTexts(properties, format.colon)], '; '),
      url: null,
    })),
    interests: portfolio.interests.map(({ name, summary, keywords, properties }) => ({
      name,
      text: joined([summary, nameList(keywords), propertyMarkdown(properties, format.colon).join('; ')], ' '),
      url: null,
    })),
    achievements: ownAchievements(portfolio),
    references: portfolio.references
      .filter(({ text }) => text === null)
      .map(({ name, url, properties }) => ({
        name: name ?? '',
        text: propertyMarkdown(properties, format.colon).join('; '),
        url,
      }))
      .filter(({ name, text }) => name !== '' || text !== ''),
  };
  const linesIn = (kind: SectionKind): Block[] => {
    const all = withBareNamesTogether((lines[kind] ?? []).map(headedLine));
    return linesOf(NAMES.has(kind) ? all : all.map(withoutMarkdown), format.colon);
  };
  const sections = [
    ...keysOf(SECTION_TITLES).flatMap((kind) => {
      const [own, blocks] = [entries[kind] ?? [], linesIn(kind)];
      if (own.length + blocks.length === 0) return [];
      return [{ id: kind, kind, title: t(SECTION_TITLES[kind]), entries: own, blocks }];
    }),
    ...portfolio.otherSections.map((section) => otherSection(section, format)),
    ...availabilitySection(portfolio, code, format),
  ];
  const first = portfolio.sectionOrder;
  const rank = ({ kind, title, id }: DocumentSection): number => {
    // The id of a section has the name that it has in the file.
    const names = kind === 'other' ? [title, id.replace('section-', '')] : [kind];
    const known = kind === 'volunteering' ? ['volunteer'] : names;
    const at = first.findIndex((name) => known.some((own) => plainName(own) === plainName(name)));
    return at < 0 ? first.length : at;
  };
  const summary = paragraphBlocks(owner.biography);
  return {
    language: code,
    name: owner.name,
    headline: owner.headline,
    contacts: contactsOf(portfolio, format),
    sections: [
      ...(summary.length > 0
        ? [
            {
              id: 'summary',
              kind: 'summary' as const,
              title: t('resume.summary'),
              entries: [],
              blocks: summary,
            },
          ]
        : []),
      ...sections.toSorted((one, other) => rank(one) - rank(other)),
    ],
  };
}

/** The owner's availability, unless the résumé leaves it out. */
function availabilitySection(portfolio: Portfolio, code: string, { colon }: Format): DocumentSection[] {
  const available = availabilityIn(portfolio, code);
  if (!available || available.leaveOut.includes('resume')) return [];
  const lines = [
    { name: available.sentence, text: '', url: null },
    ...available.facts.map(({ label, value }) => ({ name: label, text: value, url: null })),
  ];
  const blocks = linesOf(lines.map(withoutMarkdown), colon);
  return [
    { kind: 'other', id: 'availability', title: tOf(code)('availability.section'), entries: [], blocks },
  ];
}

/**
 * The achievements that only `portal.yaml` names. Awards, certificates, publications and highlights have their own
 * sections.
 */
function ownAchievements(portfolio: Portfolio): Line[] {
  const { achievements, awards, certificates, publications, companies } = portfolio;
  const titles = new Set([
    ...awards.map(({ title }) => title),
    ...[...certificates, ...publications].map(({ name }) => name),
    ...companies.flatMap(({ positions }) => positions.flatMap(({ highlights }) => highlights)),
  ]);
  return achievements
    .filter(({ stated, title }) => stated && !titles.has(title))
    .map(({ title, type, year, description }) => ({
      name: title,
      facts: [type, year].filter(Boolean).join(', '),
      text: description ?? '',
      url: null,
    }));
}

/** The skills of the résumé as lines: a name, its level and its keywords. */
function skillLines(skills: Portfolio['skills'], format: Format): readonly Line[] {
  const levels = skills.flatMap(({ level }) => level ?? []);
  return skills.map(({ name, level, keywords, properties }) => ({
    name,
    ...(level && { facts: shareText(level, levels, format) ?? level }),
    text: joined([nameList(keywords), ...propertyTexts(properties, format.colon)], '; '),
    url: null,
  }));
}

/** A field of the owner's own. Of a long address, its site is shown. */
function propertyContact(property: Property, colon: string): Run {
  const { label, values } = property;
  const [url = ''] = values;
  if (values.length !== 1 || !isWebAddress(url)) return run(propertyTexts([property], colon).join(''));
  const address = isLongAddress(url) ? lineAddress(url) : shortAddress(url);
  return run(`${label}${colon} ${address}`, url);
}

/** The address of an account. Of a long one its network is shown, with its site unless they are alike. */
function accountText(url: string, network: string, colon: string): string {
  if (!isLongAddress(url)) return shortAddress(url);
  const site = lineAddress(url);
  return site.includes(network.toLowerCase()) ? network : `${network}${colon} ${site}`;
}

/** The contact details at the top of the résumé. */
export function contactsOf({ owner, portal }: Portfolio, { colon }: Pick<Format, 'colon'>): Run[] {
  const { email, phone, website, profiles } = owner;
  // The street and the postal code are only there if the owner publishes them.
  const hasStreet = Boolean(owner.place?.address ?? owner.place?.postalCode);
  const place = hasStreet ? placeName(owner.place) : shortPlace(owner.place);
  const links = new Map<string, Run>();
  for (const url of [website, portal.siteUrl])
    if (url !== null) links.set(shortAddress(url), run(shortAddress(url), url));
  for (const { url, network } of profiles) {
    if (url === null || links.has(shortAddress(url))) continue;
    links.set(shortAddress(url), run(accountText(url, network, colon), url));
  }
  const contacts = [
    email && run(email, `mailto:${email}`),
    phone && run(phone, `tel:${phone.replaceAll(/[^\d+]/g, '')}`),
    place && run(place),
    ...links.values(),
    ...profiles
      .filter(({ url }) => url === null)
      .map(({ network, label }) => run(`${network}${colon} ${label}`)),
    ...(owner.properties ?? []).map((property) => propertyContact(property, colon)),
  ];
  return contacts.filter((contact) => Boolean(contact)) as Run[];
}

/** The metadata and the layout options of a document without its photo. */
export function textFactsOf(portfolio: Portfolio, language: Language): Omit<DocumentFacts, 'photo'> {
  const { portal, owner, untranslated } = portfolio;
  return {
    title: tOf(language.code)('resume.titleOf', { name: owner.name }),
    description: resumeWords(portfolio, language).description,
    paper: portal.documents.paper,
    photoAlt: owner.photo?.alt || owner.name,
    languages: { documentLanguage: language.code, own: portal.language, untranslated: new Set(untranslated) },
  };
}

/** The metadata and the layout options of a document. */
export const factsOf = async (portfolio: Portfolio, language: Language): Promise<DocumentFacts> => ({
  ...textFactsOf(portfolio, language),
  photo: await documentPhoto(portfolio.portal.documents.photo),
});
