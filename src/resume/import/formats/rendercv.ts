import { labelOf } from '../../model/properties';
import { OTHER_SECTIONS, plainName } from '../../standard/resume-fields';
import type { Entry, ResumeFile } from '../entry';
import { placeOf } from '../place-of';
import {
  addressIn,
  day,
  dayEarned,
  line,
  link,
  list,
  prose,
  reading,
  resumeFrom,
  span,
  description,
  projectDescription,
  type Reader,
} from './fields';
import type { Part } from './part';

const lasting = span(['date'], ['start_date'], ['end_date']);
const story = description(['summary'], 'highlights');
const place = line('location');
const url = link('url');

/** `Boost **sales**` is a name with bold text. */
const name =
  (...keys: string[]) =>
  (part: Part): unknown =>
    (line(...keys)(part) as string | undefined)?.replaceAll(/\*\*|__/g, '');

const paper = reading({
  name: name('title'),
  publisher: line('journal', 'publisher'),
  releaseDate: day('date'),
  url: (part) => url(part) ?? doi(part),
  summary: prose('summary'),
  authors: list('authors'),
});

function doi(part: Part): string | undefined {
  const text = part.text('doi');
  return text === undefined
    ? undefined
    : `https://doi.org/${text.replace(/^(?:https?:\/\/)?(?:dx\.)?doi\.org\//, '')}`;
}

/** The readers of the standard's sections for RenderCV's kinds of entries. */
const READERS: Readonly<Record<string, Reader>> = {
  work: reading(
    { name: name('company', 'name'), position: name('position'), location: place, url },
    lasting,
    story,
  ),
  volunteer: reading(
    {
      organization: name('company', 'name', 'institution'),
      position: name('position'),
      location: place,
      url,
    },
    lasting,
    story,
  ),
  education: reading(
    {
      institution: name('institution', 'name'),
      area: line('area'),
      studyType: line('degree'),
      score: line('gpa', 'grade'),
      location: place,
      url,
    },
    lasting,
    story,
  ),
  projects: reading(
    { name: name('name', 'company', 'title'), url },
    lasting,
    projectDescription(['summary'], 'highlights'),
  ),
  skills: reading({ name: name('label', 'name'), keywords: list('details') }),
  languages: reading({ language: name('label', 'name'), fluency: line('details') }),
  interests: reading({ name: name('label', 'name'), keywords: list('details') }),
  awards: reading({
    title: name('name', 'label', 'title'),
    date: day('date'),
    url,
    summary: prose('summary', 'details'),
  }),
  certificates: reading({
    name: name('name', 'label', 'title'),
    date: dayEarned('date', 'start_date'),
    url,
    summary: prose('summary', 'details'),
  }),
  publications: paper,
  references: reading({ name: name('name', 'label'), reference: prose('summary', 'details') }),
};

/** The field for the texts in sections that are lists of names. */
const NAMED: Readonly<Record<string, string>> = {
  skills: 'name',
  languages: 'language',
  interests: 'name',
  awards: 'title',
  certificates: 'name',
  publications: 'name',
  projects: 'name',
  references: 'reference',
};

const ofItsOwn = reading(
  {
    title: name('name', 'company', 'institution', 'title', 'label'),
    position: name('position', 'degree'),
    area: line('area'),
    location: place,
    url: (part) => url(part) ?? doi(part),
    details: line('details'),
    journal: line('journal'),
    authors: list('authors'),
  },
  lasting,
  story,
);

/** A text in any of RenderCV's kinds of lists: bulleted, numbered or plain. */
const sentence = (item: Part): string | undefined =>
  (prose()(item) as string | undefined) ??
  (prose('bullet', 'number', 'reversed_number')(item) as string | undefined);

const ABOUT = /^(?:summary|about|aboutme|profile|introduction|objective|intro|welcome.*)$/;

/** The section of the standard for a title, or the only one that its entries match. */
function sectionOf(title: string, items: readonly Part[]): string | null {
  const known = OTHER_SECTIONS.get(plainName(title));
  if (known !== undefined) return known;
  const all = (...keys: string[]) =>
    items.length > 0 && items.every((item) => keys.every((key) => item.at(key).value !== undefined));
  if (all('institution', 'area')) return 'education';
  if (all('title', 'authors')) return 'publications';
  if (/skill|technolog|tool/i.test(title)) return 'skills';
  return null;
}

/** Converts a résumé in RenderCV's YAML (https://docs.rendercv.com). */
export function fromRenderCv(file: Part): ResumeFile {
  const cv = file.at('cv');
  const standard: Record<string, (Entry | null)[]> = {};
  const own: [string, (Entry | null)[]][] = [];
  const summaries: string[] = [];
  for (const [key, part] of cv.at('sections').fields()) {
    const items = part.items();
    const texts = items.every((item) => typeof item.value === 'string');
    if (texts && ABOUT.test(plainName(key))) summaries.push(...items.flatMap((item) => sentence(item) ?? []));
    else {
      const section = sectionOf(key, items);
      const read = (item: Part): Entry | null => {
        const text = sentence(item);
        if (text !== undefined) {
          const field = section === null ? 'summary' : (NAMED[section] ?? 'summary');
          return { [field]: text };
        }
        return ((section === null ? undefined : READERS[section]) ?? ofItsOwn)(item);
      };
      if (section === null) own.push([/[_-]|^[a-z]/.test(key) ? labelOf(key) : key, items.map(read)]);
      else standard[section] = [...(standard[section] ?? []), ...items.map(read)];
    }
  }
  const [email, phone, website] = ['email', 'phone', 'website'].map((key) => cv.items(key)[0] ?? cv.at(key));
  const fields = {
    name: line('name')(cv),
    label: line('headline', 'label')(cv),
    image: cv.text('photo'),
    email: email?.text(),
    phone: phone?.text()?.replace(/^tel:/, ''),
    url: website && addressIn(website),
    summary: summaries.length > 0 ? summaries.join('\n\n') : undefined,
    location: placeOf(cv.text('location') ?? ''),
    profiles: cv
      .items('social_networks')
      .map(reading({ network: line('network'), username: line('username') })),
  };
  return resumeFrom(fields, standard, own);
}
