/** Credits charged per message. */
export const MESSAGE_CREDITS = 1;
