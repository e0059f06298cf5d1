import assert from 'node:assert/strict';
import type { BrowserContext } from 'playwright';
import type { Transaction } from '../../worker/public/direct-calls.ts';

const HEADERS = { 'x-package-name': 'rendezvous', 'x-original-host': 'localhost' };

/** Reads the server's data on the demo member of a browser profile, bypassing its pages. */
export class Shop {
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async logIn(): Promise<void> {
    const settings = await this.#get('/api/settings.php');
    assert(typeof settings === 'object' && settings !== null && 'csrf' in settings);
    const data = { email: 'demo@example.com', password: 'demo-password', csrf: settings.csrf };
    const response = await this.#context.request.post('/api/login.php', { headers: HEADERS, data });
    assert(response.ok(), await response.text());
  }

  async readCredits(): Promise<number> {
    const offer = await this.#get('/api/credits.php');
    assert(typeof offer === 'object' && offer !== null && 'balance' in offer && typeof offer.balance === 'number');
    return offer.balance;
  }

  /** Newest first. */
  async transactions(): Promise<readonly Transaction[]> {
    const list = await this.#get('/api/transactions.php?pp=100');
    assert(typeof list === 'object' && list !== null && 'transactions' in list && Array.isArray(list.transactions));
    return list.transactions.filter(isTransaction);
  }

  async #get(path: string): Promise<unknown> {
    const response = await this.#context.request.get(path, { headers: HEADERS });
    assert(response.ok(), `${path} answered ${response.status()}`);
    return response.json();
  }
}

/** A minimal check: the reference API's own tests validate it against the contract. */
function isTransaction(value: unknown): value is Transaction {
  return typeof value === 'object' && value !== null && 'id' in value && 'state' in value && 'amount' in value;
}
