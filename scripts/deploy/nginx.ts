import { LOCALE_COOKIE_NAME } from '../../worker/public/constants.ts';
import { LOCALE_PARAMETER } from '../../worker/public/prerendered-page.ts';
import type { SiteRoute } from '../build/read-routes.ts';
import { acceptLanguageExpression, CACHE_RULES, OTHERWISE, PAGE_VARY } from './cache-rules.ts';
import { type DeployFile, GENERATED_NOTE } from './deploy-file.ts';
import { securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';
import type { SitePlaces } from './site-places.ts';
import { BEFORE_LANDING_SLUG, LANDING_FILE_PREFIX, MEMBER_LANDING_EXPRESSION } from './site-routes.ts';

const TEXT_TYPES =
  'text/css text/plain application/javascript application/json application/manifest+json image/svg+xml';

/**
 * Returns the nginx configuration: `http.conf` for the `http` block, `server.conf` for the site's `server` block, and
 * `site.example.conf`, which includes both and which the operator copies.
 */
export function nginxFiles(site: Site, places: SitePlaces): DeployFile[] {
  return [
    { path: 'nginx/http.conf', text: httpFile(site) },
    { path: 'nginx/server.conf', text: serverFile(site) },
    { path: 'nginx/site.example.conf', text: siteFile(places) },
  ];
}

function httpFile({ configuration, locales, routes, landing }: Site): string {
  const niche = landing.niches.join('|');
  const found = '(?<rendezvous_found>';
  const expression = acceptLanguageExpression(locales, `${found}${locales.join('|')})`);
  const same = locales.map((locale) => `    ${locale} ${locale};`).join('\n');
  return `${GENERATED_NOTE}
# The language of a page: that of the address (?${LOCALE_PARAMETER}=de), of the cookie, else the first that the browser asks for, else
# the site's.
map $http_accept_language $rendezvous_asked {
    default "";
    "~*${expression}" $rendezvous_found;
}
map $rendezvous_asked $rendezvous_browser_language {
    default ${configuration.defaultLocale};
${same}
}
map $cookie_${LOCALE_COOKIE_NAME} $rendezvous_kept_language {
    default $rendezvous_browser_language;
${same}
}
map $arg_${LOCALE_PARAMETER} $rendezvous_visitor_language {
    default $rendezvous_kept_language;
${same}
}
# The address of a landing page names its own.
map $uri $rendezvous_language {
    default $rendezvous_visitor_language;
${landing.languages.map(({ word, locale }) => `    "~*^/${BEFORE_LANDING_SLUG}(?:(?:${niche})-)?${word}/?$" ${locale};`).join('\n')}
}

# The routes of the app; every other path without a file is a 404.
map $uri $rendezvous_route {
    default unknown;
${routes.map((route) => `    "~*^/${route.expression}/?$" ${kindOf(route)};`).join('\n')}
}
# The prerendered page of a route that visitors may open.
map "$rendezvous_route $uri" $rendezvous_page {
    default /.none;
    "open /" /pages/$rendezvous_language/index.html;
    "~^(?:open|unlisted) (?<rendezvous_path>/.+?)/?$" /pages/$rendezvous_language$rendezvous_path.html;
}
# That of a landing family: for each niche one, in the folder of its language.
map "$rendezvous_route $uri" $rendezvous_landing {
    default /.none;
    "~*^(?:open|unlisted) (?<rendezvous_family>/landers/[^/]+)/(?<rendezvous_niche>${niche})-" /pages/$rendezvous_language$rendezvous_family/${LANDING_FILE_PREFIX}$rendezvous_niche.html;
    "~*^(?:open|unlisted) (?<rendezvous_main_family>/landers/[^/]+)/" /pages/$rendezvous_language$rendezvous_main_family/${LANDING_FILE_PREFIX}.html;
}
# That of a member: one for all members.
map "$rendezvous_route $uri" $rendezvous_member_landing {
    default /.none;
    "~*^(?:open|unlisted) /members/[0-9]+/(?<rendezvous_kind>${MEMBER_LANDING_EXPRESSION})(?:/|$)" /pages/$rendezvous_language/members/${LANDING_FILE_PREFIX}$rendezvous_kind.html;
}
# The page that starts the app, for routes that have no prerendered one.
map $rendezvous_route $rendezvous_shell {
    default /index.html;
    unknown /.none;
}
map $rendezvous_route $rendezvous_robots {
    default "";
    unlisted noindex;
    private noindex;
}

map $uri $rendezvous_cache_of_file {
    default ${OTHERWISE};
${CACHE_RULES.map(({ path, cacheControl }) => `    "~${path}" "${cacheControl ?? ''}";`).join('\n')}
}
map $uri $rendezvous_cache_of_error {
    default ${OTHERWISE};
${CACHE_RULES.filter(({ cacheControl }) => cacheControl === null)
  .map(({ path }) => `    "~${path}" "";`)
  .join('\n')}
}
# What is missing today may be there tomorrow.
map $status $rendezvous_cache {
    default $rendezvous_cache_of_file;
    "~^[45]" $rendezvous_cache_of_error;
}
map $uri $rendezvous_vary {
    default "";
    "~\\.html$" "${PAGE_VARY}";
}
map $https $rendezvous_transport {
    default "";
    on "max-age=31536000";
}
`;
}

/** Returns the kind of a route as the maps name it. */
function kindOf({ isForMembers, isIndexable }: SiteRoute): string {
  if (isForMembers) return 'private';
  return isIndexable ? 'open' : 'unlisted';
}

function serverFile({ configuration, locales }: Site): string {
  const headers = Object.entries(securityHeaders(configuration))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');
  return `${GENERATED_NOTE}
# An add_header in a location would replace all of these: what differs by path comes from the maps of http.conf.
${headers}
add_header Strict-Transport-Security $rendezvous_transport always;
add_header Cache-Control $rendezvous_cache always;
add_header Vary $rendezvous_vary always;
add_header X-Robots-Tag $rendezvous_robots always;

charset utf-8;
server_tokens off;
# What the build has compressed goes out as it is, the rest is compressed as it goes.
gzip_static on;
gzip on;
gzip_vary on;
gzip_proxied any;
gzip_min_length 1000;
gzip_types ${TEXT_TYPES};

location / {
    try_files $uri $rendezvous_page $rendezvous_landing $rendezvous_member_landing $rendezvous_shell =404;
    error_page 404 @rendezvous_unknown_page;
}
location @rendezvous_unknown_page {
    try_files /pages/$rendezvous_language/404.html /index.html =404;
}
# Of these expressions the first that matches is taken.
location ~ /\\.(?!well-known/) {
    return 404;
}
# Prerendered pages are reached by the address that they stand for.
location ~ ^/pages/(?:${locales.join('|')})(?:/|$) {
    return 404;
}
location ~ \\.webmanifest$ {
    types { }
    default_type application/manifest+json;
    try_files $uri =404;
}
location ~ \\.vtt$ {
    types { }
    default_type text/vtt;
    try_files $uri =404;
}
# A name with an ending is a file or nothing.
location ~ \\.[A-Za-z0-9]+$ {
    try_files $uri =404;
}

location ^~ /api/ {
    location ~ \\.php$ {
        root $rendezvous_backend;
        try_files $uri @rendezvous_unknown_call;
        include fastcgi_params;
        fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
        # A header "Proxy" of the request must not become the proxy of PHP's own requests.
        fastcgi_param HTTP_PROXY "";
        fastcgi_pass rendezvous_php;
    }
    try_files /.none @rendezvous_unknown_call;
}
location @rendezvous_unknown_call {
    default_type application/json;
    return 404 '{"error":"not_found","message":"There is no such call."}';
}
location ^~ /media/ {
    root $rendezvous_backend;
    try_files $uri =404;
}
`;
}

function siteFile({
  domain,
  appDirectory,
  backendDirectory,
  phpSocket,
  deployDirectory,
  ...ports
}: SitePlaces): string {
  const address = ports.httpsPort === 443 ? '$host' : `$host:${ports.httpsPort}`;
  return `# The site in nginx, for /etc/nginx/sites-enabled: copy it there, and set domain, paths and certificate.
include "${deployDirectory}/nginx/http.conf";

upstream rendezvous_php {
    server "${phpSocket}";
}

server {
    listen ${ports.httpPort};
    server_name ${domain};
    return 301 https://${address}$request_uri;
}

server {
    listen ${ports.httpsPort} ssl http2;
    server_name ${domain};
    ssl_certificate ${ports.certificate};
    ssl_certificate_key ${ports.certificateKey};

    root "${appDirectory}";
    # Holds the folders api, with the PHP files, and media, with the pictures.
    set $rendezvous_backend "${backendDirectory}";
    # The largest photo that the backend takes, and a little more.
    client_max_body_size 16m;
    # Needs Debian's package libnginx-mod-http-brotli-static; without it, take the line out.
    brotli_static on;

    include "${deployDirectory}/nginx/server.conf";
}
`;
}
