/** Maximum size of an uploaded photo. */
export const UPLOAD_MAX_BYTES = 8_000_000;
/** Maximum number of photos per member. */
export const IMAGES_MAX = 30;
