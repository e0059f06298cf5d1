import { expect, test } from 'vitest';
import { suggestAddress } from './email-typo.ts';

test.each([
  ['sam@gmial.com', 'sam@gmail.com'],
  ['Sam.B@hotmial.nl', 'Sam.B@hotmail.nl'],
  ['sam@zigo.nl', 'sam@ziggo.nl'],
  ['sam@kpnmial.nl', 'sam@kpnmail.nl'],
  ['sam@telenet.bee', 'sam@telenet.be'],
  ['sam@skynett.be', 'sam@skynet.be'],
  ['sam@interai.pl', 'sam@interia.pl'],
  ['sam@onte.pl', 'sam@onet.pl'],
  ['sam@gmail.con', 'sam@gmail.com'],
  [' sam@outlok.com ', 'sam@outlook.com'],
  ['sam@gmail.co', 'sam@gmail.com'],
  ['sam@hotmail.co', 'sam@hotmail.com'],
  ['sam@yahoo.co', 'sam@yahoo.com'],
])('%j: did you mean %s?', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'sam@gmail.com',
  'sam@wp.pl',
  'sam@o2.pl',
  'sam@vp.pl',
  'sam@home.nl',
  'sam',
  '',
  'sam@',
  'sam@rendezvous.example',
  // Real domains that resemble a provider's.
  'sam@pk.edu.pl',
  'sam@uw.edu.pl',
  'sam@ucl.ac.uk',
  'sam@ox.ac.uk',
  'sam@op.pl',
  'sam@wo.pl',
  'sam@live.at',
  'sam@mail.com',
  'sam@email.com',
  'sam@company.co',
  'sam@orange.pl',
  'sam@firma.io',
  'sam@studio.app',
  'sam@gov.pl',
  'sam@tue.nl',
])('%j is left alone', (typed) => {
  expect(suggestAddress(typed)).toBeNull();
});

test.each(['sam@example.com', 'sam@nickelback-fanclub.nl', '<script>@gmail.com', 'x'.repeat(300)])(
  'hostile or foreign text such as %j does no harm',
  (typed) => {
    expect(() => suggestAddress(typed)).not.toThrow();
  },
);
