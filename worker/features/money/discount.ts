import type { components, paths } from '../../../openapi/generated/types.ts';
import type { ApiClient } from '../../http/api-client.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { DirectResult, DiscountCode, FoundDiscount } from '../../public/direct-calls.ts';
import type { DiscountTerms } from '../../public/discount-terms.ts';
import { directResult } from '../../sync/direct-result.ts';
import { failureOf } from '../../sync/failure.ts';

interface Asker {
  api: ApiClient;
  signal: AbortSignal;
}

type Lookup = components['schemas']['DiscountLookup'];
type Query = NonNullable<paths['/api/discountcode.php']['get']['parameters']['query']>;

/**
 * Finds the best discount for this visitor or member: the welcome discount, the campaign's, or that of an entered code.
 * A lookup that fails takes away no discount that another one has found; only whether an entered code is valid needs
 * its own.
 */
export async function findDiscount(asker: Asker, terms: DiscountTerms): Promise<DirectResult<FoundDiscount>> {
  const { typed, outcomes, answers } = await lookUp(asker, terms);
  // A code that the server refuses, for its characters for instance, is none of its codes.
  const isTypedUnclear = typed !== null && typed.kind !== 'ok' && failureOf(typed).status !== 'refused';
  const failed = isTypedUnclear ? typed : answers.length === 0 ? outcomes[0] : undefined;
  if (failed !== undefined && failed.kind !== 'ok') return directResult(failed);
  return {
    status: 'answered',
    data: {
      best: bestOf(answers),
      typed: typed?.kind === 'ok' ? typed.data.discount_code : null,
      timeBonus: answers.find(({ time_bonus }) => time_bonus !== null)?.time_bonus ?? null,
    },
  };
}

/** Returns the code to request prices with. A failed lookup only loses its own discount, not the prices. */
export async function bestCode(asker: Asker, terms: DiscountTerms): Promise<string | null> {
  return bestOf((await lookUp(asker, terms)).answers)?.code ?? null;
}

async function lookUp(asker: Asker, { tracking, code }: DiscountTerms) {
  const [welcome, campaign, typed] = await Promise.all([
    look(asker, { welcome: 'true' }),
    tracking === null ? null : look(asker, trackingQuery(tracking)),
    code === null ? null : look(asker, { code }),
  ]);
  const outcomes = [welcome, campaign, typed].filter((outcome) => outcome !== null);
  const answers = outcomes.flatMap((outcome) => (outcome.kind === 'ok' ? [outcome.data] : []));
  return { typed, outcomes, answers };
}

/** Returns the largest discount; among equal ones, the first in the list. */
function bestOf(answers: readonly Lookup[]): DiscountCode | null {
  return answers
    .map(({ discount_code }) => discount_code)
    .reduce((best, each) => (each !== null && each.percent > (best?.percent ?? 0) ? each : best), null);
}

/** Omits values that are not set instead of sending them empty. */
function trackingQuery(tracking: NonNullable<DiscountTerms['tracking']>): Query {
  return Object.fromEntries(Object.entries(tracking).filter(([, value]) => value !== ''));
}

function look({ api, signal }: Asker, query: Query): Promise<Outcome<Lookup>> {
  return api.perform(
    (client, { signal: callSignal }) => client.GET('/api/discountcode.php', { params: { query }, signal: callSignal }),
    signal,
  );
}
