import type { Complaint } from '../../../worker/public/direct-calls.ts';
import { type PhotoProblem, preparePhoto } from '../signup/flow/prepare-photo.ts';

export type EvidencePicture = NonNullable<Complaint['files']>[number];

/** Limits of the contract, `ComplaintRequest.files` and `EvidencePicture`. */
export const EVIDENCE_PICTURES_MAX = 3;
const CONTENT_MAX_LENGTH = 300_000;
const NAME_MAX_LENGTH = 255;

export type ReadPicture = { status: 'ready'; picture: EvidencePicture } | { status: 'refused'; problem: PhotoProblem };

/** Makes a picture small enough to go along with the complaint; where it was taken stays behind. */
export async function readEvidencePicture(file: File): Promise<ReadPicture> {
  // Base64 writes four characters for three bytes.
  const prepared = await preparePhoto(file, Math.floor(CONTENT_MAX_LENGTH / 4) * 3);
  if (prepared.status === 'refused') return prepared;
  const bytes = new Uint8Array(await prepared.photo.arrayBuffer());
  const name = [...file.name].slice(0, NAME_MAX_LENGTH).join('') || 'picture';
  return { status: 'ready', picture: { name, type: 'image/jpeg', content: toBase64(bytes) } };
}

/** In parts: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const PART_BYTES = 8_192;
  let text = '';
  for (let start = 0; start < bytes.length; start += PART_BYTES) {
    text += String.fromCharCode(...bytes.subarray(start, start + PART_BYTES));
  }
  return btoa(text);
}
