import { expect, test } from 'vitest';
import { contentSecurityPolicy, OWN_ORIGIN_ONLY, policyText } from './security-headers.ts';

test('a site on one origin lets nothing else through', () => {
  const text = policyText(contentSecurityPolicy(OWN_ORIGIN_ONLY));
  expect(text).not.toMatch(/https?:|unsafe|\*/);
  expect(text).toContain("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:;");
});

test('what the configuration names is let through where it is needed, and only there', () => {
  const policy = contentSecurityPolicy({
    apiBaseUrl: 'https://api.site.test',
    imageOrigins: ['https://pictures.site.test', 'https://api.site.test'],
    analyticsScript: 'https://count.test/js/count.js?site=1',
    analyticsOrigins: ['https://collect.count.test'],
  });
  const counting = ['https://count.test', 'https://collect.count.test'];
  const pictures = ['https://api.site.test', 'https://pictures.site.test'];
  expect(policy.get('script-src')).toEqual(["'self'", ...counting]);
  expect(policy.get('connect-src')).toEqual(["'self'", ...pictures, ...counting]);
  expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...pictures, ...counting]);
  for (const directive of ['style-src', 'font-src', 'worker-src', 'form-action']) {
    expect(policy.get(directive)).toEqual(["'self'"]);
  }
});
