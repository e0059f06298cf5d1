import { at, isRecord } from '../contract/json.ts';
import { brokenDrafts } from '../requests/broken-drafts.ts';
import type { Draft } from '../requests/draft.ts';
import type { RunContext } from '../run/context.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';
import { withFreshKey } from './keyed.ts';

/** Faults of the body or the query, which a server reaches only behind its headers. */
const FAULTS = ['missing', 'type', 'limit', 'null', 'unknown-id'];

interface Spelling {
  /** Of what: `names of headers in small letters`. */
  what: string;
  draft: Draft;
}

/**
 * Sends a request of each use once more with its headers in other letters, which mean the same (RFC 9110, sections 5.1
 * and 8.3.1): browsers and proxies write them as they like. A write is sent with a fault, so that nothing is done.
 */
export async function checkSpelling(context: RunContext, visitor: Visitor, valid: Draft): Promise<void> {
  const { runner } = context;
  const plain = valid.use.isChanging ? withFault(context, valid) : valid;
  if (plain === null || runner.isMuted(valid.operation.operationId)) return;
  const ask = (draft: Draft, what: string): Promise<Answer> =>
    runner.send({
      phase: 'negative',
      // A server may answer a repeated key with what it answered first.
      draft: withFreshKey(draft),
      purpose: `${draft.use.name} with ${what}`,
      visitor,
      isImpatient: true,
      expectation: { kind: 'documented' },
    });
  const first = await ask(plain, 'headers as the contract writes them');
  if (first.isRateLimited) return;
  for (const { what, draft } of spellings(plain)) {
    const other = await ask(draft, what);
    if (other.isRateLimited) return;
    if (isAlike(first, other)) continue;
    // What changes by itself says nothing of the letters.
    if (!isAlike(first, await ask(plain, 'headers as the contract writes them, again'))) return;
    runner.report('negative', other.exchange, {
      code: 'spelling-matters',
      title: `A request with ${what} is answered otherwise`,
      place: null,
      expected: `${told(first)}, as with the letters of the contract`,
      actual: told(other),
      advice:
        'Read headers from $_SERVER (HTTP_IDEMPOTENCY_KEY), or array_change_key_case(getallheaders()); compare the media type with str_starts_with(strtolower($_SERVER["CONTENT_TYPE"]), "application/json").',
    });
    return;
  }
}

function withFault({ runner }: RunContext, valid: Draft): Draft | null {
  const faulty = brokenDrafts(runner.options.checker, valid);
  for (const kind of FAULTS) {
    const found = faulty.find((each) => each.kind === kind);
    if (found !== undefined) return found.draft;
  }
  return null;
}

function spellings(draft: Draft): readonly Spelling[] {
  const found: Spelling[] = [];
  const named = (what: string, spell: (name: string) => string): void => {
    const headers = draft.headers.map(([name, value]) => [spell(name), value] as const);
    if (headers.some(([name], index) => name !== draft.headers[index]?.[0]))
      found.push({ what, draft: { ...draft, headers } });
  };
  named('names of headers in small letters', (name) => name.toLowerCase());
  named('names of headers with capitals', (name) =>
    name.toLowerCase().replaceAll(/(^|-)\w/g, (letter) => letter.toUpperCase()),
  );
  if (draft.body.kind !== 'json') return found;
  const bytes = Buffer.from(JSON.stringify(draft.body.value));
  const typed = (what: string, mediaType: string): void => {
    found.push({ what, draft: { ...draft, body: { kind: 'raw', mediaType, bytes } } });
  };
  typed('the media type and its charset', 'application/json; charset=utf-8');
  typed('the media type in capitals', 'Application/JSON');
  return found;
}

/** Whether two answers say the same: bodies of reads may differ by themselves. */
function isAlike(one: Answer, other: Answer): boolean {
  return told(one) === told(other);
}

function told({ status, body }: Answer): string {
  const fields = at(body, 'fields');
  const names = isRecord(fields) ? Object.keys(fields).sort() : [];
  return `status ${status}${names.length === 0 ? '' : ` for ${names.join(', ')}`}`;
}
