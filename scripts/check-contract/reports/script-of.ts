import type { Finding } from '../model/finding.ts';

/** The script that answers, as its path below the web root: `api/chats.php`. Lines of PHP are not known from outside. */
export function scriptOf({ exchange }: Finding): string {
  const path = exchange.operation?.path ?? new URL(exchange.request.url).pathname;
  return path.replace(/^\/+/, '') || 'index.php';
}
