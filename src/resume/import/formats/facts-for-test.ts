/** The expected result of each sample: the format, and a fact of each section. */
export const FACTS: Readonly<Record<string, [format: string, facts: object]>> = {
  'reactive-resume-4.json': [
    'Reactive Resume 4',
    {
      basics: {
        name: 'Bram Okonedo',
        summary: 'Repairs **reed** organs.',
        'Guild rank': 'Journeyman',
        location: { city: 'Leeds', region: 'England', countryCode: 'GB' },
      },
      work: [
        {
          name: 'Pipeworks',
          startDate: '2017-03',
          highlights: ['Tuned *forty* churches', 'Taught two apprentices'],
        },
      ],
      projects: [{ description: 'Folds into a van\n\nBuilt from two pianos.', endDate: '2021' }],
      Recordings: [{ title: 'Reeds at Dusk', summary: 'Live album\n\nFour tracks.' }],
    },
  ],
  'reactive-resume-5.json': [
    'Reactive Resume 5',
    {
      basics: {
        name: 'Suri Lindqvist',
        profiles: [{ network: 'LinkedIn' }, { network: 'Field notes', url: 'https://notes.example/suri' }],
      },
      work: [
        { name: 'Polar Survey', position: 'Chief of Drilling', startDate: '2019-06' },
        { name: 'Polar Survey', position: 'Field Scientist', startDate: '2014', endDate: '2019-05' },
      ],
      skills: [{ name: 'Coring', level: 'Expert' }],
      Expeditions: [{ title: 'North Traverse', position: 'Navigator' }],
    },
  ],
  'rendercv.yaml': [
    'RenderCV',
    {
      basics: {
        name: 'Anouk Mbeki',
        phone: '+27-31-555-0100',
        summary: 'Inspects bridges **before** they complain.',
      },
      work: [{ name: 'Span Authority', startDate: '2016-02', summary: 'Answers for 212 bridges.' }],
      education: [{ studyType: 'BSc', area: 'Civil engineering' }],
      publications: [{ name: 'Rust as a clock', url: 'https://doi.org/10.1000/rust.1' }],
      skills: [{ name: 'Methods', keywords: ['Ultrasound', 'Dye penetrant'] }],
      projects: [{ name: 'Spanner', description: 'A pocket guide.', endDate: '2021' }],
      languages: [{ language: 'Zulu', fluency: 'Native' }],
      'Field notes': [{ summary: 'Never trust fresh paint.' }],
      Talks: [{ title: 'Listening to steel' }],
    },
  ],
  'yamlresume.yml': [
    'YAMLResume',
    {
      basics: { name: 'Piet Abara', location: { city: 'Mechelen', countryCode: 'BE' } },
      work: [{ startDate: '2011-03', highlights: ['Cast the harbour bell', 'Retuned a carillon'] }],
      education: [{ startDate: '2005-09', endDate: '2008-07' }],
      projects: [{ description: 'Eight small bells.', highlights: ['Sold in six towns'] }],
    },
  ],
  'europass-passport.xml': [
    'Europass',
    {
      basics: {
        name: 'Maren Castellanos',
        label: 'Irrigation planner',
        location: { city: 'Málaga', countryCode: 'ES' },
      },
      work: [
        {
          name: 'Acequia Board',
          location: 'Granada, Spain',
          startDate: '2015-03',
          highlights: ['Saved a fifth of the water'],
        },
      ],
      languages: [{ language: 'Spanish', fluency: 'Native' }, { language: 'Arabic' }],
      skills: [{ name: 'Communication' }, { keywords: ['QGIS', 'Spreadsheets'] }, { keywords: ['B', 'C1'] }],
      Memberships: [{ summary: 'Guild of Wells' }],
    },
  ],
  'europass-candidate.xml': [
    'Europass',
    {
      basics: { name: 'Ondřej Falk', phone: '+420 600000100', summary: 'Restores trams.' },
      work: [
        { name: 'Depot Nine', position: 'Workshop Head', highlights: ['Rebuilt eleven trams'] },
        { name: 'Depot Nine', position: 'Fitter', startDate: '2009', endDate: '2014-04' },
      ],
      education: [{ institution: 'Technical School', studyType: 'Mechanic', endDate: '2008' }],
      languages: [
        { language: 'Czech', fluency: 'Native' },
        { language: 'German', fluency: 'C1' },
      ],
      projects: [{ name: 'Tram 47', url: 'https://tram.example/' }],
    },
  ],
};
