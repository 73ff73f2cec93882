import type { Format } from './field-map';

/** YAMLResume, https://yamlresume.dev */
export const YAMLRESUME: Format = {
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
