import type { Route } from '../../src/app/route.ts';
import { ROUTES } from '../../src/app/routes.ts';
import type { ParameterName } from '../../src/routing/path-parameters.ts';

/** Values for path parameters that exist in the demo data. */
const SAMPLES: Readonly<Record<Exclude<ParameterName, 'paymentMethod'>, string>> = {
  chatId: '1',
  memberId: '221',
  type: 'given',
  slug: 'eng',
  creditId: '1',
  transactionId: 't_demo_000000000000016',
};

const samples = new Map<string, string>(Object.entries(SAMPLES));

/** Every route with a URL for which the demo data has content. */
export const ADDRESSES: readonly (Route & { address: string })[] = ROUTES.map((route) => ({
  ...route,
  address: route.path.replace('/:paymentMethod?', '').replaceAll(/:(\w+)/g, (_part, name) => samples.get(name) ?? name),
}));
