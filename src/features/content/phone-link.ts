/** Returns a `tel:` link without spaces and dashes (specification, section 3); null if there is no number. */
export function phoneLink(supportPhone: string): string | null {
  const number = supportPhone.replace(/[\s\u2010-\u2015-]/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}
