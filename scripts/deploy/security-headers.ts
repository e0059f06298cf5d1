import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';

/** The settings that determine which origins the browser may contact. */
export type PolicySettings = Pick<
  RuntimeConfiguration,
  'apiBaseUrl' | 'imageOrigins' | 'analyticsScript' | 'analyticsOrigins'
>;

/** A site whose API and pictures are on its own origin, without analytics. */
export const OWN_ORIGIN_ONLY: PolicySettings = {
  apiBaseUrl: '',
  imageOrigins: [],
  analyticsScript: null,
  analyticsOrigins: [],
};

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy';

/** Returns the directives of the Content-Security-Policy with their sources: this origin and the configured ones. */
export function contentSecurityPolicy(settings: PolicySettings): ReadonlyMap<string, readonly string[]> {
  const { apiBaseUrl, imageOrigins, analyticsScript } = settings;
  const api = apiBaseUrl === '' ? [] : [apiBaseUrl];
  const analytics = analyticsScript === null ? [] : [new URL(analyticsScript).origin, ...settings.analyticsOrigins];
  const own = "'self'";
  return new Map([
    ['default-src', ["'none'"]],
    ['script-src', unique([own, ...analytics])],
    ['style-src', [own]],
    // Analytics scripts fall back to reporting through an image.
    ['img-src', unique([own, 'data:', 'blob:', ...api, ...imageOrigins, ...analytics])],
    ['font-src', [own]],
    // The video of the landing pages and its captions.
    ['media-src', [own]],
    // The service worker fetches portraits itself in order to cache them.
    ['connect-src', unique([own, ...api, ...imageOrigins, ...analytics])],
    ['worker-src', [own]],
    ['manifest-src', [own]],
    ['base-uri', ["'none'"]],
    ['form-action', [own]],
    ['frame-ancestors', ["'none'"]],
  ]);
}

/** Serialises the policy as a header value. */
export function policyText(policy: ReadonlyMap<string, readonly string[]>): string {
  return [...policy].map(([directive, sources]) => `${directive} ${sources.join(' ')}`).join('; ');
}

/** Headers of every response, whatever its status. */
export function securityHeaders(settings: PolicySettings): Readonly<Record<string, string>> {
  return {
    [CONTENT_SECURITY_POLICY]: policyText(contentSecurityPolicy(settings)),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  };
}

function unique(sources: readonly string[]): string[] {
  return [...new Set(sources)];
}
