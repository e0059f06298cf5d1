import { truncate, writeFile } from 'node:fs/promises';

/** A file above every limit, for an input by its path: Playwright would carry its content through its own protocol. */
export async function hugeFile(path: string): Promise<string> {
  await writeFile(path, '');
  await truncate(path, 49_000_000);
  return path;
}
