/** Addresses for links; `routes.ts` has the patterns. */
export const paths = {
  index: '/',
  login: '/login',
  home: '/home',
  chats: '/chats',
  chat: (conversationId: number) => `/chats/${conversationId}`,
  member: (profileId: number) => `/members/${profileId}`,
  likes: (type: 'received' | 'given' | 'mutual') => `/likes/${type}`,
} as const;
