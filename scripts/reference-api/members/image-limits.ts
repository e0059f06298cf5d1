/** The largest photo that is taken. */
export const UPLOAD_MAX_BYTES = 8_000_000;
/** Photos of one member. */
export const IMAGES_MAX = 30;
