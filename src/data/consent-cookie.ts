/** Keeps whether visits may be counted. */
export const CONSENT_COOKIE_NAME = 'rendezvous_consent';
