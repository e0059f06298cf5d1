import { LOCALE_COOKIE_NAME } from '../../worker/public/constants.ts';
import { LOCALE_PARAMETER } from '../../worker/public/prerendered-page.ts';
import type { SiteRoute } from '../build/read-routes.ts';
import { acceptLanguageExpression, CACHE_RULES, OTHERWISE, PAGE_VARY } from './cache-rules.ts';
import { type DeployFile, GENERATED_NOTE } from './deploy-file.ts';
import { securityHeaders } from './security-headers.ts';
import type { Site } from './site.ts';
import type { SitePlaces } from './site-places.ts';
import { BEFORE_LANDING_SLUG, LANDING_FILE_PREFIX, MEMBER_LANDING_EXPRESSION } from './site-routes.ts';

/**
 * Body of the 404 response for API calls without a PHP file: a file, because Apache derives the content type of an
 * error document from it.
 */
export const UNKNOWN_CALL_FILE = 'unknown-call.json';

/** File extension and MIME type of the files that the build compresses. */
const COMPRESSED_TYPES = [
  ['js', 'text/javascript'],
  ['css', 'text/css'],
  ['html', 'text/html'],
  ['svg', 'image/svg+xml'],
] as const;

/**
 * Returns the Apache configuration: `headers.conf` for the virtual host, `directory.conf` for the app folder, and
 * `site.example.conf`, which includes both and which the operator copies. `htaccess` combines both, for hosts whose
 * customers can only provide an `.htaccess`.
 */
export function apacheFiles(site: Site, places: SitePlaces): DeployFile[] {
  const headers = headersFile(site);
  const directory = directoryFile(site);
  return [
    { path: 'apache/headers.conf', text: `${GENERATED_NOTE}\n${headers}` },
    { path: 'apache/directory.conf', text: `${GENERATED_NOTE}\n${directory}` },
    { path: 'apache/htaccess', text: `${GENERATED_NOTE}\n${headers}\n${directory}` },
    { path: 'apache/site.example.conf', text: siteFile(places) },
  ];
}

function headersFile({ configuration }: Site): string {
  const always = Object.entries(securityHeaders(configuration))
    .map(([name, value]) => `Header always set ${name} "${value}"`)
    .join('\n');
  const backend = CACHE_RULES.filter(({ cacheControl }) => cacheControl === null).map(({ path }) => path);
  const ruled = CACHE_RULES.map(({ path }) => path);
  const isError = '%{REQUEST_STATUS} -ge 400';
  const set = (value: string, condition: string): string => `Header set Cache-Control "${value}" "expr=${condition}"`;
  const rules = CACHE_RULES.flatMap(({ path, cacheControl }) =>
    cacheControl === null ? [] : set(cacheControl, `${matches(path)} && !(${isError})`),
  );
  return `${always}
AddOutputFilterByType DEFLATE text/plain text/html text/css text/javascript application/json application/manifest+json image/svg+xml
Header always set Strict-Transport-Security "max-age=31536000" "expr=%{HTTPS} == 'on'"
# Crawlers read what pages ask for, and list none of it.
Header always set X-Robots-Tag noindex "expr=%{REQUEST_URI} =~ m#^/api/#"

${rules.join('\n')}
${set(OTHERWISE, `!(${ruled.map(matches).join(' || ')}) && !(${isError})`)}
# What is missing today may be there tomorrow.
Header unset Cache-Control "expr=${isError} && !(${backend.map(matches).join(' || ')})"
Header always set Cache-Control "${OTHERWISE}" "expr=${isError} && !(${backend.map(matches).join(' || ')})"
`;
}

function matches(path: string): string {
  return `%{REQUEST_URI} =~ m#${path}#`;
}

function directoryFile({ configuration, routes, landing }: Site): string {
  const { locales } = configuration;
  const niche = landing.niches.join('|');
  const asked = (locale: string): string =>
    `SetEnvIfNoCase Accept-Language "${acceptLanguageExpression(locales, locale)}" rendezvous_language=${locale}`;
  const chosen = (locale: string): string =>
    `SetEnvIf Cookie "(?:^|;\\s*)${LOCALE_COOKIE_NAME}=${locale}(?:;|$)" rendezvous_language=${locale}`;
  const expressions = (isWanted: (route: SiteRoute) => boolean): string =>
    routes
      .filter((route) => isWanted(route) && route.path !== '/')
      .map(({ expression }) => expression)
      .join('|');
  const compressed = `\\.(?:${COMPRESSED_TYPES.map(([ending]) => ending).join('|')})`;
  const language = locales.join('|');
  return `Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
AddDefaultCharset utf-8
AddCharset utf-8 .js .css .json .webmanifest .svg .xml .vtt
AddType text/javascript .js
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
AddType image/webp .webp
AddType image/x-icon .ico
AddType text/vtt .vtt
AddType video/webm .webm
AddType video/mp4 .mp4
AddEncoding br .br
AddEncoding gzip .gz
RemoveLanguage .br
${COMPRESSED_TYPES.map(
  ([ending, type]) => `<FilesMatch "\\.${ending}\\.(?:br|gz)$">
    ForceType "${type}; charset=utf-8"
</FilesMatch>`,
).join('\n')}
Header merge Vary Accept-Encoding "expr=%{REQUEST_FILENAME} =~ /${compressed}(?:\\.(?:br|gz))?$/"
Header merge Vary "${PAGE_VARY}" "expr=%{REQUEST_FILENAME} =~ /\\.html(?:\\.(?:br|gz))?$/"
Header set X-Robots-Tag noindex env=REDIRECT_rendezvous_unlisted

# The language of a page: that of the cookie, else the first that the browser asks for, else the site's.
SetEnvIf Request_Method "." rendezvous_language=${configuration.defaultLocale}
${locales.map(asked).join('\n')}
${locales.map(chosen).join('\n')}
SetEnvIf Accept-Encoding "\\bgzip\\b" rendezvous_ending=.gz
SetEnvIf Accept-Encoding "\\bbr\\b" rendezvous_ending=.br

RewriteEngine On
# An address that names a language, as search engines know it, goes before all of these.
RewriteCond %{QUERY_STRING} (?:^|&)${LOCALE_PARAMETER}=(${language})(?:&|$)
RewriteRule ^ - [E=rendezvous_language:%1]
# The address of a landing page names its own.
${landing.languages
  .map(
    ({ word, locale }) =>
      `RewriteRule ^${BEFORE_LANDING_SLUG}(?:(?:${niche})-)?${word}/?$ - [NC,E=rendezvous_language:${locale}]`,
  )
  .join('\n')}
# Where the folders of the backend are beside the app's.
RewriteCond %{REQUEST_FILENAME} !-f [OR]
RewriteCond %{PATH_INFO} !=""
RewriteRule ^api/ - [R=404,END]
RewriteRule ^(?:api|media)/ - [END]
RewriteRule (?:^|/)\\.(?!well-known/) - [R=404,END]
# Prerendered pages are reached by the address that they stand for.
RewriteRule ^pages/(?:${language})(?:/|$) - [R=404,END]
# A form that is sent before the app is there, or by a payment provider that leads back: the page is asked for as any other.
RewriteCond %{REQUEST_METHOD} =POST
RewriteRule !\\.[A-Za-z0-9]+$ %{REQUEST_URI} [R=303,END]
# The page of the route in that language, where there is one; else the page that starts the app.
RewriteRule ^$ pages/%{ENV:rendezvous_language}/index.html [DPI]
RewriteRule "^(?:${expressions(({ isIndexable }) => !isIndexable)})/?$" - [NC,E=rendezvous_unlisted:1]
RewriteRule "^(${expressions(({ isForMembers }) => !isForMembers)})/?$" pages/%{ENV:rendezvous_language}/$1.html [NC,DPI]
RewriteRule "^(?:${expressions(({ isForMembers }) => isForMembers)})/?$" index.html [NC,DPI]
# A path that is neither route nor file: the page that says so.
RewriteCond %{ENV:REDIRECT_STATUS} =404
RewriteRule ^rendezvous-unknown-page$ pages/%{ENV:rendezvous_language}/404.html [DPI]
# That of a landing family: for each niche one.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^(pages/(?:${language})/landers/[^/]+)/(${niche})-[^/]+\\.html$ $1/${LANDING_FILE_PREFIX}$2.html [NC,DPI]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^(pages/(?:${language})/landers/[^/]+)/[^/_][^/]*\\.html$ $1/${LANDING_FILE_PREFIX}.html [DPI]
# That of a member: one for all members.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^(pages/(?:${language})/members)/[0-9]+/(${MEMBER_LANDING_EXPRESSION})(?:/[^/]+)?\\.html$ $1/${LANDING_FILE_PREFIX}$2.html [NC,DPI]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^pages/(?:${language})/.+\\.html$ index.html [DPI]
RewriteCond %{REQUEST_FILENAME} !-f
RewriteRule ^ - [R=404,END]
# What the build has compressed goes out as it is.
RewriteCond %{ENV:rendezvous_ending} !=""
RewriteCond %{REQUEST_FILENAME}%{ENV:rendezvous_ending} -f
RewriteRule ^(.+${compressed})$ $1%{ENV:rendezvous_ending} [DPI,END]
RewriteRule ^ - [END]

ErrorDocument 404 /rendezvous-unknown-page
<If "%{REQUEST_URI} =~ m#^/api/#">
    ErrorDocument 404 /${UNKNOWN_CALL_FILE}
</If>
# A name with an ending is a file or nothing.
<If "%{REQUEST_URI} =~ m#/\\.|\\.[A-Za-z0-9]+$# && !(%{REQUEST_URI} =~ m#^/api/#)">
    ErrorDocument 404 default
</If>
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
  const address = ports.httpsPort === 443 ? domain : `${domain}:${ports.httpsPort}`;
  return `# The site in Apache, for /etc/apache2/sites-enabled: copy it there, and set domain, paths and certificate.
# Modules: a2enmod alias deflate dir headers http2 mime proxy_fcgi rewrite setenvif ssl
<VirtualHost *:${ports.httpPort}>
    ServerName ${domain}
    Redirect permanent / https://${address}/
</VirtualHost>

<VirtualHost *:${ports.httpsPort}>
    ServerName ${domain}
    Protocols h2 http/1.1
    SSLEngine on
    SSLCertificateFile ${ports.certificate}
    SSLCertificateKeyFile ${ports.certificateKey}
    Include "${deployDirectory}/apache/headers.conf"

    DocumentRoot "${appDirectory}"
    # Debian gives this path to pictures of Apache's own.
    Alias /icons/ "${appDirectory}/icons/"
    <Directory "${appDirectory}">
        Require all granted
        AllowOverride None
        Include "${deployDirectory}/apache/directory.conf"
    </Directory>

    # Holds the folders api, with the PHP files, and media, with the pictures.
    Alias /api/ "${backendDirectory}/api/"
    Alias /media/ "${backendDirectory}/media/"
    # The largest photo that the backend takes, and a little more.
    LimitRequestBody 16777216
    <Directory "${backendDirectory}">
        Require all granted
        AllowOverride None
        Options -Indexes
    </Directory>
    <Directory "${backendDirectory}/api">
        <FilesMatch "\\.php$">
            SetHandler "proxy:${phpSocket}|fcgi://localhost"
        </FilesMatch>
        ErrorDocument 404 /${UNKNOWN_CALL_FILE}
        RewriteEngine On
        RewriteCond %{REQUEST_FILENAME} !-f [OR]
        RewriteCond %{REQUEST_FILENAME} !\\.php$ [OR]
        RewriteCond %{PATH_INFO} !=""
        RewriteRule ^ - [R=404,END]
    </Directory>
</VirtualHost>
`;
}
