/** Credits charged per message. */
export const MESSAGE_CREDITS = 1;
/** Credits charged per photo sent as a message, with its words. */
export const PHOTO_MESSAGE_CREDITS = 2;
/** Photos that a member may send within 24 hours. */
export const PHOTOS_PER_DAY = 20;
