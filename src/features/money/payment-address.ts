/**
 * The address of the payment provider when it may be followed, else null: http(s), and of an origin that is this one,
 * the API's, or one that the operator allows (`allowedOrigins`).
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
