import type { Finding } from '../model/finding.ts';

/** Returns the responding script as a path below the web root: `api/chats.php`. PHP line numbers are not known. */
export function scriptOf({ exchange }: Finding): string {
  const path = exchange.operation?.path ?? new URL(exchange.request.url).pathname;
  return path.replace(/^\/+/, '') || 'index.php';
}
