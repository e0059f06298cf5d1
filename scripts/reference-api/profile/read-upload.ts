import { invalid, type Refusal, refuse } from '../http/answer.ts';
import type { AppContext } from '../http/call.ts';
import { UPLOAD_MAX_BYTES } from '../members/image-limits.ts';

/** Allowance for the multipart form around the file. */
const FORM_OVERHEAD_BYTES = 100_000;
/** Limit up to which an oversized body is read and discarded, so that the client receives the response. */
const DISCARD_MAX_BYTES = 100_000_000;

/** A form with one photo, and its other fields. */
export interface UploadForm {
  content: Uint8Array;
  form: FormData;
}

/** Reads a multipart form whose field `file` is limited to the `upload_max_bytes` setting. */
export async function readUpload(context: AppContext): Promise<UploadForm | Refusal> {
  const type = context.req.header('content-type') ?? '';
  if (!type.toLowerCase().startsWith('multipart/form-data')) return invalid({ 'content-type': 'unknown_value' });
  const body = await readBody(context, UPLOAD_MAX_BYTES + FORM_OVERHEAD_BYTES);
  if (body === null) return tooLarge();
  const form = await formOf(body, type);
  if (form === null) return invalid({ body: 'wrong_format' });
  const [file, ...others] = form.getAll('file');
  if (file === undefined) return invalid({ file: 'required' });
  if (others.length > 0) return invalid({ file: 'repeated' });
  if (typeof file === 'string') return invalid({ file: 'wrong_type' });
  if (file.size === 0) return invalid({ file: 'required' });
  return file.size > UPLOAD_MAX_BYTES ? tooLarge() : { content: new Uint8Array(await file.arrayBuffer()), form };
}

function tooLarge(): Refusal {
  return refuse(413, 'too_large', 'This photo is too large.');
}

/** Returns null if the body exceeds the limit. */
async function readBody(context: AppContext, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = context.req.raw.body?.getReader();
  if (reader === undefined) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let countBytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    countBytes += value.byteLength;
    if (countBytes > DISCARD_MAX_BYTES) {
      await reader.cancel();
      return null;
    }
    if (countBytes <= maxBytes) chunks.push(value);
  }
  return countBytes > maxBytes ? null : new Uint8Array(Buffer.concat(chunks));
}

async function formOf(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return null;
  }
}
