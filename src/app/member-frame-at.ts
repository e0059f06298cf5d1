import type { Layout } from './route.ts';

/** Layouts that members see inside their frame. */
type FramedLayout = Extract<Layout, 'default' | 'chat'>;

const CHAT = /^\/(?:chats\/[^/]+|members\/[^/]+\/chat)\/?$/;
const WITHOUT_FRAME =
  /^\/(?:landers\/.+|match-finder|signup-matches|members\/[^/]+\/(?:signup|landing|landing[23]\/[^/]+))\/?$/;

const SIGNUP = /^\/(?:signup|complete-signup)\/?$/;

/** Whether the page at a path is the sign-up, whose steps have a bar of their own in place of the member's navigation. */
export function isSignupAt(path: string): boolean {
  return SIGNUP.test(path);
}

/**
 * Returns the layout of the page at a path if it is shown inside the member's frame, else null. For first-look.ts,
 * which must stay too small for the route table; a test keeps the two in line.
 */
export function memberFrameAt(path: string): FramedLayout | null {
  if (WITHOUT_FRAME.test(path) || isSignupAt(path)) return null;
  return CHAT.test(path) ? 'chat' : 'default';
}
