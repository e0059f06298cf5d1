import fc from 'fast-check';

/** Where a connection is cut: before or after the server has acted. */
export type Cut = 'before' | 'after' | null;

/** The buttons of the test payment page that need no waiting. */
export type Ending = 'paid' | 'twice' | 'cancelled' | 'failed' | 'pending' | 'secure' | 'declined' | 'webhook-first';

/** What a press orders. */
export type Thing = 'credits' | 'premium';

export type Step =
  | { do: 'press'; tab: number; thing: Thing; cut: Cut }
  /** Presses in all tabs at once. */
  | { do: 'press-everywhere'; thing: Thing }
  | { do: 'reload'; tab: number }
  | { do: 'pay'; ending: Ending; times: number }
  | { do: 'withdraw'; cut: Cut }
  | { do: 'new-price'; percent: number }
  /** Longer than an open order blocks another one of the same kind. */
  | { do: 'wait' };

export const TABS = 3;

const cut = fc.constantFrom<Cut>(null, null, 'before', 'after');
const thing = fc.constantFrom<Thing>('credits', 'credits', 'premium');
const tab = fc.nat(TABS - 1);
const ending = fc.constantFrom<Ending>(
  'paid',
  'paid',
  'twice',
  'cancelled',
  'failed',
  'pending',
  'secure',
  'declined',
  'webhook-first',
);

/** Random sequences of member actions and events that affect them. */
export const schedules: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ do: fc.constant('press' as const), tab, thing, cut }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('press-everywhere' as const), thing }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constant('pay' as const), ending, times: fc.integer({ min: 1, max: 3 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('withdraw' as const), cut }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('new-price' as const), percent: fc.constantFrom(90, 100, 120) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  ),
  { minLength: 2, maxLength: 14 },
);
