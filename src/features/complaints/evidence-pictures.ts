import type { Complaint } from '../../../worker/public/direct-calls.ts';
import { type PhotoProblem, preparePhoto } from '../photos/prepare-photo.ts';

export type EvidencePicture = NonNullable<Complaint['files']>[number];

/** Limits from the contract, `ComplaintRequest.files` and `EvidencePicture`. */
export const EVIDENCE_PICTURES_MAX = 3;
const CONTENT_MAX_LENGTH = 300_000;
const NAME_MAX_LENGTH = 255;

export type ReadPicture = { status: 'ready'; picture: EvidencePicture } | { status: 'refused'; problem: PhotoProblem };

/** Shrinks a picture to be sent with the complaint; re-encoding drops its location metadata. */
export async function readEvidencePicture(file: File): Promise<ReadPicture> {
  // Base64 encodes three bytes as four characters.
  const prepared = await preparePhoto(file, Math.floor(CONTENT_MAX_LENGTH / 4) * 3);
  if (prepared.status === 'refused') return prepared;
  const bytes = new Uint8Array(await prepared.photo.arrayBuffer());
  const name = [...file.name].slice(0, NAME_MAX_LENGTH).join('') || 'picture';
  return { status: 'ready', picture: { name, type: 'image/jpeg', content: toBase64(bytes) } };
}

/** Encodes in chunks, since a call takes a limited number of arguments. */
function toBase64(bytes: Uint8Array): string {
  const PART_BYTES = 8_192;
  let text = '';
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + PART_BYTES));
  }
  return btoa(text);
}
