/** Names the member whom a write is for: it is not done as somebody who has logged in since (contract). */
export const ACCOUNT_HEADER = 'x-account';
