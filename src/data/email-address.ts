const EMAIL_MAX_LENGTH = 254;

/** An address as a form can tell: one at sign, a dot in the domain, no spaces. The server has the last word. */
export function isEmailAddress(text: string): boolean {
  return (
    text.length <= EMAIL_MAX_LENGTH && /^[^\s@"(),:;<>[\]\\]+@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i.test(text)
  );
}
