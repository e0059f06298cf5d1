import { createHash } from 'node:crypto';
import { LOCALE_COOKIE_NAME } from '../../worker/public/constants.ts';
import { LOCALE_PARAMETER } from '../../worker/public/prerendered-page.ts';
import type { SiteRoute } from '../build/read-routes.ts';
import { acceptLanguageExpression, CACHE_RULES, OTHERWISE, PAGE_VARY } from './cache-rules.ts';
import { type DeployFile, GENERATED_NOTE } from './deploy-file.ts';
import { nginxSite } from './nginx-site.ts';
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
  const own = ownPrefix(places);
  return [
    { path: 'nginx/http.conf', text: httpFile(site, own) },
    { path: 'nginx/server.conf', text: serverFile(site, own) },
    { path: 'nginx/site.example.conf', text: nginxSite(places, own) },
  ];
}

/**
 * Returns what the names of variables and upstreams begin with: nginx has one space of names for all its sites. It comes
 * from the folder that the operator's copy of the example includes, so that both fit until it moves.
 */
function ownPrefix({ deployDirectory }: SitePlaces): string {
  return `rendezvous_${createHash('sha256').update(deployDirectory).digest('hex').slice(0, 6)}`;
}

function httpFile({ configuration, routes, landing }: Site, own: string): string {
  const { locales } = configuration;
  const niche = landing.niches.join('|');
  const found = `(?<${own}_found>`;
  const expression = acceptLanguageExpression(locales, `${found}${locales.join('|')})`);
  const same = locales.map((locale) => `    ${locale} ${locale};`).join('\n');
  return `${GENERATED_NOTE}
# The language of a page: that of the address (?${LOCALE_PARAMETER}=de), of the cookie, else the first that the browser asks for, else
# the site's.
map $http_accept_language $${own}_asked {
    default "";
    "~*${expression}" $${own}_found;
}
map $${own}_asked $${own}_browser_language {
    default ${configuration.defaultLocale};
${same}
}
map $cookie_${LOCALE_COOKIE_NAME} $${own}_kept_language {
    default $${own}_browser_language;
${same}
}
map $arg_${LOCALE_PARAMETER} $${own}_visitor_language {
    default $${own}_kept_language;
${same}
}
# The address of a landing page names its own.
map $uri $${own}_language {
    default $${own}_visitor_language;
${landing.languages.map(({ word, locale }) => `    "~*^/${BEFORE_LANDING_SLUG}(?:(?:${niche})-)?${word}/?$" ${locale};`).join('\n')}
}

# The routes of the app; every other path without a file is a 404.
map $uri $${own}_route {
    default unknown;
${routes.map((route) => `    "~*^/${route.expression}/?$" ${kindOf(route)};`).join('\n')}
}
# The prerendered page of a route that visitors may open.
map "$${own}_route $uri" $${own}_page {
    default /.none;
    "open /" /pages/$${own}_language/index.html;
    "~^(?:open|unlisted) (?<${own}_path>/.+?)/?$" /pages/$${own}_language$${own}_path.html;
}
# That of a landing family: for each niche one, in the folder of its language.
map "$${own}_route $uri" $${own}_landing {
    default /.none;
    "~*^(?:open|unlisted) (?<${own}_family>/landers/[^/]+)/(?<${own}_niche>${niche})-" /pages/$${own}_language$${own}_family/${LANDING_FILE_PREFIX}$${own}_niche.html;
    "~*^(?:open|unlisted) (?<${own}_main_family>/landers/[^/]+)/" /pages/$${own}_language$${own}_main_family/${LANDING_FILE_PREFIX}.html;
}
# That of a member: one for all members.
map "$${own}_route $uri" $${own}_member_landing {
    default /.none;
    "~*^(?:open|unlisted) /members/[0-9]+/(?<${own}_kind>${MEMBER_LANDING_EXPRESSION})(?:/|$)" /pages/$${own}_language/members/${LANDING_FILE_PREFIX}$${own}_kind.html;
}
# The page that starts the app, for routes that have no prerendered one.
map $${own}_route $${own}_shell {
    default /index.html;
    unknown /.none;
}
map $${own}_route $${own}_robots_of_route {
    default "";
    unlisted noindex;
    private noindex;
}
# Crawlers read what pages ask for, and list none of it.
map $uri $${own}_robots {
    default $${own}_robots_of_route;
    "~^/api/" noindex;
}

map $uri $${own}_cache_of_file {
    default ${OTHERWISE};
${CACHE_RULES.map(({ path, cacheControl }) => `    "~${path}" "${cacheControl ?? ''}";`).join('\n')}
}
map $uri $${own}_cache_of_error {
    default ${OTHERWISE};
${CACHE_RULES.filter(({ cacheControl }) => cacheControl === null)
  .map(({ path }) => `    "~${path}" "";`)
  .join('\n')}
}
# What is missing today may be there tomorrow.
map $status $${own}_cache {
    default $${own}_cache_of_file;
    "~^[45]" $${own}_cache_of_error;
}
map $uri $${own}_vary {
    default "";
    "~\\.html$" "${PAGE_VARY}";
}
map $https $${own}_transport {
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

function serverFile({ configuration, routes }: Site, own: string): string {
  const headers = Object.entries(securityHeaders(configuration))
    .map(([name, value]) => `add_header ${name} "${value}" always;`)
    .join('\n');
  return `${GENERATED_NOTE}
# An add_header in a location would replace all of these: what differs by path comes from the maps of http.conf.
${headers}
add_header Strict-Transport-Security $${own}_transport always;
add_header Cache-Control $${own}_cache always;
add_header Vary $${own}_vary always;
add_header X-Robots-Tag $${own}_robots always;

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
    try_files $uri $${own}_page $${own}_landing $${own}_member_landing $${own}_shell =404;
    error_page 404 @${own}_unknown_page;
    # A form that is sent before the app is there, or by a payment provider that leads back: the page is asked for as any other.
    if ($request_method = POST) {
        return 303 $request_uri;
    }
}
location @${own}_unknown_page {
    try_files /pages/$${own}_language/404.html /index.html =404;
}
# Of these expressions the first that matches is taken.
location ~ /\\.(?!well-known/) {
    return 404;
}
# Prerendered pages are reached by the address that they stand for.
location ~ ^/pages/(?:${configuration.locales.join('|')})(?:/|$) {
    return 404;
}
${redirectsWithEnding(configuration, routes, own)}location ~ \\.webmanifest$ {
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
        root $${own}_backend;
        try_files $uri @${own}_unknown_call;
        include fastcgi_params;
        fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
        # A header "Proxy" of the request must not become the proxy of PHP's own requests.
        fastcgi_param HTTP_PROXY "";
        fastcgi_pass ${own}_php;
    }
    try_files /.none @${own}_unknown_call;
}
location @${own}_unknown_call {
    default_type application/json;
    return 404 '{"error":"not_found","message":"There is no such call."}';
}
location ^~ /media/ {
    root $${own}_backend;
    try_files $uri =404;
}
`;
}

/** Redirects are done by the app, also from addresses that end as a file does. The map is asked, as robots go by it. */
function redirectsWithEnding({ redirects }: Site['configuration'], routes: Site['routes'], own: string): string {
  const sources = new Set(redirects.map(({ from }) => from));
  return routes
    .filter(({ path }) => sources.has(path) && /\/(?:[^/]*\.[A-Za-z0-9]+|:[^/]+)$/.test(path))
    .map(({ expression }) => `location ~* "^/${expression}$" {\n    try_files $uri $${own}_shell =404;\n}\n`)
    .join('');
}
