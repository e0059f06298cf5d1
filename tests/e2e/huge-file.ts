import { truncate, writeFile } from 'node:fs/promises';

/**
 * Creates a file above every limit, for file inputs that take a path: Playwright would send content through its
 * protocol.
 */
export async function hugeFile(path: string): Promise<string> {
  await writeFile(path, '');
  await truncate(path, 49_000_000);
  return path;
}
