import type { BreachGroup } from './breach.ts';
import { ACCOUNT_CLASSES } from './classes/account.ts';
import { APART_CLASSES } from './classes/apart.ts';
import { CHAT_CLASSES } from './classes/chats.ts';
import type { Classes } from './classes/classes.ts';
import { LIKE_CLASSES } from './classes/likes-and-blocks.ts';
import { LIST_CLASSES } from './classes/lists.ts';
import { MEMBER_CLASSES } from './classes/members.ts';
import { MONEY_CLASSES } from './classes/money.ts';
import { SESSION_CLASSES } from './classes/sessions.ts';

/** Breaches inside of the backend, by group. */
export const MEANING_GROUPS: readonly (readonly [BreachGroup, Classes])[] = [
  ['meaning', LIST_CLASSES],
  ['meaning', MEMBER_CLASSES],
  ['meaning', CHAT_CLASSES],
  ['meaning', LIKE_CLASSES],
  ['meaning', MONEY_CLASSES],
  ['meaning', ACCOUNT_CLASSES],
  ['members', APART_CLASSES],
  ['sessions', SESSION_CLASSES],
];
