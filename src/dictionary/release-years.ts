/** Technologies by the year in which the public could first use them. */
const TABLE = `
1991: Python
1995: JavaScript; Java; PHP; Ruby
2000: C#; SVN
2001: JSON; Drupal
2002: .NET; ASP.NET; Jira
2003: Groovy; WordPress; Spring
2004: Scala; Ruby on Rails; Selenium; Confluence; Nginx; Ubuntu
2005: F#; Git; Django; Symfony; Puppet; Unity; Arduino; Google Analytics; Joomla
2006: jQuery; Sass; NumPy; Hadoop; AWS; Shopify
2007: Clojure; iOS; Heroku; RabbitMQ; Neo4j; scikit-learn; OAuth
2008: Android; GitHub; Azure; Google Cloud; Cassandra; pandas; Bitbucket; Magento
2009: Go; Node.js; Less; MongoDB; Redis; Chef; Bitcoin; Blockchain; Homebrew
2010: npm; AngularJS; Angular; Backbone; Three.js; Express; Flask; Elasticsearch; Hive; Spark; BigQuery; OpenStack; Vagrant; Datadog; Sketch
2011: Kotlin; Dart; Bootstrap; D3; Ember; Laravel; Kafka; Jenkins; GitLab; Trello; Firebase; Flink; Power BI; Xamarin
2012: TypeScript; Elixir; Rust; Julia; Webpack; DynamoDB; Redshift; Prometheus; Ansible; Raspberry Pi; GitLab CI
2013: React; Docker; Ionic; Slack; Kibana; Databricks
2014: Swift; Vue; Babel; Kubernetes; Terraform; Lambda; Grafana; Snowflake; Jest; Spring Boot; Netlify
2015: GraphQL; gRPC; VS Code; Redux; React Native; TensorFlow; Keras; Helm; Airflow; Ethereum; Solidity; Cypress; Vercel
2016: Next.js; Nuxt; Svelte; PyTorch; Figma; Adobe XD; dbt; GDPR
2017: Flutter; NestJS; Tailwind; Microsoft Teams
2018: FastAPI; Deno; GitHub Actions
2019: SwiftUI
2020: Vite; SvelteKit; Playwright
`;

const YEARS: ReadonlyMap<string, number> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [year, names = ''] = line.split(': ');
      return names.split('; ').map((name) => [name.toLowerCase(), Number(year)] as const);
    }),
);

/** The year in which a technology came out; null if the table does not have it. */
export const releaseYear = (technology: string): number | null => YEARS.get(technology.toLowerCase()) ?? null;
