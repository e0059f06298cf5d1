/** Scripts that need each other before they can run. */
export interface Importing {
  file: string;
  /** Files it imports statically. */
  imports: readonly string[];
}

/**
 * A way from a script back to itself, as `['a.js', 'b.js']`; null where there is none. Of two scripts that need each
 * other one runs before what it uses is there, and the page ends with "is not a function".
 */
export function findChunkCycle(chunks: readonly Importing[]): readonly string[] | null {
  const importsOf = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(file);
    if (start >= 0) return path.slice(start);
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const cycle = visit(next, [...path, file]);
      if (cycle !== null) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const { file } of chunks) {
    const cycle = visit(file, []);
    if (cycle !== null) return cycle;
  }
  return null;
}
