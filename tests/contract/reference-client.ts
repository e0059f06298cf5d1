import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Contract, loadContract } from '../../scripts/reference-api/contract/contract.ts';
import { parseJson } from '../../scripts/reference-api/contract/json.ts';
import {
  type ReferenceServer,
  type ReferenceServerOptions,
  startReferenceServer,
} from '../../scripts/reference-api/server.ts';
import { Control } from '../fixtures/control.ts';
import { createCookieFetch } from '../fixtures/cookie-fetch.ts';

export interface Answered {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

export interface CallOptions {
  query?: Record<string, number | string>;
  /** Serialised as JSON, except for strings and forms. */
  body?: unknown;
  key?: string;
  /** Replaces the default headers. */
  headers?: Record<string, string>;
}

export const CALL_HEADERS = { 'x-package-name': 'rendezvous-web', 'x-original-host': 'localhost' };

const contract: Contract = loadContract();

/** Acts as one browser: keeps cookies, and throws if a response violates the contract. */
export class ReferenceClient {
  readonly #url: string;
  readonly #fetch = createCookieFetch();

  constructor(url: string) {
    this.#url = url;
  }

  async call(operationId: string, options: CallOptions = {}): Promise<Answered> {
    const operation = contract.operation(operationId);
    const url = new URL(this.#url + operation.path);
    for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, String(value));
    return this.send(operationId, { ...options, method: operation.method, path: url.pathname + url.search });
  }

  /** Sends a request that may violate the contract; the response must not. */
  async send(operationId: string, options: CallOptions & { method: string; path: string }): Promise<Answered> {
    const headers = new Headers(options.headers ?? CALL_HEADERS);
    const { body } = options;
    if (body !== undefined && !(body instanceof FormData) && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    if (options.key !== undefined) headers.set('idempotency-key', options.key);
    const sent = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
    const response = await this.#fetch(
      new Request(this.#url + options.path, {
        method: options.method,
        headers,
        redirect: 'manual',
        ...(sent === undefined ? {} : { body: sent }),
      }),
    );
    const text = await response.text();
    const answered = { status: response.status, headers: response.headers, text, body: parseJson(text) };
    const problem = contractProblem(operationId, answered);
    if (problem !== null) throw new Error(problem);
    return answered;
  }

  /** Fetches an address as a picture on a page does: with the cookies, without the headers of a call. */
  async picture(address: string): Promise<Response> {
    return this.#fetch(new Request(new URL(address, this.#url)));
  }

  async csrf(): Promise<string> {
    return String(valueAt((await this.call('getSettings')).body, 'csrf'));
  }

  async logIn(email: string, password: string): Promise<Answered> {
    return this.call('logIn', { body: { email, password, csrf: await this.csrf() } });
  }
}

/** Returns what violates the contract, or null if the response conforms to it. */
export function contractProblem(operationId: string, answered: Answered): string | null {
  const { answers } = contract.operation(operationId);
  const where = `${operationId} answered ${answered.status}`;
  const validator = answers.get(answered.status);
  if (validator === undefined) return `${where}, which the contract does not know: ${answered.text.slice(0, 200)}`;
  if (validator === null) return answered.text === '' ? null : `${where} with a body`;
  const type = answered.headers.get('content-type');
  if (type?.split(';')[0] !== 'application/json') return `${where} as ${type}`;
  const validate = validator();
  if (validate(answered.body)) return null;
  return `${where} against its schema: ${JSON.stringify(validate.errors?.slice(0, 3))}`;
}

/** Follows property names and indexes; returns undefined if one does not exist. */
export function valueAt(value: unknown, ...path: readonly (number | string)[]): unknown {
  let found: unknown = value;
  for (const name of path) {
    found = typeof found === 'object' && found !== null ? new Map(Object.entries(found)).get(String(name)) : undefined;
  }
  return found;
}

export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('Not a list');
  return value;
}

export interface Stage {
  url: string;
  databaseUrl: string;
  control: Control;
  /** Returns a new browser, logged in. */
  member(account: 'demo' | 'other' | 'premium'): Promise<ReferenceClient>;
  visitor(): ReferenceClient;
  /** Restarts the server on the same port and database. */
  restart(change?: Partial<ReferenceServerOptions>): Promise<void>;
}

/** Provides a server for the tests of one file, reset to the demo data before each test. */
export function referenceStage(change: Partial<ReferenceServerOptions> = {}): Stage {
  const folder = mkdtempSync(join(tmpdir(), 'rendezvous-contract-'));
  const options: ReferenceServerOptions = {
    port: 0,
    databaseUrl: `file:${join(folder, 'reference.sqlite')}`,
    control: true,
    quiet: true,
    ...change,
  };
  let server: ReferenceServer | null = null;
  const running = (): ReferenceServer => {
    if (server === null) throw new Error('The server does not run');
    return server;
  };
  beforeAll(async () => {
    server = await startReferenceServer(options);
  });
  beforeEach(async () => {
    await new Control(running().url).reset();
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    databaseUrl: options.databaseUrl,
    get url() {
      return running().url;
    },
    get control() {
      return new Control(running().url);
    },
    async member(account) {
      const client = new ReferenceClient(running().url);
      const { status } = await client.logIn(`${account}@example.com`, `${account}-password`);
      if (status !== 200) throw new Error(`Logging in answered ${status}`);
      return client;
    },
    visitor: () => new ReferenceClient(running().url),
    async restart(restartChange = {}) {
      const { port } = running();
      await running().close();
      server = await startReferenceServer({ ...options, port, ...restartChange });
    },
  };
}
