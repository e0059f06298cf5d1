import { expect } from 'playwright/test';

/** One API call as the reference API saw it. */
export interface SeenRequest {
  method: string;
  path: string;
  query: string;
  status: number | null;
  at: string;
  account: string | null;
}

/** What goes wrong on purpose; `fault` as the control plane takes it, for instance `status:503` or `drop-after`. */
export interface Fault {
  method?: string;
  path: string;
  fault: string;
  times?: number;
  probability?: number;
}

/** The control plane of the reference API. Each call rejects when the server refuses it. */
export class Control {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** The API calls since the last reset of the list, oldest first. */
  async requests(): Promise<SeenRequest[]> {
    const body = await this.#call('GET', '/_reference/requests');
    if (!Array.isArray(body)) throw new Error('The control plane sent no list of requests');
    return body.map(readSeenRequest);
  }

  /** How many calls the server saw since the list was cleared. */
  async countRequests(method: string, path: string): Promise<number> {
    return (await this.requests()).filter((one) => one.method === method && one.path === path).length;
  }

  async clearRequests(): Promise<void> {
    await this.#call('DELETE', '/_reference/requests');
  }

  /** Replaces the whole list of faults. */
  async setFaults(faults: readonly Fault[]): Promise<void> {
    await this.#call('PUT', '/_reference/faults', faults);
  }

  /** A message comes in from a member. */
  async receiveMessage(from: number, to: string, text: string): Promise<void> {
    await this.#call('POST', '/_reference/messages', { from, to, text });
  }

  /** A like comes in from a member. */
  async receiveLike(from: number, to: string): Promise<void> {
    await this.#call('POST', '/_reference/likes', { from, to });
  }

  /** The mails that would have been sent, as the control plane keeps them. */
  async mail(): Promise<unknown> {
    return this.#call('GET', '/_reference/mail');
  }

  /** Back to the demo data, without faults and with an empty list of requests. */
  async reset(): Promise<void> {
    await this.#call('POST', '/_reference/reset');
    await this.setFaults([]);
    await this.clearRequests();
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.#url + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const text = await response.text();
    expect(response.ok, `${method} ${path} answered ${response.status} ${text}`).toBe(true);
    return text === '' ? null : JSON.parse(text);
  }
}

function readSeenRequest(value: unknown): SeenRequest {
  const entries = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  const text = (name: string): string | null => {
    const found = entries.get(name);
    return typeof found === 'string' ? found : null;
  };
  const status = entries.get('status');
  return {
    method: text('method') ?? '',
    path: text('path') ?? '',
    query: text('query') ?? '',
    status: typeof status === 'number' ? status : null,
    at: text('at') ?? '',
    account: text('account'),
  };
}
