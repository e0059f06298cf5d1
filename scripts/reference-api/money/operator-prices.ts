import type { Schemas } from '../contract/contract.ts';
import { isRecord, parseJson } from '../contract/json.ts';
import { textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';

type Money = Schemas['Money'];

/** Price overrides of the demo site: what an operator changes or misconfigures. */
export interface OperatorPrices {
  /** Percentage applied to every price. */
  percent: number;
  /** Replaces every price; null keeps the original prices. */
  amountMinor: number | null;
  /** ISO 4217 code; null keeps the country's currency. */
  currency: string | null;
  /** Ids of packs that are not sold. */
  withoutPacks: readonly number[];
  /** Origin used in payment page URLs; null for the server's own. */
  paymentOrigin: string | null;
  /** Whether renewal payments fail, as with an expired card. */
  renewalsFail: boolean;
}

export const DEMO_PRICES: OperatorPrices = {
  percent: 100,
  amountMinor: null,
  currency: null,
  withoutPacks: [],
  paymentOrigin: null,
  renewalsFail: false,
};

/** Validation rules by property name in the control plane. */
const RULES: Readonly<Record<string, { is: (value: unknown) => boolean; words: string }>> = {
  percent: { is: (value) => isWhole(value) && value >= 1 && value <= 1000, words: 'a whole number from 1 to 1000' },
  amount_minor: { is: (value) => value === null || isWhole(value), words: 'null or a whole number from 0 on' },
  currency: {
    is: (value) => value === null || (typeof value === 'string' && /^[A-Z]{3}$/.test(value)),
    words: 'null or three capital letters',
  },
  without_packs: { is: (value) => Array.isArray(value) && value.every(isWhole), words: 'a list of ids' },
  payment_origin: {
    is: (value) =>
      value === null || (typeof value === 'string' && URL.canParse(value) && new URL(value).origin === value),
    words: 'null or an origin, such as https://pay.example.com',
  },
  renewals_fail: { is: (value) => typeof value === 'boolean', words: 'true or false' },
};

export async function readOperatorPrices(reader: Reader): Promise<OperatorPrices> {
  const row = await reader.row("SELECT value FROM site_settings WHERE key = 'prices'");
  const stored = row === null ? {} : parseJson(textColumn(row, 'value'));
  const chosen = isRecord(stored) ? stored : {};
  const { percent, amount_minor, currency, without_packs, payment_origin, renewals_fail } = chosen;
  return {
    percent: typeof percent === 'number' ? percent : DEMO_PRICES.percent,
    amountMinor: typeof amount_minor === 'number' ? amount_minor : null,
    currency: typeof currency === 'string' ? currency : null,
    withoutPacks: Array.isArray(without_packs) ? without_packs.filter(isWhole) : [],
    paymentOrigin: typeof payment_origin === 'string' ? payment_origin : null,
    renewalsFail: renewals_fail === true,
  };
}

/** Replaces the price overrides. Returns an error message, or null on success. */
export async function storeOperatorPrices(writer: Writer, prices: unknown): Promise<string | null> {
  if (!isRecord(prices)) return 'Expected an object of prices.';
  for (const [name, value] of Object.entries(prices)) {
    const rule = RULES[name];
    if (rule === undefined) return `Unknown property ${name}. Known: ${Object.keys(RULES).join(', ')}.`;
    if (!rule.is(value)) return `${name} must be ${rule.words}.`;
  }
  await writer.run("INSERT OR REPLACE INTO site_settings (key, value) VALUES ('prices', ?)", [JSON.stringify(prices)]);
  return null;
}

export function priceWith(prices: OperatorPrices, { amount_minor, currency }: Money): Money {
  return {
    amount_minor: prices.amountMinor ?? Math.round((amount_minor * prices.percent) / 100),
    currency: prices.currency ?? currency,
  };
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
