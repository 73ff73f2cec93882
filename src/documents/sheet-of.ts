import type { Period, Portfolio, YearMonth, Property } from '~/resume/model/portfolio';
import { certificatePeriod, isBareGrade, type Format, shortPlace } from '../portal/text/format';
import { betweenNames, nameList } from '../portal/text/clipped';
import {
  otherSection,
  entryOf,
  headedLine,
  inOneLine,
  joined,
  placeBeside,
  projectEntry,
  projectLine,
  roleEntries,
} from './entries';
import { propertyMarkdown, propertyTexts } from '../portal/text/properties';
import { shareText } from '../portal/career/featured-skills';
import { SHEET_SECTIONS, type ResumeSheet, type SectionKind, type SheetEntry, type SheetLine } from './sheet';
import { isLongAddress, isWebAddress, lineAddress, shortAddress } from '~/resume/model/texts/bare-address';
import { placeName } from '../portal/career/profile';
import { neighbours } from './document';

/** Names of which most are longer are hard to tell apart in a line. */
const LONG = 40;
/** A longer text is no name, but a sentence without its full stop. */
const LONGEST_NAME = 80;
/** "Speaks with weavers and foremen." */
const SENTENCE = /(?:\S+\s+){2}\S+[.!?]$|[。！？]$/u;

const isSentence = (name: string): boolean => name.length > LONGEST_NAME || SENTENCE.test(name);
const isLong = (name: string): boolean => name.length > LONG || isSentence(name);

const textLine = (text: string): SheetLine => ({ name: '', text, url: null });

/** Names without texts as lines: neighbours in one, unless they are sentences or most names are long. */
function linesOf(names: readonly string[]): SheetLine[] {
  const [only = '', ...others] = names;
  if (others.length === 0 && !isLong(only)) return only === '' ? [] : [{ name: only, text: '', url: null }];
  const areLong = names.filter(isLong).length * 2 > names.length;
  const alone = new Set(areLong ? names : names.filter(isSentence));
  // The lines of one list have the same separator.
  const between = betweenNames(names.filter((name) => !alone.has(name)));
  return neighbours(names, (name) => !alone.has(name)).map((line) => textLine(line.join(between)));
}

const isBare = ({ text, url }: SheetLine): boolean => text === '' && url === null;

/** Neighbours that are only names become one line, and a line each where they are long. */
const withBareNamesTogether = (lines: readonly SheetLine[]): SheetLine[] =>
  neighbours(lines, isBare).flatMap((group) =>
    group.every(isBare)
      ? linesOf(group.map(({ name, facts }) => (facts ? `${name} (${facts})` : name)))
      : group,
  );

/** The complete résumé, including texts that the pages collapse. Empty sections are omitted. */
export function resumeSheet(portfolio: Portfolio, language: string, format: Format): ResumeSheet {
  const { owner, projects } = portfolio;
  const openSource = projects.filter(({ shown }) => shown === 'openSource');
  const entry = (given: Parameters<typeof entryOf>[0]) => entryOf(given, format);
  const dated = (start: YearMonth | null, end: YearMonth | null = null): Period => ({
    start,
    end,
    current: false,
  });
  const entries: Partial<Record<SectionKind, readonly SheetEntry[]>> = {
    work: roleEntries(portfolio, format),
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
  const lines: Partial<Record<SectionKind, readonly SheetLine[]>> = {
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
  return {
    language,
    name: owner.name,
    headline: owner.headline,
    contacts: contactsOf(portfolio, format),
    summary: owner.biography,
    sections: [
      ...SHEET_SECTIONS.map((kind) => ({
        kind,
        entries: entries[kind] ?? [],
        lines: withBareNamesTogether((lines[kind] ?? []).map(headedLine)),
      })).filter((section) => section.entries.length + section.lines.length > 0),
      ...portfolio.otherSections.map((section) => otherSection(section, format)),
    ],
  };
}

/**
 * The achievements that only `portal.yaml` names. Awards, certificates, publications and highlights have their own
 * sections.
 */
function ownAchievements(portfolio: Portfolio): SheetLine[] {
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
function skillLines(skills: Portfolio['skills'], format: Format): readonly SheetLine[] {
  const levels = skills.flatMap(({ level }) => level ?? []);
  return skills.map(({ name, level, keywords, properties }) => ({
    name,
    ...(level && { facts: shareText(level, levels, format) ?? level }),
    text: joined([nameList(keywords), ...propertyTexts(properties, format.colon)], '; '),
    url: null,
  }));
}

export type SheetContact = { text: string; href: string | null };

/** A field of the owner's own. Of a long address, its site is shown. */
function propertyContact(property: Property, colon: string): SheetContact {
  const { label, values } = property;
  const [url = ''] = values;
  if (values.length !== 1 || !isWebAddress(url))
    return { text: propertyTexts([property], colon).join(''), href: null };
  const address = isLongAddress(url) ? lineAddress(url) : shortAddress(url);
  return { text: `${label}${colon} ${address}`, href: url };
}

/** The address of an account. Of a long one its network is shown, with its site unless they are alike. */
function accountText(url: string, network: string, colon: string): string {
  if (!isLongAddress(url)) return shortAddress(url);
  const site = lineAddress(url);
  return site.includes(network.toLowerCase()) ? network : `${network}${colon} ${site}`;
}

/** The contact details at the top of the résumé. */
export function contactsOf({ owner, portal }: Portfolio, { colon }: Pick<Format, 'colon'>): SheetContact[] {
  const { email, phone, website, profiles } = owner;
  // The street and the postal code are only there if the owner publishes them.
  const hasStreet = Boolean(owner.place?.address ?? owner.place?.postalCode);
  const place = hasStreet ? placeName(owner.place) : shortPlace(owner.place);
  const links = new Map<string, SheetContact>();
  for (const url of [website, portal.siteUrl])
    if (url !== null) links.set(shortAddress(url), { text: shortAddress(url), href: url });
  for (const { url, network } of profiles) {
    if (url === null || links.has(shortAddress(url))) continue;
    links.set(shortAddress(url), { text: accountText(url, network, colon), href: url });
  }
  const contacts = [
    email && { text: email, href: `mailto:${email}` },
    phone && { text: phone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}` },
    place && { text: place, href: null },
    ...links.values(),
    ...profiles
      .filter(({ url }) => url === null)
      .map(({ network, label }) => ({ text: `${network}${colon} ${label}`, href: null })),
    ...(owner.properties ?? []).map((property) => propertyContact(property, colon)),
  ];
  return contacts.filter((contact) => Boolean(contact)) as SheetContact[];
}
