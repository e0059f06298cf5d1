/** A script with its static imports. */
export interface Importing {
  file: string;
  /** Files it imports statically. */
  imports: readonly string[];
}

/**
 * Returns an import cycle as `['a.js', 'b.js']`, or null if there is none. In a cycle, one script runs before its
 * dependency has been evaluated, and the page fails with "is not a function".
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
