/** Which bytes of a file a request asks for; both ends are inclusive. */
export type ByteRange = { kind: 'whole' } | { kind: 'part'; first: number; last: number } | { kind: 'outside' };

/**
 * Reads a `Range` header (RFC 9110, section 14.2), which browsers send for films. Headers in another unit, with several
 * ranges or in a wrong form are ignored, as the RFC allows.
 */
export function readRange(header: string | undefined, sizeBytes: number): ByteRange {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return { kind: 'whole' };
  if (from !== '' && to !== '' && Number(to) < Number(from)) return { kind: 'whole' };
  const first = from === '' ? Math.max(0, sizeBytes - Number(to)) : Number(from);
  if (first >= sizeBytes) return { kind: 'outside' };
  const last = from === '' || to === '' ? sizeBytes - 1 : Math.min(Number(to), sizeBytes - 1);
  return { kind: 'part', first, last };
}
