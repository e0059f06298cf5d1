export const OWN_PORTRAITS = 'portraits';
/** From another origin: the browser shows nothing of them to scripts. */
export const FOREIGN_PORTRAITS = 'foreign-portraits';
