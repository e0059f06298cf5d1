import type { Schemas } from '../contract/contract.ts';

type PaymentMethod = Schemas['PaymentMethod'];

const METHODS: readonly PaymentMethod[] = [
  { id: 'card', kind: 'card', name: 'Card', countries: [] },
  { id: 'paypal', kind: 'wallet', name: 'PayPal', countries: [] },
  { id: 'ideal', kind: 'bank', name: 'iDEAL', countries: ['NL'] },
  { id: 'bancontact', kind: 'bank', name: 'Bancontact', countries: ['BE'] },
  { id: 'sepa', kind: 'direct_debit', name: 'SEPA', countries: ['NL', 'BE', 'DE', 'AT', 'IT', 'FR', 'ES', 'IE'] },
  { id: 'eps', kind: 'bank', name: 'eps', countries: ['AT'] },
  { id: 'twint', kind: 'wallet', name: 'TWINT', countries: ['CH'] },
  { id: 'blik', kind: 'wallet', name: 'BLIK', countries: ['PL'] },
];

export function methodsIn(country: string): PaymentMethod[] {
  return METHODS.filter((method) => worksIn(method, country));
}

export function findMethod(id: string): PaymentMethod | null {
  return METHODS.find((method) => method.id === id) ?? null;
}

export function worksIn(method: PaymentMethod, country: string): boolean {
  return method.countries.length === 0 || method.countries.includes(country);
}
