import type { Reader } from '../database/database.ts';
import type { GuestCall } from '../http/call.ts';
import { readOperatorPrices } from './operator-prices.ts';
import { pageOfPayment } from './payment-path.ts';
import type { Viewer } from './transactions.ts';

export async function viewerOf({ account, context, nowMs }: GuestCall, reader: Reader): Promise<Viewer> {
  const prices = await readOperatorPrices(reader);
  return { accountId: account?.id ?? null, pageOfPayment: (id) => pageOfPayment(context, id, prices), nowMs };
}
