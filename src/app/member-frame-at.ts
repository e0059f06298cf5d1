import type { Layout } from './route.ts';

/** Layouts that members see within their frame. */
type FramedLayout = Extract<Layout, 'default' | 'chat'>;

const CHAT = /^\/(?:chats\/[^/]+|members\/[^/]+\/chat)\/?$/;
const WITHOUT_FRAME =
  /^\/(?:landers\/.+|match-finder|signup-matches|members\/[^/]+\/(?:signup|landing|landing[23]\/[^/]+))\/?$/;

/**
 * The layout of the page at a path, where a member's frame stands around it; null where none does. For first-look.ts,
 * which is too small for the table of routes; a test holds it to that.
 */
export function memberFrameAt(path: string): FramedLayout | null {
  if (WITHOUT_FRAME.test(path)) return null;
  return CHAT.test(path) ? 'chat' : 'default';
}
