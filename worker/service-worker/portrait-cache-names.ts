export const OWN_PORTRAITS = 'portraits';
/** From another origin: their responses are opaque to scripts. */
export const FOREIGN_PORTRAITS = 'foreign-portraits';
