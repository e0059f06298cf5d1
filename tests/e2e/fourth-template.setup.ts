import { test } from 'playwright/test';
import { buildFourthTemplate } from './fourth-template.ts';

test('a fourth template is its folder and its name in the contract: it compiles and builds', () => {
  test.setTimeout(300_000);
  buildFourthTemplate();
});
