import { expect, test } from 'vitest';
import { complaintOf, draftFrom, refusedFields } from './complaint-draft.ts';

const FULL = {
  ...draftFrom('?kind=copyright&target=118'),
  explanation: ' The photo is mine. ',
  email: 'alex@example.org',
  goodFaith: true,
};

test('a link fills in kind and target, and nothing that is none of the kinds', () => {
  expect(draftFrom('?kind=service&target=Noor')).toMatchObject({ kind: 'service', target: 'Noor' });
  expect(draftFrom('?kind=%3Cscript%3E')).toMatchObject({ kind: '' });
  // Half a character would be JSON that PHP does not read.
  expect(draftFrom(`?target=${'x'.repeat(1999)}\u{1F984}x`).target).toBe(`${'x'.repeat(1999)}\u{1F984}`);
});

test('a full form is a complaint; what was left empty is null', () => {
  expect(complaintOf(FULL)).toEqual({
    ok: true,
    complaint: {
      kind: 'copyright',
      target: '118',
      explanation: 'The photo is mine.',
      evidence: null,
      name: null,
      email: 'alex@example.org',
      good_faith: true,
    },
  });
});

test('an address with an international domain is taken', () => {
  const sent = { complaint: { email: 'alex@xn--mller-kva.de' } };
  expect(complaintOf({ ...FULL, email: ' alex@müller.de' })).toMatchObject(sent);
});

test('pictures go along, and only when there are some', () => {
  const picture = { name: 'proof.png', type: 'image/jpeg', content: 'AAAA' } as const;
  expect(complaintOf({ ...FULL, pictures: [picture] })).toMatchObject({ complaint: { files: [picture] } });
  expect(refusedFields({ 'files.0.content': 'wrong_format' })).toEqual(['pictures']);
});

test('a text that is one over its limit is named, one at its limit is taken', () => {
  const at = { target: 'x'.repeat(2000), explanation: '\u{1F984}'.repeat(10_000), name: 'x'.repeat(150) };
  expect(complaintOf({ ...FULL, ...at })).toMatchObject({ ok: true });
  const over = { target: `${at.target}x`, explanation: `${at.explanation}x`, name: `${at.name}x` };
  expect(complaintOf({ ...FULL, ...over })).toEqual({ ok: false, wrong: ['target', 'explanation', 'name'] });
});

test('what is missing is named, in the order of the form', () => {
  expect(complaintOf(draftFrom(''))).toEqual({ ok: false, wrong: ['kind', 'explanation', 'email', 'goodFaith'] });
  expect(complaintOf({ ...FULL, email: 'alex' })).toEqual({ ok: false, wrong: ['email'] });
});

test('fields that the server refuses are found again in the form; unknown ones are passed over', () => {
  expect(refusedFields({ good_faith: 'required', email: 'wrong_format', other: 'x' })).toEqual(['goodFaith', 'email']);
});
