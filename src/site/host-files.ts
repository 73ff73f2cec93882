import { checkedHosting } from './checked-hosting';
import type { Hosting } from './hosting';
import { caddyFile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/header-rules';
import { nginxFile } from './hosts/nginx';
import { staticWebAppFile } from './hosts/static-web-app';

/** GitHub Pages leaves out files whose names begin with an underscore, unless this one is there. */
export const NO_JEKYLL = { '.nojekyll': '' };

/** What hosts look for in the folder that they publish, by file name. */
export const publishedHostFiles = (hosting: Hosting): Record<string, string> => {
  const checked = checkedHosting(hosting);
  return {
    _headers: headersFile(checked),
    _redirects: redirectsFile(checked),
    'staticwebapp.config.json': staticWebAppFile(checked),
    ...NO_JEKYLL,
  };
};

/** What servers of one's own include, by file name: nothing for visitors. */
export const serverSnippets = (hosting: Hosting): Record<string, string> => {
  const checked = checkedHosting(hosting);
  return { 'nginx.conf': nginxFile(checked), Caddyfile: caddyFile(checked) };
};
