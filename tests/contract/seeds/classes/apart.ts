import { type Classes, EVERYWHERE } from './classes.ts';

/** What one member is told or can do of another. */
export const APART_CLASSES: Classes = {
  'list-of-all-members': ['getChats', 'getLikes', 'listBlockedMembers', 'listTransactions'],
  'foreign-conversation': ['readChat', 'sendMessage', 'markChatRead', 'removeChat', 'reportMember'],
  'foreign-image': ['arrangeImages', 'removeImage'],
  'foreign-transaction-withdrawn': EVERYWHERE,
  'balance-told-to-strangers': EVERYWHERE,
  'page-to-pay-told-to-strangers': EVERYWHERE,
  'export-holds-others': ['chats', 'likes', 'received-likes', 'blocked'],
  'notifications-shared': EVERYWHERE,
  'filters-shared': EVERYWHERE,
  'match-answers-shared': EVERYWHERE,
  'settings-of-all-members': ['saveNotifications'],
  'block-of-all-members': ['blockMember', 'unblockMember'],
  'like-of-all-members': ['likeProfile', 'unlikeProfile'],
  'profile-of-all-members': ['saveProfile'],
  'push-shared': EVERYWHERE,
  'last-order-of-others': ['getCredits'],
  'balance-of-others': ['getCredits'],
  'foreign-preview': ['previewWithdrawal'],
  'credits-shared': ['sendMessage'],
};
