/** Currencies by their number of decimals, where it is not two (ISO 4217, list one, column "minor unit"). */
const OTHER_DECIMALS: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/**
 * Returns the number of decimals between a currency and its smallest unit, by ISO 4217. Platforms know what they show:
 * for HUF, COP or IQD none, and not all the same.
 */
export function currencyDecimals(currency: string): number {
  const other = Object.entries(OTHER_DECIMALS).find(([, currencies]) => currencies.includes(currency));
  return other === undefined ? 2 : Number(other[0]);
}
