import type { PlacedFact } from '../facts/broken-facts.ts';
import type { FailureReason } from '../model/exchange.ts';
import type { FoundLeak } from './leaks.ts';
import type { WrongMoment } from './moments.ts';
import type { SchemaProblem } from './schema-problem.ts';
import type { Spoilt } from './spoilt-text.ts';

/** One way in which a response deviates from the contract, before it becomes a finding. */
export type ResponseProblem =
  /** No HTTP response: connection lost, timed out, too large. */
  | { kind: 'no-answer'; reason: FailureReason; message: string }
  /** Any 5xx, even if documented, since a request cannot justify it. */
  | { kind: 'server-error'; status: number }
  | { kind: 'undocumented-status'; status: number; documented: readonly string[] }
  /** `actual` is null if there is no Content-Type header. */
  | { kind: 'wrong-content-type'; actual: string | null; documented: readonly string[] }
  | { kind: 'missing-body'; documented: readonly string[] }
  | { kind: 'unexpected-body'; byteCount: number }
  | { kind: 'not-utf8'; offset: number }
  | { kind: 'not-json'; message: string }
  | { kind: 'missing-header'; name: string }
  /** The charset of the Content-Type header is not UTF-8. */
  | { kind: 'wrong-charset'; charset: string }
  /** An object has a duplicate property name; `pointer` is the object's. */
  | { kind: 'repeated-name'; pointer: string; name: string }
  | { kind: 'lone-surrogate'; pointer: string }
  | { kind: 'spoilt-text'; pointer: string; spoilt: Spoilt; text: string }
  /** A refusal, or a header of any answer, reveals server internals. */
  | ({ kind: 'leak' } & FoundLeak)
  | { kind: 'wrong-moment'; moment: WrongMoment }
  /** Each value is valid by itself, but they contradict each other or the request. */
  | { kind: 'broken-fact'; fact: PlacedFact }
  | { kind: 'wrong-header'; name: string; value: string; problem: SchemaProblem }
  | { kind: 'schema'; problem: SchemaProblem };

/** A response body after parsing. */
export type ParsedBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  /** Supposed to be JSON but is not, or not valid UTF-8. */
  | { kind: 'unreadable' }
  /** Not JSON, for example an image or a page. */
  | { kind: 'opaque' };
