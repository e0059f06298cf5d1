/** The operations that the PHP backend implements. */
export const PHP_OPERATIONS: readonly string[] = [
  'getSettings',
  'logIn',
  'logOut',
  'reportPageHidden',
  'getUser',
  'uploadImage',
  'getProfile',
  'search',
  'getChats',
  'getChat',
  'sendMessage',
  'markChatRead',
  'removeChat',
  'getLikes',
  'likeProfile',
  'unlikeProfile',
];
