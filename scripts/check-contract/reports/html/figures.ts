/** Formats numbers and times for the page. */

export function plural(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** Formats as `14 ms`, `18.4 s`, `3 min 5 s`. */
export function duration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  const seconds = Math.round(durationMs / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Formats as `820 bytes`, `1.2 kB`. */
export function byteCount(bytes: number): string {
  return bytes < 1000 ? plural(bytes, 'byte', 'bytes') : `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats as `14 March 2026, 09:26 UTC`. */
export function moment(atMs: number): string {
  const date = new Date(atMs);
  const day = date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return `${day}, ${date.toISOString().slice(11, 16)} UTC`;
}
