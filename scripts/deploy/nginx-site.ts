import type { SitePlaces } from './site-places.ts';

/**
 * Returns the nginx configuration of a site around what the build writes, which the operator copies.
 *
 * @param own what the names of variables and upstreams begin with
 */
export function nginxSite(
  { domain, appDirectory, backendDirectory, phpSocket, deployDirectory, ...ports }: SitePlaces,
  own: string,
): string {
  const address = ports.httpsPort === 443 ? '$host' : `$host:${ports.httpsPort}`;
  return `# The site in nginx, for /etc/nginx/sites-enabled: copy it there, and set domain, paths and certificate.
include "${deployDirectory}/nginx/http.conf";

upstream ${own}_php {
    server "${phpSocket}";
}

server {
    listen ${ports.httpPort};
    listen [::]:${ports.httpPort};
    server_name ${domain};
    return 301 https://${address}$request_uri;
}

server {
    listen ${ports.httpsPort} ssl http2;
    listen [::]:${ports.httpsPort} ssl http2;
    server_name ${domain};
    ssl_certificate ${ports.certificate};
    ssl_certificate_key ${ports.certificateKey};

    root "${appDirectory}";
    # Holds the folders api, with the PHP files, and media, with the pictures.
    set $${own}_backend "${backendDirectory}";
    # The largest photo that the backend takes, and a little more.
    client_max_body_size 16m;
    # Needs Debian's package libnginx-mod-http-brotli-static; without it, take the line out.
    brotli_static on;

    include "${deployDirectory}/nginx/server.conf";
}
`;
}
