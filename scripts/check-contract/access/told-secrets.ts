import { at } from '../contract/json.ts';
import type { Exchange } from '../model/exchange.ts';
import type { RunContext } from '../run/context.ts';

const SECRETS = ['password', 'new_password'];
/** Shorter texts, and those of one letter alone, may stand in an answer by chance. */
const LENGTH_MIN = 8;

/** Reports answers that repeat the password of their request: they stand in logs, caches and error reports. */
export function checkToldSecrets({ runner, planned }: RunContext): void {
  for (const exchange of runner.exchanges) {
    if (!planned.some(({ operation }) => operation === exchange.operation)) continue;
    const place = placeOfSecret(exchange);
    if (place === null) continue;
    runner.report('session', exchange, {
      code: 'secret-told',
      title: 'An answer repeats the password of its request',
      place,
      expected: 'no password in any answer',
      actual: 'the password, as it was sent',
      advice: 'Leave it out of messages and of everything that is printed for debugging.',
    });
    return;
  }
}

function placeOfSecret({ request, outcome }: Exchange): string | null {
  if (outcome.kind !== 'answered' || request.body === null) return null;
  const secrets = secretsIn(request.body);
  if (secrets.length === 0) return null;
  const text = Buffer.from(outcome.body).toString('utf8');
  if (secrets.some((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)))) return '';
  const header = outcome.headers.find(([, value]) => secrets.some((secret) => value.includes(secret)));
  return header === undefined ? null : `header ${header[0]}`;
}

function secretsIn(body: Uint8Array): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return [];
  }
  return SECRETS.flatMap((name) => {
    const secret = at(value, name);
    return typeof secret === 'string' && secret.trim().length >= LENGTH_MIN && new Set(secret).size > 3 ? [secret] : [];
  });
}
