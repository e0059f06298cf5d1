import { at } from '../contract/json.ts';
import type { Exchange } from '../model/exchange.ts';
import type { Draft } from '../requests/draft.ts';
import { type ProbeContext, successfulCalls } from './probe-context.ts';
import { repairedBody } from './repaired-body.ts';

/** PHP's default limit for a request body (post_max_size). */
const USUAL_LIMIT_BYTES = 8 * 1_048_576;
const MARGIN_BYTES = 1_000_000;
const LARGEST_UPLOAD_BYTES = 64_000_000;

/** Sends each upload that documents a 413 once with a file above the limit. */
export async function probeUpload(context: ProbeContext): Promise<void> {
  const { member, exchanges } = context;
  if (member === null) return;
  const uploads = new Map(successfulCalls(exchanges).map((call) => [call.operation.operationId, call]));
  for (const { operation, use } of uploads.values()) {
    if (!use.body?.mediaType.startsWith('multipart/') || !operation.responses.has('413')) continue;
    const told = limitToldBy(exchanges);
    const byteCount = (told ?? USUAL_LIMIT_BYTES) + MARGIN_BYTES;
    if (byteCount > LARGEST_UPLOAD_BYTES) continue;
    await context.send({
      phase: 'php',
      draft: withLargeFile(context.draft(operation, use), byteCount),
      purpose: `a file of ${Math.round(byteCount / 1e6)} MB, above the limit`,
      visitor: member,
      expectation:
        told === null
          ? { kind: 'documented' }
          : { kind: 'status', statuses: [413], because: 'A file above upload_max_bytes is not refused with 413' },
    });
  }
}

function withLargeFile(draft: Draft, byteCount: number): Draft {
  const { body } = draft;
  if (body.kind !== 'multipart') return draft;
  const files = body.files.map((file, index) => {
    if (index > 0) return file;
    // Data after the end of an image is ignored, so it remains a valid image.
    const bytes = new Uint8Array(byteCount);
    bytes.set(file.bytes);
    return { ...file, bytes };
  });
  return { ...draft, body: { ...body, files } };
}

/** Returns `upload_max_bytes` from the settings, or null if it was not seen. */
function limitToldBy(exchanges: readonly Exchange[]): number | null {
  for (const { outcome, operation } of exchanges) {
    if (outcome.kind !== 'answered' || operation?.method !== 'GET') continue;
    const limit = at(repairedBody(outcome.body), 'upload_max_bytes');
    if (typeof limit === 'number' && limit > 0) return limit;
  }
  return null;
}
