/** Where things are on the operator's machine. */
export interface SitePlaces {
  /** Name that people type. */
  domain: string;
  /** The built app. */
  appDirectory: string;
  /** Holds `api`, the PHP files, and `media`, the pictures. */
  backendDirectory: string;
  /** Where PHP-FPM listens: `unix:` and a path. */
  phpSocket: string;
  /** Where the files of the configuration will stand. */
  deployDirectory: string;
  certificate: string;
  certificateKey: string;
  httpPort: number;
  httpsPort: number;
}

/**
 * For who has changed nothing yet: the app where it was built, PHP-FPM where Debian puts it, a certificate of Let's
 * Encrypt.
 *
 * @param appDirectory and deployDirectory as absolute paths
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
