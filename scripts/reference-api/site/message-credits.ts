/** What one message takes from the balance. */
export const MESSAGE_CREDITS = 1;
