/** The token of a mail's link, `?token=`, shaped as the contract has it (`LinkToken`); null when there is none. */
export function readLinkToken(search: string): string | null {
  const token = new URLSearchParams(search).get('token');
  return token !== null && /^[A-Za-z0-9_-]{16,200}$/.test(token) ? token : null;
}
