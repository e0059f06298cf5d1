import type { Schemas } from '../contract/contract.ts';

type PaymentMethod = Schemas['PaymentMethod'];

const METHODS: readonly PaymentMethod[] = [
  { id: 'card', name: 'Credit or debit card', countries: [] },
  { id: 'paypal', name: 'PayPal', countries: [] },
  { id: 'ideal', name: 'iDEAL', countries: ['NL'] },
  { id: 'bancontact', name: 'Bancontact', countries: ['BE'] },
  { id: 'sepa', name: 'SEPA direct debit', countries: ['NL', 'BE', 'DE', 'AT', 'IT', 'FR', 'ES', 'IE'] },
  { id: 'eps', name: 'eps', countries: ['AT'] },
  { id: 'twint', name: 'TWINT', countries: ['CH'] },
  { id: 'blik', name: 'BLIK', countries: ['PL'] },
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
