const RELATIVE_ADDRESS =
  /(<link rel="(?:canonical|alternate)"[^>]*? href="|<meta property="og:(?:url|image)" content=")(?=\/)/g;

/**
 * Completes the addresses that a prerendered page of a site without `siteUrl` gives itself, its other languages and its
 * picture: the demonstration shows crawlers what they see of a configured site, wherever it runs.
 */
export function withOwnAddress(html: string, origin: string): string {
  return html.replace(RELATIVE_ADDRESS, `$1${origin}`);
}
