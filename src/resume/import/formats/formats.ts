import { otherFormatOf } from '../../tidy/other-forms';
import { EUROPASS } from './europass';
import { convert, type Converted, type ImportFormat } from './field-map';
import { readXml } from './xml';

const REACTIVE_DATES = 'dates=period|date';
const REACTIVE_STORY = `location url=website|url ${REACTIVE_DATES} summary=description+summary`;

/** Reactive Resume, versions 4 and 5, https://rxresu.me */
const REACTIVE_RESUME: ImportFormat = {
  name: 'Reactive Resume',
  // The levels are lengths of bars, and the texts beside them contain the meaning.
  ignored: 'id icon iconColor columns visible hidden separateLinks type',
  sections: {
    basics: [
      '',
      'name=basics.name label=basics.headline image=picture.url|basics.picture.url email=basics.email phone=basics.phone url=basics.website|basics.url summary=summary.content|sections.summary.content location=basics.location',
    ],
    'basics.profiles': ['sections.profiles.items', 'network username url=website|url'],
    work: ['sections.experience.items', `name=company position ${REACTIVE_STORY}`, 'roles'],
    volunteer: ['sections.volunteer.items', `organization position ${REACTIVE_STORY}`],
    education: [
      'sections.education.items',
      `institution=school|institution studyType=degree|studyType area score=grade|score ${REACTIVE_STORY}`,
    ],
    projects: [
      'sections.projects.items',
      `name url=website|url keywords ${REACTIVE_DATES} description=description+summary`,
    ],
    awards: ['sections.awards.items', 'title awarder date url=website|url summary=description|summary'],
    certificates: [
      'sections.certifications.items',
      'name=title|name issuer date url=website|url summary=description|summary',
    ],
    publications: [
      'sections.publications.items',
      'name=title|name publisher releaseDate=date url=website|url summary=description|summary',
    ],
    skills: ['sections.skills.items', 'name level=proficiency|description keywords'],
    languages: ['sections.languages.items', 'language=language|name fluency=fluency|description'],
    interests: ['sections.interests.items', 'name keywords'],
    references: ['sections.references.items', 'name reference=summary|description'],
  },
  named: 'basics.customFields',
  titled: {
    at: 'sections|sections.custom|customSections',
    items: 'items',
    title: 'name|title',
    summary: 'summary about aboutme profile introduction objective intro',
    // The fields of the entries of all types.
    each: 'roles',
    fields: `title=name|title|company|organization|institution|school|language|network|recipient position degree=degree|studyType area grade=grade|score awarder issuer publisher level=proficiency fluency username keywords ${REACTIVE_STORY.replace('summary=', 'summary=content+')}`,
  },
};

const DATES = 'startDate=start_date endDate=end_date dates=date';
const STORY = `location url ${DATES} summary highlights`;
/** An entry of one line: a label and its details. */
const LINE = 'summary=summary|details';

/** RenderCV, https://docs.rendercv.com: sections have any titles, and entries of any kind. */
const RENDERCV: ImportFormat = {
  name: 'RenderCV',
  language: 'locale.language',
  sections: {
    basics: ['cv', 'name label=headline|label image=photo email phone url=website location'],
    'basics.profiles': ['cv.social_networks', 'network username'],
    work: ['', `name=company|name position ${STORY}`],
    volunteer: ['', `organization=company|name|institution position ${STORY}`],
    education: ['', `institution=institution|name area studyType=degree score=gpa|grade ${STORY}`],
    projects: ['', `name=name|company|title url ${DATES} description=summary highlights`],
    skills: ['', 'name=label|name keywords=details'],
    languages: ['', 'language=label|name fluency=details'],
    interests: ['', 'name=label|name keywords=details'],
    awards: ['', `title=name|label|title date url ${LINE}`],
    certificates: ['', `name=name|label|title date=date|start_date url ${LINE}`],
    publications: ['', 'name=title publisher=journal|publisher releaseDate=date url=url|doi summary authors'],
    references: ['', 'name=name|label reference=summary|details'],
  },
  titled: {
    at: 'cv.sections',
    isByTitle: true,
    summary: 'summary about aboutme profile introduction objective intro',
    words: { skills: 'skill technolog tool' },
    shapes: { education: 'institution area', publications: 'title authors' },
    fields: `title=name|company|institution|title|label position=position|degree area details journal authors url=url|doi ${STORY}`,
  },
};

/** YAMLResume, https://yamlresume.dev */
const YAMLRESUME: ImportFormat = {
  name: 'YAMLResume',
  language: 'locale.language',
  sections: {
    basics: ['content.basics', 'name label=headline email phone url summary'],
    'basics.location': ['content.location', 'address postalCode city region country'],
    'basics.profiles': ['content.profiles', 'network username url'],
    work: ['content.work', 'name position location url keywords startDate endDate summary'],
    volunteer: ['content.volunteer', 'organization position url startDate endDate summary'],
    education: [
      'content.education',
      'institution area studyType=degree|studyType score url courses startDate endDate summary',
    ],
    projects: ['content.projects', 'name url keywords startDate endDate description=description+summary'],
    skills: ['content.skills', 'name level keywords'],
    languages: ['content.languages', 'language fluency keywords'],
    awards: ['content.awards', 'title awarder date summary'],
    certificates: ['content.certificates', 'name issuer date url'],
    publications: ['content.publications', 'name publisher releaseDate url summary'],
    references: ['content.references', 'name reference=summary'],
    interests: ['content.interests', 'name keywords'],
  },
};

/** Converts data in a known format other than JSON Resume; null for all others. */
export function fromOtherFormat(data: unknown): Converted | null {
  // The export of an account contains the résumé inside other data.
  for (const found of [data, (data as { data?: unknown } | null)?.data]) {
    const known = otherFormatOf(found);
    const format = [REACTIVE_RESUME, RENDERCV, YAMLRESUME].find(({ name }) => name === known);
    if (format) return convert(format, found);
  }
  return null;
}

/**
 * Converts a Europass CV in XML.
 * @throws an error whose message is a sentence
 */
export function fromXml(name: string, text: string): Converted {
  let xml;
  try {
    xml = readXml(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = (error as Error).message.replace(/\.?\s*$/, '');
    throw new Error(`${name}: the XML cannot be read: ${reason}.`, { cause: error });
  }
  if (xml.root === 'Candidate') return convert(EUROPASS, xml.data);
  throw new Error(
    `${name}: expected a Europass CV of 2020 or later (its root is "Candidate"), got XML whose root is "${xml.root}".`,
  );
}
