import { expect, test } from 'vitest';
import { memberFrameAt } from './member-frame-at.ts';
import { ROUTES } from './routes.ts';

test('the frame before the start is that of the table of routes', () => {
  for (const { path, layout } of ROUTES) {
    // Redirects immediately to another page.
    if (/^\/landers\/[^/:]+$/.test(path)) continue;
    const address = path.replace(/\/:paymentMethod\?/, '').replaceAll(/:[a-z]+/gi, '7');
    // Its steps have a bar of their own.
    const isSignup = path === '/signup' || path === '/complete-signup';
    const framed = !isSignup && (layout === 'default' || layout === 'chat') ? layout : null;
    expect(memberFrameAt(address), path).toBe(framed);
  }
});
