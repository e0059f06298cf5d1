import { CHUNK_RECORD } from '../../scripts/build/output-paths.ts';
import { readChunkRecord } from '../../scripts/build/record-chunks.ts';

/** Returns a URL pattern for the built script that contains a module, given its path in the repository. */
export function chunkPattern(module: string): string {
  const chunk = readChunkRecord(CHUNK_RECORD).find(({ modules }) => modules.includes(module));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}`);
  return `**/${chunk.file}`;
}
