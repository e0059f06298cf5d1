import type { ComplaintDraft } from './complaint-draft.ts';

/** Whose complaint it is and what the address says of it: nobody finds what another account has typed. */
interface Place {
  /** Null for a visitor. */
  accountId: number | null;
  query: string;
}

type Edits = Partial<ComplaintDraft>;

const NOTHING: Edits = {};

let kept: { place: Place; edits: Edits } | null = null;

/**
 * Keeps what is typed for the life of this page: who leaves the form, as by Back, finds it again. What is kept already
 * stays where it was typed: a form that is being left is rendered once more, at the address of the page that comes.
 */
export function keepComplaint(place: Place, edits: Edits): void {
  if (kept?.edits === edits) return;
  kept = { place, edits };
}

/** Returns what was typed there. */
export function keptComplaint({ accountId, query }: Place): Edits {
  return kept?.place.accountId === accountId && kept.place.query === query ? kept.edits : NOTHING;
}

/** It was handed in. */
export function forgetComplaint(): void {
  kept = null;
}
