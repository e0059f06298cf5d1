import type { Complaint } from '../../../worker/public/direct-calls.ts';
import { isEmailAddress, tidyAddress } from '../../data/email-address.ts';
import { cutTo, excessOf } from '../../ui/text-limit.ts';
import type { EvidencePicture } from './evidence-pictures.ts';

export type ComplaintKind = Complaint['kind'];

export const COMPLAINT_KINDS: readonly ComplaintKind[] = [
  'illegal_content',
  'copyright',
  'privacy',
  'underage',
  'fraud',
  'service',
  'other',
];

/** Maximum lengths from the contract, `ComplaintRequest`. */
export const COMPLAINT_MAX_LENGTH = {
  target: 2000,
  explanation: 10_000,
  evidence: 10_000,
  name: 150,
  email: 254,
} as const;

/** The form as typed; `kind` is empty until chosen. */
export interface ComplaintDraft {
  kind: ComplaintKind | '';
  target: string;
  explanation: string;
  evidence: string;
  pictures: readonly EvidencePicture[];
  name: string;
  email: string;
  goodFaith: boolean;
}

export type ComplaintField = keyof ComplaintDraft;

/** Returns a draft prefilled from `?kind=` and `?target=`; an unknown kind is ignored. */
export function draftFrom(search: string): ComplaintDraft {
  const query = new URLSearchParams(search);
  return {
    kind: COMPLAINT_KINDS.find((kind) => kind === query.get('kind')) ?? '',
    target: cutTo(query.get('target') ?? '', COMPLAINT_MAX_LENGTH.target),
    explanation: '',
    evidence: '',
    pictures: [],
    name: '',
    email: '',
    goodFaith: false,
  };
}

/** Returns the complaint if it can be submitted, otherwise the invalid fields. */
export function complaintOf(
  draft: ComplaintDraft,
): { ok: true; complaint: Complaint } | { ok: false; wrong: readonly ComplaintField[] } {
  const { kind, goodFaith } = draft;
  const explanation = draft.explanation.trim();
  const email = tidyAddress(draft.email);
  const wrong: ComplaintField[] = [];
  if (kind === '') wrong.push('kind');
  if (excessOf(draft.target, COMPLAINT_MAX_LENGTH.target) > 0) wrong.push('target');
  if (explanation === '' || excessOf(explanation, COMPLAINT_MAX_LENGTH.explanation) > 0) wrong.push('explanation');
  if (excessOf(draft.evidence, COMPLAINT_MAX_LENGTH.evidence) > 0) wrong.push('evidence');
  if (excessOf(draft.name, COMPLAINT_MAX_LENGTH.name) > 0) wrong.push('name');
  if (!isEmailAddress(email)) wrong.push('email');
  if (!goodFaith) wrong.push('goodFaith');
  if (wrong.length > 0 || kind === '') return { ok: false, wrong };
  return {
    ok: true,
    complaint: {
      kind,
      target: textOrNull(draft.target),
      explanation,
      evidence: textOrNull(draft.evidence),
      ...(draft.pictures.length === 0 ? {} : { files: [...draft.pictures] }),
      name: textOrNull(draft.name),
      email,
      good_faith: true,
    },
  };
}

/** Maps the fields that the server rejected to the form's names. */
export function refusedFields(fields: Readonly<Record<string, string>>): ComplaintField[] {
  const names: Record<string, ComplaintField> = {
    kind: 'kind',
    target: 'target',
    explanation: 'explanation',
    evidence: 'evidence',
    files: 'pictures',
    name: 'name',
    email: 'email',
    good_faith: 'goodFaith',
  };
  return Object.keys(fields).flatMap((name) => names[name.split('.')[0] ?? name] ?? []);
}

function textOrNull(text: string): string | null {
  const tidy = text.trim();
  return tidy === '' ? null : tidy;
}
