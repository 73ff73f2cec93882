import { checkedHosting } from './checked-hosting';
import type { Hosting } from './hosting';
import { caddyFile } from './hosts/caddy';
import { headersFile, redirectsFile } from './hosts/header-rules';
import { nginxFile } from './hosts/nginx';
import { staticWebAppFile } from './hosts/static-web-app';

/** Without this file, GitHub Pages omits files whose names start with an underscore. */
export const NO_JEKYLL = { '.nojekyll': '' };

/** The configuration files that hosts read from the published folder, by file name. */
export const publishedHostFiles = (hosting: Hosting): Record<string, string> => {
  const checked = checkedHosting(hosting);
  return {
    _headers: headersFile(checked),
    _redirects: redirectsFile(checked),
    'staticwebapp.config.json': staticWebAppFile(checked),
    ...NO_JEKYLL,
  };
};

/** The configuration snippets for an owner's own server, by file name. They are not published. */
export const serverSnippets = (hosting: Hosting): Record<string, string> => {
  const checked = checkedHosting(hosting);
  return { 'nginx.conf': nginxFile(checked), Caddyfile: caddyFile(checked) };
};
