/** For dialling: without spaces and dashes (specification, section 3). Null when there is nothing to dial. */
export function phoneLink(supportPhone: string): string | null {
  const number = supportPhone.replace(/[\s\u2010-\u2015-]/g, '');
  return /\d/.test(number) ? `tel:${number}` : null;
}
