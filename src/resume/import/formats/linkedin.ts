import { isWebAddress } from '../../model/texts/bare-address';
import { oneLine } from '../entry';
import type { ImportFormat } from './field-map';

/** The labels of an owner's own site in LinkedIn, the best first. */
export const OWN_SITE = ['PERSONAL', 'PORTFOLIO', 'BLOG', 'COMPANY'];
/** LinkedIn's status of a recommendation that the profile shows. */
const VISIBLE = 'VISIBLE';
/** The columns with values such as `NATIVE_OR_BILINGUAL`. */
const LEVELS = new Set(['proficiency', 'cause', 'supportedcause']);

type Row = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, readonly Row[] | undefined>>;

const textIn = (row: Row | undefined, column: string): string => oneLine(String(row?.[column] ?? ''));

/** `NATIVE_OR_BILINGUAL` → `Native or bilingual`. */
function inWords(level: unknown): unknown {
  if (typeof level !== 'string' || !/^[A-Z]+(?:_[A-Z]+)*$/.test(level)) return level;
  const lower = level.toLowerCase().replaceAll('_', ' ');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** Chinese, Japanese and Korean names start with the family name. The first two have no spaces. */
const EASTERN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

const nameOf = (first: string, last: string): string =>
  EASTERN.test(first) && EASTERN.test(last) ? last + first : `${first} ${last}`.trim();

/** The start of a list entry: a label or an address. */
const WEBSITE = /,(?=\s*(?:[A-Z][A-Z_ ]*:|https?:\/\/|www\.))/i;

type Site = { network: string; url: string };

/** `[PORTFOLIO:https://example.com,BLOG:https://example.org]`. An entry without a valid address stays a text. */
const websitesOf = (text: string): (Site | string)[] =>
  text
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(WEBSITE)
    .map((written) => written.trim())
    .filter(Boolean)
    .map((written) => {
      const [, label = 'OTHER', rest = ''] = /^(?:([A-Z][A-Z_ ]*):(?!\/\/))?\s*(.*)$/is.exec(written) ?? [];
      const url = rest.replace(/^www\./i, 'https://www.');
      return isWebAddress(url) ? { network: label.toUpperCase().trim(), url } : written;
    });

/** The columns of Profile.csv, with its lists of addresses and accounts as lists. */
function profileOf({ firstname, lastname, websites = '', twitterhandles = '', ...others }: Row): Row {
  const listed = websitesOf(String(websites));
  const sites = listed.filter((site) => typeof site !== 'string');
  const own = OWN_SITE.map((label) => sites.find(({ network }) => network === label)).find(Boolean);
  const site = own ?? sites[0];
  const handles = String(twitterhandles).match(/[^[\]@,;\s]+/g) ?? [];
  return {
    ...others,
    name: nameOf(textIn({ firstname }, 'firstname'), textIn({ lastname }, 'lastname')),
    site: site?.url,
    accounts: [
      ...handles.map((username) => ({
        network: 'Twitter',
        username,
        url: `https://twitter.com/${username}`,
      })),
      ...sites
        .filter((one) => one !== site)
        .map(({ network, url }) => ({ network: String(inWords(network)), url })),
    ],
    websites: listed.filter((one) => typeof one === 'string'),
  };
}

/** A recommendation with its author in one text. */
function referenceOf({ firstname, lastname, jobtitle, title, company, ...others }: Row): Row {
  const author = { name: `${textIn({ firstname }, 'firstname')} ${textIn({ lastname }, 'lastname')}` };
  const from = [author.name, jobtitle ?? title, company].map((one) => oneLine(String(one ?? '')));
  const status = textIn(others, 'status').toUpperCase();
  return { ...others, from: from.filter(Boolean).join(', '), hidden: status !== '' && status !== VISIBLE };
}

/** The tables in a form that the fields below describe. */
function prepared(data: unknown): unknown {
  const tables: Tables = Object.fromEntries(
    Object.entries(data as Record<string, readonly Row[]>).map(([table, rows]) => [
      table,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, text]) => [column, LEVELS.has(column) ? inWords(text) : text]),
        ),
      ),
    ]),
  );
  const { profile = [], courses = [], education = [], emailaddresses, emails = emailaddresses } = tables;
  const { recommendationsreceived, recommendations = recommendationsreceived } = tables;
  const isYes = (row: Row, column: string) => Number(/^(?:yes|true|1)$/i.test(textIn(row, column)));
  const rankOf = (row: Row) => 2 * isYes(row, 'primary') + isYes(row, 'confirmed');
  const taken = courses.map((row) =>
    [textIn(row, 'name') || textIn(row, 'title'), textIn(row, 'number') || textIn(row, 'coursenumber')]
      .filter(Boolean)
      .join(' – '),
  );
  const [school, ...further] = education;
  // The export does not say which of several schools a course belongs to.
  const schools = further.length === 0 ? [{ ...school, courses: taken }] : [...education, { courses: taken }];
  return {
    ...tables,
    profile: profile.map(profileOf),
    courses: [],
    education: taken.length > 0 ? schools : education,
    emailaddresses: [],
    emails: emails?.toSorted((one, other) => rankOf(other) - rankOf(one)),
    recommendationsreceived: [],
    recommendations: recommendations?.map(referenceOf),
  };
}

const DATES = 'startDate=startedon|startdate endDate=finishedon|enddate|endedon';
const URL = 'url=url|link';

/**
 * The data export of LinkedIn: its tables by the names of the files, its columns by their names of several years, all
 * in lower case and without spaces and marks.
 */
export const LINKEDIN: ImportFormat = {
  name: 'LinkedIn’s data export',
  // Private columns stay out on purpose.
  ignored:
    'maidenname address birthdate zipcode instantmessengers contactinstructions primary confirmed updatedon status hidden',
  prepare: prepared,
  sections: {
    basics: [
      '',
      'name=profile.name label=profile.headline email=emails.emailaddress|emails.email url=profile.site summary=profile.summary|profilesummary.profilesummary|profilesummary.summary location=profile.geolocation|profile.location+profile.country',
    ],
    'basics.profiles': ['profile.accounts', 'network username url'],
    work: [
      'positions',
      `name=companyname|company position=title|position|jobtitle location url=companyurl|url|link ${DATES} summary=description`,
    ],
    volunteer: [
      'volunteering|volunteerexperience|volunteerexperiences|volunteeringexperience',
      `organization=companyname|organization|organizationname position=role|title cause ${DATES} summary=description`,
    ],
    education: [
      'education',
      `institution=schoolname|school studyType=degreename|degree area=fieldofstudy|fieldsofstudy score=grade courses ${DATES} summary=notes|description activities=activities|activitiesandsocieties`,
    ],
    awards: [
      'honors|honorsandawards|honorsawards',
      'title=title|name date=issuedon|date awarder=issuer summary=description',
    ],
    certificates: [
      'certifications|licensesandcertifications',
      `name ${URL} issuer=authority|issuer|issuingorganization date=startedon|startdate|issuedon endDate=finishedon|enddate|endedon|expireson licenseNumber=licensenumber|credentialid`,
    ],
    publications: [
      'publications',
      `name=name|title publisher releaseDate=publishedon|date ${URL} summary=description`,
    ],
    skills: ['skills', 'name=name|skillname|skill'],
    languages: ['languages', 'language=name|language fluency=proficiency'],
    interests: ['causesyoucareabout|interests', 'name=supportedcause|cause|interests|interest|name'],
    projects: ['projects', `name=title|name ${URL} ${DATES} description`],
    references: ['recommendations', 'name=from reference=text|recommendation date=creationdate|createdon'],
  },
};

/** The names of the tables that belong to a profile. */
export const TABLES: ReadonlySet<string> = new Set([
  ...'profile profilesummary emailaddresses emails courses recommendationsreceived'.split(' '),
  ...Object.values(LINKEDIN.sections).flatMap(([paths]) => paths.split('|').filter(Boolean)),
]);

/** The names of columns. `notes` is also the first word of the remarks before them. */
export const COLUMNS: ReadonlySet<string> = new Set(
  [
    'firstname',
    'lastname',
    'number',
    'jobtitle',
    ...Object.values(LINKEDIN.sections).flatMap(([, fields]) => fields.toLowerCase().split(/[^a-z]+/)),
  ].filter((name) => name !== '' && name !== 'notes'),
);
