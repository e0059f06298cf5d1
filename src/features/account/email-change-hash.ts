/** Fragment of the notifications page that opens the form for changing the address (specification, mail links). */
export const EMAIL_CHANGE_HASH = '#email-change-incorrect';
