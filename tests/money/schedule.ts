import assert from 'node:assert/strict';
import type { OrderResult } from '../../worker/public/order-calls.ts';
import { answered, type Offer, type Offers, OrderForm } from './buyer.ts';
import { judge, readLedger } from './judge.ts';
import { type Step, TABS, type Thing } from './steps.ts';
import type { World } from './world.ts';

const THINGS: readonly Thing[] = ['credits', 'premium'];
const OPEN_ORDER_MS = 30 * 60 * 1000;
const CLOSING: readonly string[] = ['paid', 'twice', 'cancelled', 'failed', 'webhook-first'];

interface Made {
  thing: Thing;
  madeAtMs: number;
  /** When the order was paid, cancelled or failed; infinite while it is open. */
  closedAtMs: number;
  /** The member was, or may have been, informed of an open order and wanted another one. */
  isMeantBeside: boolean;
}

/** Runs one schedule against the reference API and verifies the ledger afterwards. */
export async function runSchedule(world: World, steps: readonly Step[]): Promise<void> {
  const schedule = await Schedule.begin(world);
  for (const step of steps) await schedule.take(step);
  await schedule.end();
}

class Schedule {
  readonly #world: World;
  readonly #linesBefore: number;
  readonly #creditsBefore: number;
  readonly #ordersBefore: number;
  readonly #forms: Readonly<Record<Thing, readonly OrderForm[]>>;
  readonly #orders = new Map<string, Made>();
  readonly #shown = new Map<string, { amountMinor: number; credits: number | null }>();
  readonly #meant = new Set<string>();
  /** What the pages showed at each press. */
  readonly #pressed: Record<Thing, Offer[]> = { credits: [], premium: [] };
  /** Things of which a second order was intended, and perhaps made, without a response. */
  readonly #unansweredBeside = new Set<Thing>();
  #offers: Offers;
  #withdrawalKey = crypto.randomUUID();

  private constructor(world: World, offers: Offers, before: { lines: number; orders: number; credits: number }) {
    this.#world = world;
    this.#offers = offers;
    this.#linesBefore = before.lines;
    this.#creditsBefore = before.credits;
    this.#ordersBefore = before.orders;
    const formsOf = (thing: Thing) =>
      Array.from({ length: TABS }, () => new OrderForm(world.tab, thing, offers[thing]));
    this.#forms = { credits: formsOf('credits'), premium: formsOf('premium') };
  }

  static async begin(world: World): Promise<Schedule> {
    world.pass(OPEN_ORDER_MS + 60_000);
    const offers = await world.setPrices(100);
    const lines = (await readLedger(world.control)).length;
    return new Schedule(world, offers, {
      lines,
      orders: await world.countOrders(),
      credits: await world.readCredits(),
    });
  }

  async take(step: Step): Promise<void> {
    switch (step.do) {
      case 'press':
        return this.#press(this.#form(step.thing, step.tab), step.thing, step.cut);
      case 'press-everywhere':
        return void (await Promise.all(this.#forms[step.thing].map((form) => this.#press(form, step.thing, null))));
      case 'reload':
        for (const thing of THINGS) this.#form(thing, step.tab).reload(this.#offers[thing]);
        return;
      case 'pay':
        return this.#pay(step.ending, step.times);
      case 'withdraw':
        return this.#withdraw([...this.#orders.keys()].at(0), step.cut);
      case 'new-price':
        this.#offers = await this.#world.setPrices(step.percent);
        return;
      case 'wait':
        return this.#world.pass(OPEN_ORDER_MS + 60_000);
    }
  }

  async end(): Promise<void> {
    this.#expectNoneBeside();
    const transactions = new Map(
      await Promise.all(
        [...this.#orders.keys()].map(
          async (id) => [id, await answered(this.#world.tab.api.loadTransaction(id))] as const,
        ),
      ),
    );
    judge({
      entries: (await readLedger(this.#world.control)).slice(this.#linesBefore),
      transactions,
      shown: this.#shown,
      made: (await this.#world.countOrders()) - this.#ordersBefore,
      meant: this.#meant.size,
      creditsBefore: this.#creditsBefore,
      creditsAfter: await this.#world.readCredits(),
    });
    // The next schedule starts without premium.
    for (const { id, state, item } of transactions.values())
      if (state === 'paid' && item.kind === 'premium') await this.#withdraw(id, null);
  }

  #form(thing: Thing, tab: number): OrderForm {
    const form = this.#forms[thing][tab];
    assert(form !== undefined, `there is no tab ${tab}`);
    return form;
  }

  async #press(form: OrderForm, thing: Thing, cut: 'before' | 'after' | null): Promise<void> {
    const { offer } = form;
    this.#world.cutNext(cut);
    this.#pressed[thing].push(offer);
    const { meaning, again, result } = await form.press();
    // A refusal or an open order means that this press has made no order, now or before.
    if (result.status === 'refused' || result.status === 'open-order') this.#meant.delete(meaning);
    else this.#meant.add(meaning);
    if (again && result.status === 'offline') this.#unansweredBeside.add(thing);
    if (result.status === 'ordered') {
      await this.#note(result.transactionId, thing, offer, again);
      this.#shown.set(result.transactionId, { amountMinor: offer.price.amount_minor, credits: offer.credits });
    } else if (result.status === 'open-order') {
      const { transaction, amount } = result.order;
      const offered = this.#pressed[thing].find(({ price }) => price.amount_minor === amount.amount_minor);
      assert(offered !== undefined, `${transaction} is offered for payment at a price at which nothing was ordered`);
      await this.#note(transaction, thing, offered, this.#unansweredBeside.has(thing));
    } else this.#expectRefusal(result, form, thing);
  }

  /** A page with an outdated price is refused and shows the new one. */
  #expectRefusal(result: OrderResult, form: OrderForm, thing: Thing): void {
    if (result.status === 'offline') return;
    assert.equal(result.status, 'refused', JSON.stringify(result));
    if (result.status !== 'refused') return;
    if (result.error === 'price_changed')
      assert.notDeepEqual(form.offer.price, this.#offers[thing].price, 'the price has not changed');
    else assert.equal(`${thing} ${result.error}`, 'premium already_premium');
    form.reload(this.#offers[thing]);
  }

  /** An order whose response was cut may become known long after it was made. */
  async #note(id: string, thing: Thing, offer: Offer, isMeantBeside: boolean): Promise<void> {
    const known = this.#orders.get(id);
    if (known !== undefined) {
      // Another tab learnt of it first.
      known.isMeantBeside ||= isMeantBeside;
      return;
    }
    const made: Made = { thing, madeAtMs: this.#world.now(), closedAtMs: Infinity, isMeantBeside };
    this.#orders.set(id, made);
    this.#shown.set(id, { amountMinor: offer.price.amount_minor, credits: offer.credits });
    made.madeAtMs = Date.parse((await answered(this.#world.tab.api.loadTransaction(id))).created_at);
  }

  /**
   * While an order is open, another one may only be made by a member who was informed of it, even if all tabs press at
   * once.
   */
  #expectNoneBeside(): void {
    for (const [id, order] of this.#orders) {
      const beside = [...this.#orders].filter(([otherId, other]) => {
        const ageMs = order.madeAtMs - other.madeAtMs;
        const isEarlier = ageMs > 0 || (ageMs === 0 && otherId < id);
        return other.thing === order.thing && isEarlier && ageMs < OPEN_ORDER_MS && other.closedAtMs > order.madeAtMs;
      });
      assert(order.isMeantBeside || beside.length === 0, `${id} was made beside ${beside.map(([other]) => other)}`);
    }
  }

  async #pay(ending: string, times: number): Promise<void> {
    const id = [...this.#orders.keys()].at(-1);
    if (id === undefined) return;
    for (let time = 0; time < times; time += 1) await this.#world.pressPaymentButton(id, ending);
    const made = this.#orders.get(id);
    if (made !== undefined && CLOSING.includes(ending)) made.closedAtMs = Math.min(made.closedAtMs, this.#world.now());
  }

  async #withdraw(id: string | undefined, cut: 'before' | 'after' | null): Promise<void> {
    if (id === undefined) return;
    this.#world.cutNext(cut);
    const statement = { transactionId: id, name: 'Robin', email: 'demo@example.com' };
    const reply = await this.#world.tab.api.withdraw(statement, this.#withdrawalKey);
    if ('result' in reply && reply.result.status !== 'offline') this.#withdrawalKey = crypto.randomUUID();
  }
}
