/** Returns the token of a mailed link, `?token=`, in the contract's format (`LinkToken`); null if there is none. */
export function readLinkToken(search: string): string | null {
  const token = new URLSearchParams(search).get('token');
  return token !== null && /^[A-Za-z0-9_-]{16,200}$/.test(token) ? token : null;
}
