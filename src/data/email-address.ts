const EMAIL_MAX_LENGTH = 254;

/**
 * Returns an address as it is sent: without blanks around it, and an international domain as mail servers, PHP and some
 * browsers write it, `xn--mller-kva.de` for `müller.de`. What is no domain stays as it is.
 */
export function tidyAddress(text: string): string {
  const tidy = text.trim();
  const start = tidy.lastIndexOf('@') + 1;
  const domain = tidy.slice(start);
  if (start === 0 || !/[^ -~]/.test(domain) || !/^[\p{L}\p{M}\p{N}.。-]+$/u.test(domain)) return tidy;
  const address = `https://${domain}`;
  return URL.canParse(address) ? tidy.slice(0, start) + new URL(address).hostname : tidy;
}

/**
 * Checks a tidy address as far as a form can: one at sign, a dot in the domain, no spaces. The server has the final say.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= EMAIL_MAX_LENGTH &&
    /^[^\s@"(),:;<>[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/i.test(text)
  );
}
