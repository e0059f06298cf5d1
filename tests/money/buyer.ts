import assert from 'node:assert/strict';
import { createOrderIntent } from '../../src/features/money/order-intent.ts';
import type { Pricing, Transaction } from '../../worker/public/direct-calls.ts';
import type { OrderResult } from '../../worker/public/order-calls.ts';
import type { Tab } from '../fixtures/device.ts';
import type { Thing } from './steps.ts';

type Amount = Transaction['amount'];

/** A page's offer as of when it was loaded. */
export interface Offer {
  id: number;
  method: string;
  price: Amount;
  credits: number | null;
}

export type Offers = Readonly<Record<Thing, Offer>>;

/** Returns the first pack and the first plan, with a payment method. */
export async function readOffers(tab: Tab): Promise<Offers> {
  const { credits, premium } = await answered<Pricing>(tab.api.loadPricing({ tracking: null, code: null }));
  const [pack] = credits.packs;
  const [plan] = premium.plans;
  const method = credits.payment_methods[0]?.id;
  assert(pack !== undefined && plan !== undefined && method !== undefined, 'there is nothing to buy');
  return {
    credits: { id: pack.id, method, price: pack.price, credits: pack.credits + pack.bonus_credits },
    premium: { id: plan.id, method, price: plan.price, credits: null },
  };
}

/** Returns the data of a call that must succeed. */
export async function answered<Data>(
  reply: Promise<{ result: { status: string; data?: Data } } | object>,
): Promise<Data> {
  const found = await reply;
  const data = 'result' in found ? found.result.data : undefined;
  assert(data !== undefined, `no answer: ${JSON.stringify(found)}`);
  return data;
}

/** An order form in a tab, with its state; a reload discards it. It submits like the product's form. */
export class OrderForm {
  readonly #tab: Tab;
  readonly #thing: Thing;
  #offer: Offer;
  #intent = createOrderIntent();
  #openOrder: string | null = null;
  /** A press without a response: pressing again means the same order. */
  #unanswered: { content: string; meaning: string } | null = null;

  constructor(tab: Tab, thing: Thing, offer: Offer) {
    this.#tab = tab;
    this.#thing = thing;
    this.#offer = offer;
  }

  get offer(): Offer {
    return this.#offer;
  }

  /** The open order shown on the page. */
  get openOrder(): string | null {
    return this.#openOrder;
  }

  reload(offer: Offer): void {
    this.#offer = offer;
    this.#intent = createOrderIntent();
    this.#openOrder = null;
    this.#unanswered = null;
  }

  /** Presses with the same `meaning` may create at most one order. */
  async press(): Promise<{ meaning: string; again: boolean; result: OrderResult }> {
    const { id, method, price, credits } = this.#offer;
    const again = this.#openOrder !== null;
    const shown = { price, credits };
    const content = JSON.stringify([this.#thing, id, shown, this.#openOrder]);
    if (this.#unanswered?.content !== content) this.#unanswered = { content, meaning: crypto.randomUUID() };
    const { meaning } = this.#unanswered;
    const order = { method, discountCode: null, shown, again, idempotencyKey: this.#intent.keyFor(content) };
    const reply = await (this.#thing === 'credits'
      ? this.#tab.api.orderCredits({ ...order, packId: id })
      : this.#tab.api.subscribePremium({ ...order, planId: id }));
    assert('result' in reply, `the worker is gone: ${JSON.stringify(reply)}`);
    const { result } = reply;
    if (result.status === 'open-order') this.#openOrder = result.order.transaction;
    // A call cut by the network is retried with the same key.
    if (result.status === 'ordered' || result.status === 'open-order' || result.status === 'refused') {
      this.#intent.settle();
      this.#unanswered = null;
    }
    return { meaning, again, result };
  }
}
