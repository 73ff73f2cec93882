/** The expected result of each sample: the format, and a fact of each section. */
export const FACTS: Readonly<Record<string, [format: string, facts: object]>> = {
  'fresh.json': [
    'FRESH',
    {
      basics: {
        name: 'Ilse Vanterpool',
        email: 'ilse@example.org',
        location: { city: 'Vlissingen', countryCode: 'NL' },
        profiles: [{ network: 'GitHub', username: 'ilsev' }],
      },
      work: [
        {
          name: 'Getij Power',
          location: 'Middelburg, NL',
          startDate: '2018-04',
          highlights: ['Raised output by a third', 'Trained nine operators'],
        },
        { name: 'Havenbouw', startDate: '2012-09', endDate: '2018-03' },
      ],
      education: [{ institution: 'Delta College', score: '8.4', courses: ['Waves', 'Sediment'] }],
      projects: [{ name: 'Slack', roles: ['Author'], description: 'A tide table for fishers.' }],
      volunteer: [{ organization: 'Lifeboat Station' }],
      skills: [{ name: 'Fluid dynamics', keywords: ['OpenFOAM', 'Telemac'] }, { name: 'Welding' }],
      publications: [{ publisher: 'Brine Press' }],
      references: [{ name: 'Joost Kramer', reference: 'Never missed a tide.' }],
      speaking: [{ title: 'Slow power', event: 'Currents Conference' }],
    },
  ],
  'reactive-resume-3.json': [
    'Reactive Resume 3',
    {
      basics: { name: 'Teodora Vasquil', location: { city: 'Brașov', countryCode: 'RO' } },
      work: [
        {
          name: 'River Board',
          startDate: '2019-03-01',
          summary: 'Leads flood maps.',
          highlights: ['Mapped 4,000 km of banks', 'Wrote the field guide'],
        },
      ],
      education: [{ institution: 'Carpathian University', studyType: 'Bachelor', endDate: '2011-06-30' }],
      certificates: [{ name: 'Drone pilot', issuer: 'Air Office' }],
      Exhibitions: [{ title: 'Drowned Villages', startDate: '2022-04', summary: 'Forty sheets.' }],
    },
  ],
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
  'visiky.json': [
    'the online editor that writes "titleNameMap" and "workExpList"',
    {
      basics: { name: '林若溪', label: '前端工程师', location: { city: '杭州' } },
      work: [{ name: '青石科技', position: '基础平台部', startDate: '2016-03' }],
      projects: [{ name: '云图', highlights: ['设计架构', '带领三人团队'] }, { name: '开源图表' }],
      awards: [{ title: '年度优秀员工', date: '2019' }],
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
  'profile-page.html': [
    'JSON-LD in a web page',
    {
      basics: { name: 'Wanjiru Hale', label: 'Seed Librarian', email: 'wanjiru@example.org' },
      work: [{ name: 'Acacia Seed Bank', position: 'Seed Librarian' }],
      education: [{ institution: 'Highland University', startDate: '2006', endDate: '2010' }],
      certificates: [{ name: 'Cold storage', issuer: 'Vault Trust', date: '2015-03' }],
      skills: [{ name: 'Germination' }, { name: 'Drying' }],
    },
  ],
};
