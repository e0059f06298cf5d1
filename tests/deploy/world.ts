import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import type { SitePlaces } from '../../scripts/deploy/site-places.ts';
import { writeDeployment } from '../../scripts/deploy/write-deployment.ts';
import type { ServerPrograms } from './find-servers.ts';
import { type StoredAnswers, storeAnswers } from './store-answers.ts';
import { answers, freePort, type RunningServer, startServer } from './web-server.ts';

const PHP_SOURCES = fileURLToPath(new URL('./backend', import.meta.url));
/** The user that servers started by root switch to; servers started by another user keep that user. */
const SERVER_USER = 'www-data';
const isRoot = process.getuid?.() === 0;

/** `htaccess`: Apache as on hosts whose customers can only provide an `.htaccess`. */
export type ServerName = 'nginx' | 'apache' | 'htaccess';

export interface ServedSite {
  /** Origin without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** The built app with a PHP backend in a folder of its own, as an operator would deploy it. */
export interface World {
  folder: string;
  app: string;
  stored: StoredAnswers;
  /** The calls that PHP handled, as "METHOD file". */
  calls(): string[];
  /** What the servers have written into their logs, in the formats of Debian's packages. */
  logs(): string;
  /** Changes `config.json` and regenerates what depends on it, like `npm run deploy:config`. */
  configure(change: Readonly<Record<string, unknown>>): Promise<void>;
  /** Serves the site with its current configuration. */
  serve(name: ServerName): Promise<ServedSite>;
  /** Stops all servers. */
  dispose(): Promise<void>;
}

export async function createWorld(programs: ServerPrograms): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-deploy-'));
  chmodSync(folder, 0o755);
  const app = join(folder, 'app');
  const backend = join(folder, 'backend');
  const deploy = join(folder, 'deploy');
  const socket = join(folder, 'php.sock');
  cpSync(APP_OUTPUT, app, { recursive: true, preserveTimestamps: true });
  const stored = await writeBackend(backend);
  makeCertificate(folder);
  const php = await startPhp(programs.phpFpm, folder, socket);
  const places = {
    domain: 'localhost',
    appDirectory: app,
    backendDirectory: backend,
    phpSocket: `unix:${socket}`,
    deployDirectory: deploy,
    certificate: join(folder, 'certificate.pem'),
    certificateKey: join(folder, 'key.pem'),
  };
  const ports = async () => ({ httpPort: await freePort(), httpsPort: await freePort() });
  const log = join(backend, 'data', 'calls.log');
  const running: RunningServer[] = [php];
  return {
    folder,
    app,
    stored,
    calls: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== ''),
    logs: () =>
      readdirSync(folder)
        .filter((name) => name.endsWith('.log'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
        .join(''),
    async configure(change) {
      const file = join(app, 'config.json');
      const shipped: unknown = JSON.parse(readFileSync(join(APP_OUTPUT, 'config.json'), 'utf8'));
      writeFileSync(file, JSON.stringify({ ...Object(shipped), ...change }, null, 2));
      await writeDeployment(app, deploy, { ...places, ...(await ports()) });
    },
    async serve(name) {
      const site: SitePlaces = { ...places, ...(await ports()) };
      await writeDeployment(app, deploy, site);
      writeFileSync(log, '');
      chmodSync(log, 0o666);
      const url = `https://localhost:${site.httpsPort}`;
      if (name === 'htaccess') writeHostedSite(site, folder);
      const start = name === 'nginx' ? startNginx : startApache;
      const server = await start(programs, folder, () => answers(url));
      running.push(server);
      return { url, stop: server.stop };
    },
    async dispose() {
      await Promise.all(running.map((server) => server.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes one PHP file for each call, as in real PHP backends. */
async function writeBackend(backend: string): Promise<StoredAnswers> {
  mkdirSync(join(backend, 'api'), { recursive: true });
  mkdirSync(join(backend, 'data'));
  const stored = await storeAnswers(backend);
  for (const name of stored.names) cpSync(join(PHP_SOURCES, 'stored-answer.php'), join(backend, 'api', `${name}.php`));
  cpSync(join(PHP_SOURCES, 'login.php'), join(backend, 'api', 'login.php'));
  cpSync(join(PHP_SOURCES, 'session.php'), join(backend, 'session.php'));
  return stored;
}

function makeCertificate(folder: string): void {
  const { status, stderr } = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost'],
      ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
    ],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
}

async function startPhp(program: string, folder: string, socket: string): Promise<RunningServer> {
  const sessions = join(folder, 'sessions');
  mkdirSync(sessions);
  chmodSync(sessions, 0o777);
  const file = join(folder, 'php-fpm.conf');
  const user = isRoot ? `user = ${SERVER_USER}\nlisten.owner = ${SERVER_USER}\n` : '';
  writeFileSync(
    file,
    `[global]
error_log = ${join(folder, 'php-fpm.log')}
daemonize = no
[site]
${user}listen = ${socket}
pm = static
pm.max_children = 4
catch_workers_output = yes
php_admin_value[session.save_path] = ${sessions}
`,
  );
  return startServer(program, ['--fpm-config', file, '--nodaemonize'], async () => isSocket(socket));
}

function isSocket(path: string): boolean {
  try {
    return statSync(path).isSocket();
  } catch {
    return false;
  }
}

/** Starts nginx with the equivalent of Debian's own `nginx.conf` in a folder of the test. */
function startNginx(
  { nginx, brotliModule }: ServerPrograms,
  folder: string,
  isReady: () => Promise<boolean>,
): Promise<RunningServer> {
  const temporary = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi']
    .map((name) => `    ${name}_temp_path ${join(folder, `nginx-${name}`)};`)
    .join('\n');
  const file = join(folder, 'nginx.conf');
  cpSync('/etc/nginx/fastcgi_params', join(folder, 'fastcgi_params'));
  writeFileSync(
    file,
    `${isRoot ? `user ${SERVER_USER};\n` : ''}worker_processes 1;
daemon off;
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'nginx.log')};
load_module ${brotliModule};
events { }
http {
    include /etc/nginx/mime.types;
    default_type application/octet-stream;
    access_log ${join(folder, 'nginx-access.log')};
${temporary}
    include ${join(folder, 'deploy/nginx/site.example.conf')};
}
`,
  );
  return startServer(nginx, ['-p', folder, '-c', file], isReady);
}

/** Puts the backend into the app folder as well, configured only by its `.htaccess`. */
function writeHostedSite(site: SitePlaces, folder: string): void {
  cpSync(join(folder, 'deploy/apache/htaccess'), join(site.appDirectory, '.htaccess'));
  for (const name of ['api', 'media']) {
    const link = join(site.appDirectory, name);
    if (!existsSync(link)) symlinkSync(join(site.backendDirectory, name), link);
  }
  const file = join(folder, 'deploy/apache/site.example.conf');
  const modules = /^# Modules:.*$/m.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  writeFileSync(
    file,
    `${modules}
<VirtualHost *:${site.httpsPort}>
    SSLEngine on
    SSLCertificateFile ${site.certificate}
    SSLCertificateKeyFile ${site.certificateKey}
    DocumentRoot ${site.appDirectory}
    Alias /icons/ ${site.appDirectory}/icons/
    <Directory ${folder}>
        Require all granted
        AllowOverride All
        Options FollowSymLinks Indexes
        DirectoryIndex index.html index.php
        <FilesMatch "\\.php$">
            SetHandler "proxy:${site.phpSocket}|fcgi://localhost"
        </FilesMatch>
    </Directory>
</VirtualHost>
`,
  );
}

/** Starts Apache with the modules that the site's file requires, and Debian's default configuration of them. */
function startApache(
  { apache }: ServerPrograms,
  folder: string,
  isReady: () => Promise<boolean>,
): Promise<RunningServer> {
  const site = join(folder, 'deploy/apache/site.example.conf');
  const text = readFileSync(site, 'utf8');
  const enabled = /a2enmod (.*)$/m.exec(text)?.[1]?.split(' ') ?? [];
  const modules = ['mpm_event', 'authz_core', 'authz_host', 'filter', 'proxy', 'socache_shmcb', ...enabled];
  const ports = [...text.matchAll(/<VirtualHost \*:(\d+)>/g)].map(([, port]) => `Listen ${port}`);
  const available = '/etc/apache2/mods-available';
  const file = join(folder, 'apache2.conf');
  writeFileSync(
    file,
    `ServerRoot ${folder}
ServerName localhost
${isRoot ? `User ${SERVER_USER}\nGroup ${SERVER_USER}\n` : ''}PidFile ${join(folder, 'apache2.pid')}
ErrorLog ${join(folder, 'apache2.log')}
LogFormat "%h %l %u %t \\"%r\\" %>s %O \\"%{Referer}i\\" \\"%{User-Agent}i\\"" combined
CustomLog ${join(folder, 'apache2-access.log')} combined
DefaultRuntimeDir ${folder}
Mutex file:${folder} default
${ports.join('\n')}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
<Directory />
    Require all denied
</Directory>
Include ${available}/alias.conf
Include ${available}/mime.conf
Include ${available}/deflate.conf
Include ${site}
`,
  );
  return startServer(apache, ['-f', file, '-DFOREGROUND'], isReady);
}
