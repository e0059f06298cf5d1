import { expect, it } from 'vitest';
import { paymentAddress } from './payment-address.ts';

const site = {
  origin: 'https://www.example.com',
  apiBaseUrl: 'https://api.example.com',
  allowedOrigins: ['https://pay.example.net'],
};

it('a payment page is followed on the own, the API’s and an allowed origin', () => {
  for (const address of ['https://www.example.com/a', 'https://api.example.com/b?c', 'https://pay.example.net/d#e']) {
    expect(paymentAddress(address, site)).toBe(address);
  }
});

it('no other address is followed', () => {
  for (const address of [
    'https://pay.example.net.evil.example/a',
    'https://pay.example.net@evil.example/a',
    'http://pay.example.net/a',
    '//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://www.example.com/1',
    '/relative',
    '',
  ]) {
    expect(paymentAddress(address, site)).toBeNull();
  }
});
