import type { Format } from './field-map';

const DATES = 'dates=period|date';
const STORY = `location url=website|url ${DATES} summary=description+summary`;

/** Reactive Resume, versions 4 and 5, https://rxresu.me */
export const REACTIVE_RESUME: Format = {
  name: 'Reactive Resume',
  // The levels are lengths of bars, and the texts beside them contain the meaning.
  ignored: 'id icon iconColor columns visible hidden separateLinks type',
  sections: {
    basics: [
      '',
      'name=basics.name label=basics.headline image=picture.url|basics.picture.url email=basics.email phone=basics.phone url=basics.website|basics.url summary=summary.content|sections.summary.content location=basics.location',
    ],
    'basics.profiles': ['sections.profiles.items', 'network username url=website|url'],
    work: ['sections.experience.items', `name=company position ${STORY}`, 'roles'],
    volunteer: ['sections.volunteer.items', `organization position ${STORY}`],
    education: [
      'sections.education.items',
      `institution=school|institution studyType=degree|studyType area score=grade|score ${STORY}`,
    ],
    projects: [
      'sections.projects.items',
      `name url=website|url keywords ${DATES} description=description+summary`,
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
    fields: `title=name|title|company|organization|institution|school|language|network|recipient position degree=degree|studyType area grade=grade|score awarder issuer publisher level=proficiency fluency username keywords ${STORY.replace('summary=', 'summary=content+')}`,
  },
};
