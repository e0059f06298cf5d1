import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The legally required label of a binding order button in each language. */
const WORDS = {
  en: 'Order with obligation to pay',
  de: 'Zahlungspflichtig bestellen',
  nl: 'Bestelling met betalingsverplichting',
  fr: 'Commande avec obligation de paiement',
  it: 'Ordine con obbligo di pagare',
  es: 'Pedido con obligación de pago',
  pl: 'Zamówienie z\u00a0obowiązkiem zapłaty',
};

for (const [locale, words] of Object.entries(WORDS)) {
  const file = new URL(`../../../public/_i18n/${locale}/messages.json`, import.meta.url);
  it.runIf(existsSync(file))(`the order button bears the legal words in ${locale}`, () => {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(parsed).toMatchObject({ [locale]: { 'credits.order_button': words } });
  });
}
