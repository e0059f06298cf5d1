import { CHUNK_RECORD } from '../../scripts/build/output-paths.ts';
import { readChunkRecord } from '../../scripts/build/record-chunks.ts';

/** Matches the address of the built script that holds a module, by the module's path in the repository. */
export function chunkPattern(module: string): string {
  const chunk = readChunkRecord(CHUNK_RECORD).find(({ modules }) => modules.includes(module));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}`);
  return `**/${chunk.file}`;
}
