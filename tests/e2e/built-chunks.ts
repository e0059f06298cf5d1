import { CHUNK_RECORD } from '../../scripts/build/output-paths.ts';
import { readChunkRecord } from '../../scripts/build/record-chunks.ts';

/** Returns the path of the built script that contains a module, given the module's path in the repository. */
export function chunkFile(module: string): string {
  const chunk = readChunkRecord(CHUNK_RECORD).find(({ modules }) => modules.includes(module));
  if (chunk === undefined) throw new Error(`No chunk of the build holds ${module}`);
  return chunk.file;
}

/** Returns a URL pattern for that script. */
export function chunkPattern(module: string): string {
  return `**/${chunkFile(module)}`;
}
