import { type ReferenceClient, type Stage, valueAt } from './reference-client.ts';

/** Orders a pack of credits by card; returns the transaction. */
export async function order(
  client: ReferenceClient,
  pack: number,
  discount_code: string | null = null,
): Promise<string> {
  const { body } = await client.call('orderCredits', { body: { pack, method: 'card', discount_code } });
  return String(valueAt(body, 'transaction'));
}

/** Presses a button of the test payment page. */
export async function pay({ url }: Stage, id: string, outcome: string): Promise<Response> {
  return fetch(`${url}/_reference/pay/${id}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
    redirect: 'manual',
  });
}

export async function read(client: ReferenceClient, id: string): Promise<unknown> {
  return (await client.call('getTransactions', { query: { id } })).body;
}

export async function balance(client: ReferenceClient): Promise<unknown> {
  return valueAt((await client.call('getUser')).body, 'credits');
}
