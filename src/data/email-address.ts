const EMAIL_MAX_LENGTH = 254;

/**
 * Checks an address as far as a form can: one at sign, a dot in the domain, no spaces. The server has the final say.
 */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= EMAIL_MAX_LENGTH && /^[^\s@"(),:;<>[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text)
  );
}
