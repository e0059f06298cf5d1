import { expect, test } from 'vitest';
import { afterName } from './after-name.ts';

test('the age stands behind the name, and nothing where a member has not told it', () => {
  expect(`Noor${afterName(31)}`).toBe('Noor, 31');
  expect(`Noor${afterName(null)}`).toBe('Noor');
});
