/**
 * Returns the payment provider's URL if it is safe to follow, else null: it must be http(s) and on this origin, the
 * API's origin, or one the operator allows (`allowedOrigins`).
 */
export function paymentAddress(
  redirect: string,
  site: { origin: string; apiBaseUrl: string; allowedOrigins: readonly string[] },
): string | null {
  try {
    const { href, origin, protocol } = new URL(redirect);
    const allowed = [site.origin, site.apiBaseUrl, ...site.allowedOrigins];
    return (protocol === 'https:' || protocol === 'http:') && allowed.includes(origin) ? href : null;
  } catch {
    return null;
  }
}
