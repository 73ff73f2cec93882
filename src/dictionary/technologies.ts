/** A technology, with the name on a card, the name of an icon, and its aliases. */
export type Technology = {
  name: string;
  icon: string;
  aliases: readonly string[];
  /**
   * Whether it is the proper name of a tool or language, which proves a skill even if the résumé does not
   * list it.
   */
  proper: boolean;
};

/** `icon: Name = alias, alias; Name; …`, a line for each icon; `~` marks everyday words. */
const TABLE = `
code: JavaScript = JS, ECMAScript, ES6; TypeScript; Python = Python 3, Python3; Java; Kotlin; Scala; Groovy; C; C++ = CPP; C# = CSharp, C Sharp; .NET = dotnet, .NET Core, .NET Framework; ASP.NET; Visual Basic = VB6; VB.NET = Visual Basic .NET; VBA; F#; Go = Golang; Rust; Ruby; PHP; Perl; Haskell; Elixir; Erlang; Clojure; Dart; Lua; Julia; R; MATLAB; COBOL; ABAP; Fortran; Pascal; Ada; Assembly; Objective-C; Swift; Solidity; GraphQL; REST = REST API, RESTful, RESTful API; gRPC; JSON; XML
code-block: Shell = Shell scripting; Bash; PowerShell; Vim; Visual Studio; VS Code = Visual Studio Code; IntelliJ = IntelliJ IDEA; Eclipse; Make; CMake; Maven; Gradle; npm; Webpack; Gulp; Vite; Babel; Git = git; SVN = Subversion; Mercurial; LaTeX
globe: HTML = HTML5; CSS = CSS3; Sass = SCSS; Less; PostCSS; Tailwind = Tailwind CSS, TailwindCSS; Bootstrap; jQuery; React = React.js, ReactJS; Redux; Next.js = NextJS; Vue = Vue.js, VueJS; Nuxt = Nuxt.js; Angular; AngularJS = Angular.js; Svelte; SvelteKit; Ember = Ember.js; Handlebars = Handlebars.js; Backbone = Backbone.js; D3 = D3.js; Three.js; WordPress; Drupal; Joomla; Magento; Shopify; SEO
layer-diagonal-person: Node.js = NodeJS, Node; Express = Express.js, ExpressJS; NestJS = Nest.js; Deno; Django; Flask; FastAPI; Ruby on Rails = Rails, RoR; Laravel; Symfony; CodeIgniter; CakePHP; Yii = Yii2; AdonisJS; SQLAlchemy; Spring; Spring Boot; Hibernate; Play Framework
phone-laptop: React Native; Flutter; Android; iOS; Ionic; Xamarin; Xcode; SwiftUI; Unity; Unreal Engine = Unreal
database: SQL; NoSQL; MySQL; MariaDB; PostgreSQL = Postgres, Postgre; SQLite; SQL Server = Microsoft SQL Server, MS SQL Server, MSSQL Server, MSSQL, MS SQL; Oracle = Oracle Database; PL/SQL; MongoDB = Mongo; Redis; Cassandra = Apache Cassandra; DynamoDB; Elasticsearch = Elastic Search; Neo4j; Firebase; Snowflake; BigQuery; Redshift; Microsoft Access = Access; dbt
data-line: Kafka = Apache Kafka; RabbitMQ; Spark = Apache Spark, PySpark; Hadoop; Hive; Airflow = Apache Airflow; Flink; Databricks; ETL; Data Engineering; Data Warehousing; Prometheus; Grafana; Splunk; Datadog; Kibana
~data-trending: Data Analysis = Data analytics; Statistics; Tableau; Power BI = PowerBI; Looker; Qlik; SPSS; SAS; Stata; Google Analytics; A/B Testing; Forecasting
bot-sparkle: Machine Learning; Deep Learning; Artificial Intelligence = AI; NLP = Natural Language Processing; Computer Vision; TensorFlow; PyTorch; Keras; scikit-learn = sklearn; pandas; NumPy; OpenCV; CUDA; LLM = Large Language Models; Data Science
cloud: AWS = Amazon Web Services, Amazon AWS; Azure = Microsoft Azure; Google Cloud = GCP, Google Cloud Platform; Cloud Computing; Heroku; Vercel; Netlify; Lambda = AWS Lambda; Serverless; OpenStack; Cloudflare; Salesforce; SAP; ServiceNow
toolbox: Docker; Kubernetes = K8s; Helm; Istio; Terraform; Ansible; Puppet; Chef; Jenkins; GitHub Actions; GitLab CI; CI/CD; DevOps; Linux; Unix; Ubuntu; Nginx; Apache; GitHub; GitLab; Bitbucket; Vagrant; VMware
~shield-checkmark: Security; Cybersecurity = Cyber Security; Cryptography; Penetration Testing; OAuth = OAuth2, OAuth 2; IDS = Intrusion Detection System; Compliance; GDPR; ISO 27001; Risk Management
~checkbox: Testing; Unit Testing; TDD = Test-Driven Development; BDD = Behavior-Driven Development, Behaviour-Driven Development; DDD = Domain-Driven Design; Selenium; Cypress; Playwright; Jest; Mocha; JUnit; pytest; Quality Assurance = QA
paint-brush: Figma; Sketch; Photoshop = Adobe Photoshop; Illustrator = Adobe Illustrator; InDesign = Adobe InDesign; Adobe XD; UX = User Experience; UI; UX Design; UI Design; Graphic Design; Typography; Blender; AutoCAD; SketchUp; Revit; SolidWorks
video: Premiere = Premiere Pro, Adobe Premiere; After Effects; Final Cut Pro; Video Editing; DaVinci Resolve
table: Excel = Microsoft Excel, MS Excel; Google Sheets; Bookkeeping; Accounting; QuickBooks
document-text: Word = Microsoft Word, MS Word; Microsoft Office = MS Office, Office 365; Technical Writing; Copywriting; Editing; Markdown
slide-text-sparkle: PowerPoint = Microsoft PowerPoint; Presentations; Public Speaking
~people-team: Leadership; Team Leadership; Management; People Management; Teamwork; Mentoring; Coaching; Recruiting = Recruitment; Onboarding
~clipboard-task: Project Management; Product Management; Agile; Scrum; Kanban; Jira; Confluence; Trello; PRINCE2; Lean; Six Sigma
~chat-multiple: Communication; Negotiation; Customer Service; Slack; Microsoft Teams = Teams; Translation; Interpreting
~megaphone-loud: Marketing; Digital Marketing; Social Media; Content Marketing; Public Relations; Email Marketing; Branding
~coin-multiple: Finance; Budgeting; Sales; Fundraising; Bitcoin; Ethereum; Blockchain; Procurement
~patient: Nursing; Patient Care; Triage; First Aid; CPR; Intensive Care; Pharmacology; Wound Care; Phlebotomy
~book-open: Teaching; Tutoring; Research; Curriculum Design; Writing
molecule: Chemistry; Biology; Physics; Quantum Computing; Bioinformatics; Robotics; Electronics; Arduino; Raspberry Pi; Embedded Systems; PCR
`;

/** Names of disciplines and single letters, which are not proper names. */
const CRAFTS =
  /^(?:.|Serverless|Assembly|JSON|XML|UI|UX|SQL|NoSQL|ETL|REST|SEO|.*(?: Design| Engineering| Writing| Warehousing| Editing| Computing| Learning| Intelligence| Vision| Science)|Typography|Copywriting|Editing|Markdown|Bookkeeping|Accounting|Chemistry|Biology|Physics|Robotics|Electronics|Bioinformatics|Embedded Systems|Presentations|Public Speaking|Video Editing|PCR)$/;
const isProper = (name: string): boolean => !CRAFTS.test(name);

/** The technologies and skills in the table. */
export const TECHNOLOGIES: readonly Technology[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [kind = '', list = ''] = line.split(/: (.*)/s);
    const icon = kind.replace('~', '');
    return list.split('; ').map((entry) => {
      const [name = '', aliases] = entry.split(' = ');
      return { name, icon, aliases: aliases?.split(', ') ?? [], proper: icon === kind && isProper(name) };
    });
  });

/**
 * Nouns that people tag projects with, and that occur in any sentence: "Development of a web page". They name no skill
 * unless the résumé lists them.
 */
export const PLAIN_NOUNS: ReadonlySet<string> = new Set(
  `analysis animation api app application apps architecture automation backend back-end blog bot business cli client
  code coding community concept content course dashboard data database design desktop developer development documentation
  education engineering engine event experiment extension framework freelance frontend front-end full-stack fullstack game
  games hackathon hardware information innovation internet language library management math mobile model module music
  network news open-source package paper personal photo platform plugin portfolio product production programming
  project prototype publication research school science script server service shop simulation site social software
  solution store student support system systems team technology template text theme thesis tool tools training
  ui university user video visualization web webapp website work writing
  análisis aplicación aplicaciones datos desarrollo diseño documentación gestión investigación juego página plataforma
  programación proyecto servidor sistema soporte
  análise aplicação aplicativo dados desenvolvimento documentação gestão jogo pesquisa programação projeto servidor
  analyse application développement données conception gestion jeu logiciel outil projet recherche serveur système
  anwendung daten entwicklung forschung projekt spiel webseite werkzeug`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Names that are also everyday words. They count if the case matches, and if they are inside a sentence or
 * next to another technology.
 */
export const EVERYDAY_WORDS =
  `Ada Airflow Amplitude Angular Ansible Apache Apollo Assembly Athena Backbone Bamboo Bash Blender Bootstrap
  Capacitor Cassandra Celery Chef Clojure Consul Cordova Crystal Cucumber Cypress Dart Doctrine Eclipse
  Electron Elixir Ember Emotion Excel Exchange Expo Figma Flask Flink Flutter Gin Groovy Grunt Gulp Handlebars Helm
  Hibernate Hive Illustrator Ionic Jasmine Jenkins Jest Julia Karma Kong Kotlin Lambda Lean Linear Locust
  Looker Maven Maya Mercurial Meteor Mocha Nest Nexus Nomad Notion Nuxt Packer Parcel Pascal Perl Phoenix
  Pig Polymer Prefect Premiere Presto Prettier Prometheus Puppet Pyramid Racket Rails React Redshift Redux
  Remix Ruby Rust SAFe Sanity Sass Scala Scheme Serverless Shell Sketch Slack Snowflake Spark Splunk Spring
  Square Stencil Stimulus Storm Stripe Subversion Superset Svelte Swift Synapse Tableau Tailwind Tornado
  Unity Unreal Vagrant Vault Vite Vue Vulkan Workday Yarn Zustand`
    .split(/\s+/)
    .map((word) => word.toLowerCase());

/**
 * Names that are very common words, and Oracle, which is also a company and an oracle of a blockchain. They
 * count only next to another technology, or in a phrase about programming.
 */
export const COMMON_WORDS =
  `access basic c cpp d express f go it j k less make next node office oracle outlook play
  processing project r rest teams v word`.split(/\s+/);

/** Of these names, those that also qualify a profession by their everyday meaning: "Project Developer". */
export const QUALIFYING_WORDS =
  `access basic lean less linear make office outlook play processing project scheme square storm teams
  word`.split(/\s+/);

/** Words before or behind a common name that make it certain: "Oracle databases", "Bases de datos Oracle". */
export const CONFIRMED: ReadonlyMap<string, { before: RegExp; behind: RegExp }> = new Map([
  [
    'oracle',
    {
      before:
        /(?:databases?|bases? de (?:datos|dados|données)|datenbank(?:en)?|on top of|(?:experience|knowledge|experiencia|experiência) (?:of|with|in|con|com|en|em)|migrated from)\s+$/i,
      behind:
        /^[\s/-]+(?:(?:databases?|DBs?|DBAs?|RDBMS|(?:PL\/)?SQL|PL|RAC|\d{1,2}(?:c|g|i|ai))(?![\p{L}\d])|datenbank|to\s+(?:Postgre|MySQL|Maria))/iu,
    },
  ],
]);

/** Abbreviations that are also words or surnames: "Sap", "Seo". */
export const WORDS_AS_ABBREVIATIONS = 'sap sas seo'.split(' ');

/** Projects of Apache, which are not its web server. */
export const APACHE_PROJECTS =
  `activemq ant beam camel commons cordova cxf druid iceberg ignite karaf lucene nifi poi pulsar solr struts superset
  tomcat velocity wicket zeppelin zookeeper`.split(/\s+/);

/** Names that are also companies, to which something may belong: "OpenAI's policy team". */
export const VENDORS =
  `cloudflare databricks datadog figma github gitlab heroku hubspot mongodb netlify openai oracle salesforce sap
  servicenow shopify slack snowflake splunk stripe twilio unity vercel vmware`.split(/\s+/);

/** Other names that contain the name of a technology. */
export const NAMES_APART: readonly string[] = [
  'React Native',
  'Objective-C',
  'Visual Basic',
  'Visual Studio',
  'Google Sheets',
  'Google Analytics',
  'Java Card',
  'Spring Boot',
  'Unity Catalog',
  'Open Access',
  'Excel VBA',
  'Swift Playgrounds',
  'Power BI',
  'Adobe XD',
  'Raspberry Pi',
  'Hong Kong',
  'Electron microscope',
  'Electron microscopy',
  'Electron beam',
  'Chef de',
  'Chef d',
  'Chef du',
  ...`Access Asset Cache Code Configuration Container Content Data Database Dependency Device Document Energy Event
  Identity Inventory Key Knowledge Library Log Memory Network Order Package Pain Password Patch Power Relationship
  Release Risk Secret Session State Storage Stress Task Time Traffic Transaction User Version Vulnerability Waste
  Workflow`
    .split(/\s+/)
    .map((name) => `${name} management`),
  'Training data',
  'Training set',
];
