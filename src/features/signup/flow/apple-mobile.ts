/** An iPhone or iPad: their own date wheel is better than any list (specification, section 5). */
export function isAppleMobile(browser: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  const isPad = browser.userAgent.includes('Macintosh') && browser.maxTouchPoints > 1;
  return isPad || /iPhone|iPad|iPod/.test(browser.userAgent);
}
