import type { Format } from './field-map';

const DATES = 'startDate=start_date endDate=end_date dates=date';
const STORY = `location url ${DATES} summary highlights`;
/** An entry of one line: a label and its details. */
const LINE = 'summary=summary|details';

/** RenderCV, https://docs.rendercv.com: sections have any titles, and entries of any kind. */
export const RENDERCV: Format = {
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
