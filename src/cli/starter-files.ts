import { IGNORED } from '../site/content/content-files';

/** The scripts of an owner's package. Each runs the command of the same name. */
const SCRIPTS = ['dev', 'build', 'preview', 'check', 'suggest', 'tidy', 'doctor', 'publish'] as const;

/** The name of a folder as a valid npm package name. */
const packageName = (folder: string): string =>
  folder
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '') || 'my-portal';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A minimal résumé. */
export const starterResume = (name: string): string =>
  json({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: { name },
  });

const SETUP = `      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
      - uses: actions/setup-node@a0853c24544627f65ddf259abe73b1d18a591444 # v5.0.0
        with:
          node-version: 22
          cache: \${{ hashFiles('package-lock.json') != '' && 'npm' || '' }}`;

const INSTALL = `      - run: if [ -f package-lock.json ]; then npm ci; else npm install; fi`;

const WORKFLOW = `# Publishes the portal on GitHub Pages with every push, once "GitHub Actions" is the source under Settings → Pages.
name: GitHub Pages

on:
  push:
    branches: [main]
  workflow_dispatch:

permissions:
  contents: read

# One at a time; what has begun is finished.
concurrency:
  group: pages
  cancel-in-progress: false

jobs:
  # Waits ten minutes for GitHub Pages, and ends without an error where it stays off.
  wait:
    runs-on: ubuntu-latest
    permissions:
      pages: read
    outputs:
      pages: \${{ steps.wait.outputs.pages }}
    steps:
      - id: wait
        env:
          GH_TOKEN: \${{ github.token }}
          PLACE: \${{ github.server_url }}/\${{ github.repository }}/settings/pages
        run: |
          for attempt in $(seq 30); do
            if [ "$(gh api "repos/$GITHUB_REPOSITORY/pages" --jq .build_type 2> /dev/null)" = workflow ]; then
              echo 'pages=on' >> "$GITHUB_OUTPUT"
              exit 0
            fi
            if [ "$attempt" = 1 ]; then
              echo "::notice::Choose GitHub Actions as the source on $PLACE. This run waits for it."
            fi
            sleep 20
          done
          echo "Not published: choose **GitHub Actions** as the source on $PLACE, then run this workflow again." >> "$GITHUB_STEP_SUMMARY"

  build:
    needs: wait
    if: needs.wait.outputs.pages == 'on'
    runs-on: ubuntu-latest
    permissions:
      contents: read
      pages: read
    outputs:
      base_path: \${{ steps.pages.outputs.base_path }}
      base_url: \${{ steps.pages.outputs.base_url }}
    steps:
${SETUP}
      - id: pages
        uses: actions/configure-pages@983d7736d9b0ae728b81ab479565c72886d7745b # v5.0.0
${INSTALL}
      # Does not publish what still has to be mended.
      - run: npm run build && npm run doctor
        env:
          # Where Pages serves this repository: /its-name, or / for a page of one's own domain.
          BASE_PATH: \${{ steps.pages.outputs.base_path || '/' }}
          # The address, where portal.yaml states none.
          SITE_URL: \${{ steps.pages.outputs.base_url }}
          MAIL_PUBLIC_KEY: \${{ vars.MAIL_PUBLIC_KEY }}
          MAIL_SERVICE_ID: \${{ vars.MAIL_SERVICE_ID }}
          MAIL_TEMPLATE_ID: \${{ vars.MAIL_TEMPLATE_ID }}
      - uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
        with:
          path: build/client
          # public/.well-known/ is published.
          include-hidden-files: true

  publish:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
      - run: echo "The portal is at $ADDRESS" >> "$GITHUB_STEP_SUMMARY"
        env:
          ADDRESS: \${{ steps.deployment.outputs.page_url }}

  # Looks at the published portal.
  look:
    needs: [build, publish]
    runs-on: ubuntu-latest
    steps:
${SETUP}
${INSTALL}
      - run: npm run build && npm run doctor -- --online
        env:
          BASE_PATH: \${{ needs.build.outputs.base_path || '/' }}
          SITE_URL: \${{ needs.build.outputs.base_url }}
          MAIL_PUBLIC_KEY: \${{ vars.MAIL_PUBLIC_KEY }}
          MAIL_SERVICE_ID: \${{ vars.MAIL_SERVICE_ID }}
          MAIL_TEMPLATE_ID: \${{ vars.MAIL_TEMPLATE_ID }}
`;

const README = `# My portal

A career as a cloud-management portal, made by Portalfolio of the files in this folder.

| file          | what it is                                                                                          |
| ------------- | --------------------------------------------------------------------------------------------------- |
| \`resume.json\` | your résumé ([JSON Resume](https://jsonresume.org/schema)); a name is enough to begin with           |
| \`portal.yaml\` | what a résumé has no field for: colours, icons, scores, the mail service; every setting is optional |
| \`images/\`     | your portrait and pictures, named in those files                                                    |

More files beside them, each as you need it:

| file                    | what it is                                                                                  |
| ----------------------- | ------------------------------------------------------------------------------------------- |
| \`projects/<slug>.md\`     | a case study of a project: \`npx portalfolio help case-studies\` |
| \`theme.css\`             | colours, typeface and corners: \`npx portalfolio help theme\` |
| \`words.<language>.yaml\` | other words of the interface, or another language: \`npx portalfolio help words\` |
| \`public/\` | files that are published as they are: proofs of ownership, \`.well-known/\`, \`CNAME\` |
| \`resume.<language>.json\` | your résumé in another language, and \`portal.<language>.yaml\`                              |

\`npx portalfolio help content\` describes every setting.

A new version: install it (\`npm install ./portalfolio-VERSION.tgz\` from an archive, \`npm update\` from the registry);
\`npx portalfolio changes\` says what it changes.

| command                         | what it does                                                              |
| ------------------------------- | ------------------------------------------------------------------------- |
| \`npm install\`                   | once, and after you got this folder from elsewhere                        |
| \`npm run dev\`                   | shows the portal while you write                                          |
| \`npm run check\`                 | says what it could not understand, what it assumed and what it holds back |
| \`npm run build\`                 | writes the site to \`build/client\`: publish that folder on any static host |
| \`npm run preview\`               | serves what was built last                                                |
| \`npm run doctor\`                | says what is missing before the world may see it                          |
| \`npm run publish\`               | lists the steps to a published portal, and does those that you ask for    |
| \`npm run suggest\`               | proposes settings that your files do not state, each with its reason      |
| \`npm run tidy\`                  | shows the changes that make your résumé standard JSON Resume; \`-- --write\` writes them |
| \`npx portalfolio import FILE\`   | takes a LinkedIn export or its PDF, or a résumé: JSON Resume, Reactive Resume, RenderCV, YAMLResume, Online CV, Europass |

\`npm run publish\` lists the steps to a published portal; \`.github/workflows/pages.yml\` publishes it on GitHub Pages with
every push, once the source under Settings → Pages is "GitHub Actions". \`private/\` holds your complete résumé, with what is not published; git ignores it.
`;

/**
 * The files of an owner's folder besides the content, by path.
 * @param folder the name of the folder
 * @param dependencies the package and the fonts for the letters of the résumé, with their versions
 */
export const starterFiles = (
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  'package.json': json({
    name: packageName(folder),
    version: '1.0.0',
    private: true,
    scripts: Object.fromEntries(SCRIPTS.map((name) => [name, `portalfolio ${name}`])),
    dependencies,
  }),
  '.gitignore': `${IGNORED.join('\n')}\n`,
  '.github/workflows/pages.yml': WORKFLOW,
  'README.md': README,
  'images/.gitkeep': '',
});
