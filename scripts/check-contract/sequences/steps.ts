import { isDeepStrictEqual } from 'node:util';
import { operationOf } from '../contract/contract.ts';
import { isRecord } from '../contract/json.ts';
import { asSentByBrowser } from '../requests/as-a-browser.ts';
import type { Draft, FilePart } from '../requests/draft.ts';
import type { RunContext } from '../run/context.ts';
import { draftFor } from '../run/drafts.ts';
import type { Expectation } from '../run/expectation.ts';
import type { Answer } from '../run/runner.ts';
import type { Visitor } from '../run/visitor.ts';

export interface StepOptions {
  use?: string;
  purpose: string;
  query?: Readonly<Record<string, string | number>>;
  /** Replaces parameters of the path. */
  path?: Readonly<Record<string, string>>;
  /** Overrides properties of the valid body, or fields of a form, which null leaves out. */
  body?: Readonly<Record<string, unknown>>;
  /** Replaces the generated idempotency key. */
  key?: string;
  /** Defaults to a success. */
  expect?: Expectation;
  /** Replaces the visitor's cookies. */
  cookie?: string;
  /** Replaces the files of a form. */
  file?: Pick<FilePart, 'fileName' | 'mediaType' | 'bytes'>;
  /** Whether `body` is the whole body instead of overriding properties of the valid one. */
  isWholeBody?: boolean;
}

const SHORT_CHARACTERS = 160;

/** Thrown when a step yields nothing to continue with. */
export class SequenceEnded extends Error {}

/** The calls of one sequence by one visitor. */
export class Steps {
  readonly #context: RunContext;
  readonly #title: string;
  readonly visitor: Visitor;

  constructor(context: RunContext, title: string, visitor: Visitor) {
    this.#context = context;
    this.#title = title;
    this.visitor = visitor;
  }

  /** The languages that the site offers. */
  get languages(): readonly string[] {
    return this.#context.languages;
  }

  /** Returns the first known value of a resource. Ends the sequence if there is none. */
  known(resource: string): string | number {
    const value = this.visitor.pool.all(resource)[0];
    if (value !== undefined) return value;
    if (this.#context.isDry) return 1;
    throw new SequenceEnded();
  }

  /** Returns all known values of a resource. */
  candidates(resource: string): readonly (string | number)[] {
    const all = this.visitor.pool.all(resource);
    return all.length === 0 && this.#context.isDry ? [1] : all;
  }

  /** Makes a call; ends the sequence if the response is not as expected. */
  async call(operationId: string, options: StepOptions): Promise<Answer> {
    const answer = await this.attempt(operationId, options);
    const expected = options.expect;
    const isFine = expected?.kind === 'status' ? expected.statuses.includes(answer.status ?? 0) : answer.isSuccess;
    if (!isFine) throw new SequenceEnded();
    return answer;
  }

  /** Makes a call and returns its response, whatever it is. */
  async attempt(operationId: string, options: StepOptions): Promise<Answer> {
    const operation = operationOf(this.#context.contract, operationId);
    const use = operation?.uses.find(({ name }) => options.use === undefined || name === options.use);
    if (operation === null || use === undefined) throw new SequenceEnded();
    const plain = draftFor(this.#context, this.visitor, operation, use, { withOptional: false });
    const draft = asSentByBrowser(plain, this.#context.runner.options.baseUrl);
    return this.#context.runner.send({
      phase: 'sequence',
      draft: withOverrides(withKey(draft, options.key), options),
      purpose: `${this.#title}: ${options.purpose}`,
      visitor: this.visitor,
      ...(options.cookie === undefined ? {} : { cookie: options.cookie }),
      expectation: options.expect ?? { kind: 'success', mayTryAnother: false },
    });
  }

  /** Asks for a file at an address that this operation has told; null if it lies outside of the API's own address. */
  async file(operationId: string, address: string, purpose: string, cookie?: string): Promise<Answer | null> {
    const operation = operationOf(this.#context.contract, operationId);
    const use = operation?.uses[0];
    const base = new URL(this.#context.runner.options.baseUrl);
    const url = new URL(address, base);
    const prefix = base.pathname.replace(/\/$/, '');
    if (operation === null || use === undefined || url.origin !== base.origin || !url.pathname.startsWith(`${prefix}/`))
      return null;
    return this.#context.runner.send({
      phase: 'sequence',
      draft: {
        operation: { ...operation, path: url.pathname.slice(prefix.length) },
        use,
        method: 'GET',
        path: new Map(),
        query: [],
        ...(url.search === '' ? {} : { rawQuery: url.search.slice(1) }),
        headers: [['Accept', 'image/*']],
        body: { kind: 'none' },
        resources: [],
      },
      purpose: `${this.#title}: ${purpose}`,
      visitor: this.visitor,
      ...(cookie === undefined ? {} : { cookie }),
      expectation: { kind: 'file' },
    });
  }

  /** Returns whether a call, and a given use of it, is part of this run and available on the server. */
  has(operationId: string, use: string | null = null): boolean {
    const { planned, runner } = this.#context;
    const isPlanned = planned.some(
      (each) => each.operation.operationId === operationId && (use === null || each.use.name === use),
    );
    return isPlanned && !runner.isMuted(operationId);
  }

  /** Notes in the report that this sequence could not check what it is for. */
  leaveOut(reason: string): void {
    this.#context.skipped.add(this.#title, reason);
  }

  /** Whether nothing is sent, so that responses mean nothing. */
  get isDry(): boolean {
    return this.#context.isDry;
  }

  /** Reports a finding unless the two values are equal. Returns whether they are. */
  same(answer: Answer, title: string, expected: unknown, actual: unknown, advice: string | null = null): boolean {
    if (isDeepStrictEqual(expected, actual)) return true;
    this.broken(answer, title, shortJson(expected), shortJson(actual), advice);
    return false;
  }

  /** Reports an inconsistency between responses. */
  broken(
    { exchange, body, findingCount }: Answer,
    title: string,
    expected: string,
    actual: string,
    advice: string | null = null,
  ): void {
    // For an unreadable body, the existing finding is enough.
    if (body === undefined && findingCount > 0) return;
    const text = { code: 'sequence-broken', title, place: null, expected, actual, advice };
    this.#context.runner.report('sequence', exchange, text);
  }
}

/** Returns a value as JSON, truncated if necessary. */
function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= SHORT_CHARACTERS ? text : `${[...text].slice(0, SHORT_CHARACTERS).join('')}…`;
}

function withOverrides(draft: Draft, { query = {}, path = {}, body, file, isWholeBody = false }: StepOptions): Draft {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)] as const);
  const kept = draft.query.filter(([name]) => !Object.hasOwn(query, name));
  const old = !isWholeBody && draft.body.kind === 'json' && isRecord(draft.body.value) ? draft.body.value : {};
  const replaced: Draft['body'] = body === undefined ? draft.body : { kind: 'json', value: { ...old, ...body } };
  const form: Draft['body'] =
    draft.body.kind === 'multipart'
      ? {
          ...draft.body,
          fields: overriddenFields(draft.body.fields, body),
          files: file === undefined ? draft.body.files : draft.body.files.map((part) => ({ ...part, ...file })),
        }
      : replaced;
  return { ...draft, path: new Map([...draft.path, ...Object.entries(path)]), query: [...kept, ...given], body: form };
}

/** A field of a form that is given as null is left out. */
function overriddenFields(
  fields: readonly (readonly [string, string])[],
  body: StepOptions['body'] = {},
): readonly (readonly [string, string])[] {
  const kept = fields.filter(([name]) => !Object.hasOwn(body, name));
  const given = Object.entries(body).filter(([, value]) => value !== null && value !== undefined);
  return [...kept, ...given.map(([name, value]) => [name, String(value)] as const)];
}

function withKey(draft: Draft, key: string | undefined): Draft {
  if (key === undefined) return draft;
  const name = draft.operation.parameters.find((parameter) => parameter.name.toLowerCase() === 'idempotency-key')?.name;
  if (name === undefined) return draft;
  return { ...draft, headers: [...draft.headers.filter(([each]) => each !== name), [name, key]] };
}
