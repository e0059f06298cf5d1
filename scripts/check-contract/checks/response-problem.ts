import type { Leak } from './leaks.ts';
import type { WrongMoment } from './moments.ts';
import type { SchemaProblem } from './schema-problem.ts';
import type { Spoilt } from './spoilt-text.ts';

/** One way in which an answer leaves the contract, before it becomes a finding. */
export type ResponseProblem =
  /** No answer of HTTP: cut, timed out, too large. */
  | { kind: 'no-answer'; reason: string; message: string }
  /** A 5xx; also when it is documented, since the request was no reason for it. */
  | { kind: 'server-error'; status: number }
  | { kind: 'undocumented-status'; status: number; documented: readonly string[] }
  /** Null: no content type at all. */
  | { kind: 'wrong-content-type'; actual: string | null; documented: readonly string[] }
  | { kind: 'missing-body'; documented: readonly string[] }
  | { kind: 'unexpected-body'; byteCount: number }
  | { kind: 'not-utf8'; offset: number }
  | { kind: 'not-json'; message: string }
  | { kind: 'missing-header'; name: string }
  /** The charset of the content type is not UTF-8. */
  | { kind: 'wrong-charset'; charset: string }
  /** One object names a property twice; `pointer` is the object's. */
  | { kind: 'repeated-name'; pointer: string; name: string }
  | { kind: 'lone-surrogate'; pointer: string }
  | { kind: 'spoilt-text'; pointer: string; spoilt: Spoilt; text: string }
  /** Texts of the inside of the server in a refusal. */
  | { kind: 'leak'; what: Leak; excerpt: string }
  | { kind: 'wrong-moment'; moment: WrongMoment }
  | { kind: 'wrong-header'; name: string; value: string; problem: SchemaProblem }
  | { kind: 'schema'; problem: SchemaProblem };

/** The body of an answer after reading. */
export type ParsedBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  /** Text that should be JSON and is not, or bytes that are no UTF-8. */
  | { kind: 'unreadable' }
  /** The contract gives no schema for it: an image, a page. */
  | { kind: 'opaque' };
