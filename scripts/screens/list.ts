/** Who looks at a page. */
export type Viewer = 'visitor' | 'member';

export interface Screen {
  /** As the specification writes it, section 2; the contact sheet groups by it. */
  route: string;
  /** `chatId`: a chat of the member of the demonstration data, which is another one after each start. */
  address: (chatId: string) => string;
  viewers: readonly Viewer[];
}

const BOTH: readonly Viewer[] = ['visitor', 'member'];
const VISITOR: readonly Viewer[] = ['visitor'];
const MEMBER: readonly Viewer[] = ['member'];

function screen(route: string, viewers: readonly Viewer[], address?: (chatId: string) => string): Screen {
  return { route, viewers, address: address ?? (() => route) };
}

const LANDING_FAMILIES = [
  'video',
  'gallery',
  'maplanding',
  'alonetonight',
  'iconslanding',
  'socialnetwork',
  'collagelanding',
  'transitionsvideolanding',
];
const TEXTS = ['ban', 'faq', 'terms', 'cookies', 'privacy', 'service', 'return-policy'];

/** Every route of the product, by who can see something there. */
export const SCREENS: readonly Screen[] = [
  screen('/', VISITOR),
  screen('/login', VISITOR),
  screen('/signup', VISITOR),
  screen('/complete-signup', BOTH),
  screen('/home', MEMBER),
  screen('/members', MEMBER),
  screen('/members/{memberId}', BOTH, () => '/members/221'),
  screen('/members/{memberId}/chat', MEMBER, () => '/members/221/chat'),
  screen('/members/{memberId}/signup', VISITOR, () => '/members/221/signup'),
  screen('/members/{memberId}/landing', VISITOR, () => '/members/221/landing'),
  screen('/members/{memberId}/landing2/{slug}', VISITOR, () => '/members/221/landing2/eng'),
  screen('/members/{memberId}/landing3/{slug}', VISITOR, () => '/members/221/landing3/eng'),
  screen('/chats', MEMBER),
  screen('/chats/{chatId}', MEMBER, (chatId) => `/chats/${chatId}`),
  screen('/likes', MEMBER),
  screen('/likes/{type}', MEMBER, () => '/likes/mutual'),
  screen('/profile', MEMBER),
  screen('/notifications', MEMBER),
  screen('/premium', MEMBER),
  screen('/pricing', BOTH),
  screen('/credits', MEMBER),
  screen('/credits/repeat-order', MEMBER),
  screen('/credits/{creditId}', MEMBER, () => '/credits/1'),
  screen('/transactions/{transactionId}', BOTH, () => '/transactions/t_demo_000000000000001'),
  screen('/match-finder', BOTH),
  screen('/signup-matches', BOTH),
  ...TEXTS.map((name) => screen(`/pages/${name}`, name === 'faq' || name === 'ban' ? BOTH : VISITOR)),
  screen('/complaints', BOTH),
  screen('/activate/done', VISITOR),
  screen('/activate/error', VISITOR),
  screen('/mail-change/do', VISITOR),
  screen('/account-deleted', VISITOR),
  screen('/reset-password', BOTH),
  screen('/reset-password/do', VISITOR),
  ...LANDING_FAMILIES.map((family) => screen(`/landers/${family}/{slug}`, VISITOR, () => `/landers/${family}/eng`)),
  screen('/_dev', BOTH),
  screen('/_dev/dialogs', VISITOR),
  screen('/_dev/top-nav', VISITOR),
  screen('/_dev/activate-reminder', VISITOR),
  screen('/_dev/components', VISITOR),
  screen('404', BOTH, () => '/no-such-page'),
];
