/** Addresses for links; `routes.ts` has the patterns. */
export const paths = {
  index: '/',
  login: '/login',
  signup: '/signup',
  resetPassword: '/reset-password',
  complaints: '/complaints',
  pricing: '/pricing',
  home: '/home',
  chats: '/chats',
  chat: (conversationId: number) => `/chats/${conversationId}`,
  member: (profileId: number) => `/members/${profileId}`,
  likes: (type: 'received' | 'given' | 'mutual') => `/likes/${type}`,
  search: '/search',
  credits: '/credits',
  creditOrder: (packId: number, method: string | null) =>
    method === null ? `/credits/${packId}` : `/credits/${packId}/${encodeURIComponent(method)}`,
  repeatOrder: '/credits/repeat-order',
  premium: '/premium',
  profile: '/profile',
  notifications: '/notifications',
  transaction: (transactionId: string) => `/transactions/${transactionId}`,
  content: (page: 'terms' | 'privacy' | 'cookies' | 'faq' | 'service' | 'return-policy' | 'ban') => `/pages/${page}`,
} as const;
