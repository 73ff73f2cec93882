import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { canInstall, installDebianPackages } from '../../scripts/chromium';

/** Debian's packages of nginx, for which the build writes a file. */
const PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'];

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const isThere = (): boolean =>
  spawnSync('sh', ['-c', 'PATH="$PATH:/usr/sbin" command -v nginx']).status === 0 &&
  existsSync(BROTLI_MODULE);

/** The reason why nginx cannot be tested on this machine; null if it is installed or could be installed. */
export function whyNoNginx(): string | null {
  if (isThere()) return null;
  if (!canInstall())
    return 'nginx is not here, and this machine or user cannot install Debian’s packages: not tried.';
  installDebianPackages(PACKAGES);
  return isThere() ? null : 'nginx could not be installed from Debian’s packages here: not tried.';
}

/** A running server: its ports and its certificate. */
export type RealServer = { httpsPort: number; httpPort: number; certificate: string; close: () => void };

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

const listens = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => answer(socket.destroy().destroyed));
    socket.once('error', () => answer(false));
  });

/** Creates a certificate for this machine in a temporary folder. */
export function certificateFor(): { certificate: string; key: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const { status, stderr } = spawnSync(
    'openssl',
    `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return { certificate, key, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

type Setup = {
  root: string;
  snippet: string;
  folder: string;
  https: number;
  http: number;
  certificate: string;
  key: string;
};

/** The server block that the snippet's header requires. */
const nginxConfiguration = ({ root, snippet, folder, https, http, certificate, key }: Setup) => `
load_module ${BROTLI_MODULE};
daemon off;
master_process off;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server {
    listen 127.0.0.1:${https} ssl;
    server_name localhost;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    root ${root};
    include ${snippet};
    brotli_static on;
  }
  server { listen 127.0.0.1:${http}; return 301 https://localhost:${https}$request_uri; }
}
`;

/**
 * Serves a folder by nginx with the configuration from the build.
 * @throws with the output of the server
 */
export async function nginxServer(root: string, snippets: string): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const { certificate, key, remove } = certificateFor();
  const [https, http] = [await freePort(), await freePort()];
  const snippet = resolve(snippets, 'nginx.conf');
  const file = join(folder, 'configuration');
  writeFileSync(
    file,
    nginxConfiguration({ root: resolve(root), snippet, folder, https, http, certificate, key }),
  );
  const server = spawn('nginx', ['-c', file, '-p', folder, '-e', 'stderr'], {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  server.stderr.on('data', (text) => (output += String(text)));
  while (!(await listens(https))) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await new Promise((later) => setTimeout(later, 50));
  }
  return {
    httpsPort: https,
    httpPort: http,
    certificate,
    close() {
      server.kill();
      rmSync(folder, { recursive: true, force: true });
      remove();
    },
  };
}
