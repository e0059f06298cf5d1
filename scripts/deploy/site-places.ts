/** Locations on the operator's machine. */
export interface SitePlaces {
  /** Public host name of the site. */
  domain: string;
  /** The built app. */
  appDirectory: string;
  /** Contains `api`, the PHP files, and `media`, the pictures. */
  backendDirectory: string;
  /** Address that PHP-FPM listens on: `unix:` and a path. */
  phpSocket: string;
  /** Folder of the generated configuration files. */
  deployDirectory: string;
  certificate: string;
  certificateKey: string;
  httpPort: number;
  httpsPort: number;
}

/**
 * Returns default values: the app where it was built, PHP-FPM as on Debian, a Let's Encrypt certificate.
 *
 * @param appDirectory absolute path
 * @param deployDirectory absolute path
 */
export function examplePlaces(appDirectory: string, deployDirectory: string): SitePlaces {
  return {
    domain: 'www.example.com',
    appDirectory,
    backendDirectory: '/srv/backend',
    phpSocket: 'unix:/run/php/php-fpm.sock',
    deployDirectory,
    certificate: '/etc/letsencrypt/live/www.example.com/fullchain.pem',
    certificateKey: '/etc/letsencrypt/live/www.example.com/privkey.pem',
    httpPort: 80,
    httpsPort: 443,
  };
}
