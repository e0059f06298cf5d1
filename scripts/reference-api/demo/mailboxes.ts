import { DEMO_ACCOUNTS, type DemoAccount } from './accounts.ts';
import type { DemoMember } from './members.ts';
import { createRandom } from './random.ts';
import { type ConversationMaterial, composeLines } from './threads/threads.ts';
import { THREADS_DE } from './threads/threads-de.ts';
import { THREADS_EN } from './threads/threads-en.ts';
import { THREADS_NL } from './threads/threads-nl.ts';

export interface DemoConversation {
  id: number;
  accountId: number;
  partnerId: number;
  readUntil: number;
  messages: readonly DemoMessage[];
  startedAtMs: number;
}

export interface DemoMessage {
  id: number;
  fromMe: boolean;
  text: string;
  sentAtMs: number;
}

interface Plan {
  language: 'en' | 'de' | 'nl';
  messages: number;
  unread: number;
  /** Time since the last message. */
  minutesAgo: number;
  isPartnerGone?: boolean;
}

const MATERIAL: Record<Plan['language'], ConversationMaterial> = { en: THREADS_EN, de: THREADS_DE, nl: THREADS_NL };
const HOUR = 60;
const DAY = 24 * HOUR;

/** From empty to 500 messages, read and unread, including members who have left. */
const DEMO_PLANS: readonly Plan[] = [
  { language: 'en', messages: 500, unread: 3, minutesAgo: 4 },
  { language: 'en', messages: 38, unread: 1, minutesAgo: 26 },
  { language: 'de', messages: 64, unread: 2, minutesAgo: 95 },
  { language: 'en', messages: 17, unread: 0, minutesAgo: 3 * HOUR },
  { language: 'en', messages: 1, unread: 1, minutesAgo: 5 * HOUR },
  { language: 'nl', messages: 52, unread: 0, minutesAgo: 9 * HOUR },
  { language: 'en', messages: 121, unread: 0, minutesAgo: 20 * HOUR },
  { language: 'en', messages: 0, unread: 0, minutesAgo: 22 * HOUR },
  { language: 'de', messages: 9, unread: 0, minutesAgo: DAY + 3 * HOUR },
  { language: 'en', messages: 44, unread: 0, minutesAgo: 2 * DAY },
  { language: 'en', messages: 2, unread: 0, minutesAgo: 2 * DAY + 7 * HOUR },
  { language: 'nl', messages: 23, unread: 0, minutesAgo: 3 * DAY },
  { language: 'en', messages: 76, unread: 0, minutesAgo: 4 * DAY, isPartnerGone: true },
  { language: 'en', messages: 12, unread: 0, minutesAgo: 6 * DAY },
  { language: 'de', messages: 31, unread: 0, minutesAgo: 8 * DAY },
  { language: 'en', messages: 5, unread: 0, minutesAgo: 10 * DAY },
  { language: 'en', messages: 58, unread: 0, minutesAgo: 13 * DAY },
  { language: 'nl', messages: 7, unread: 0, minutesAgo: 17 * DAY },
  { language: 'en', messages: 28, unread: 0, minutesAgo: 24 * DAY },
  { language: 'de', messages: 14, unread: 0, minutesAgo: 33 * DAY, isPartnerGone: true },
  { language: 'en', messages: 3, unread: 0, minutesAgo: 41 * DAY },
  { language: 'en', messages: 90, unread: 0, minutesAgo: 55 * DAY },
  { language: 'nl', messages: 1, unread: 0, minutesAgo: 70 * DAY },
  { language: 'en', messages: 21, unread: 0, minutesAgo: 96 * DAY },
];

const OTHER_PLANS: readonly Plan[] = [
  { language: 'de', messages: 42, unread: 2, minutesAgo: 12 },
  { language: 'de', messages: 8, unread: 0, minutesAgo: 6 * HOUR },
  { language: 'de', messages: 110, unread: 0, minutesAgo: 2 * DAY },
  { language: 'en', messages: 15, unread: 0, minutesAgo: 5 * DAY },
  { language: 'de', messages: 0, unread: 0, minutesAgo: 9 * DAY },
  { language: 'de', messages: 27, unread: 0, minutesAgo: 21 * DAY, isPartnerGone: true },
];

const PREMIUM_PLANS: readonly Plan[] = [
  { language: 'nl', messages: 66, unread: 1, minutesAgo: 7 },
  { language: 'nl', messages: 19, unread: 0, minutesAgo: 8 * HOUR },
  { language: 'de', messages: 35, unread: 0, minutesAgo: 3 * DAY },
  { language: 'nl', messages: 180, unread: 0, minutesAgo: 6 * DAY },
  { language: 'en', messages: 4, unread: 0, minutesAgo: 14 * DAY },
];

const PLANS = new Map<number, readonly Plan[]>([
  [1, DEMO_PLANS],
  [2, OTHER_PLANS],
  [3, PREMIUM_PLANS],
]);

/** Creates the conversations of all accounts; no member is in two of them. Message ids increase with time. */
export function createMailboxes(members: readonly DemoMember[], nowMs: number): readonly DemoConversation[] {
  const free = new Set(createRandom('partners').shuffle(members));
  const takePartner = (account: DemoAccount, plan: Plan): DemoMember => {
    for (const member of free) {
      const fits = member.language === plan.language && member.gender !== account.gender;
      if (!fits || member.isGone !== (plan.isPartnerGone ?? false)) continue;
      free.delete(member);
      return member;
    }
    throw new Error(`No member is left for a conversation in ${plan.language}`);
  };
  const drafts = DEMO_ACCOUNTS.flatMap((account) =>
    (PLANS.get(account.memberId) ?? []).map((plan) => ({
      accountId: account.memberId,
      partner: takePartner(account, plan),
      plan,
    })),
  ).map((draft, index) => ({ ...draft, id: index + 1, lines: timedLines(draft.plan, index + 1, nowMs) }));

  const inTime = drafts
    .flatMap(({ id, lines }) => lines.map((line) => ({ ...line, conversationId: id })))
    .sort((left, right) => left.sentAtMs - right.sentAtMs || left.conversationId - right.conversationId);
  const messages = new Map<number, DemoMessage[]>(drafts.map(({ id }) => [id, []]));
  for (const [index, { conversationId, ...line }] of inTime.entries()) {
    messages.get(conversationId)?.push({ id: index + 1, ...line });
  }
  return drafts.map(({ id, accountId, partner, plan }) => {
    const own = messages.get(id) ?? [];
    return {
      id,
      accountId,
      partnerId: partner.id,
      readUntil: own[own.length - 1 - plan.unread]?.id ?? 0,
      messages: own,
      startedAtMs: own[0]?.sentAtMs ?? nowMs - plan.minutesAgo * 60_000,
    };
  });
}

function timedLines(plan: Plan, seed: number, nowMs: number): { fromMe: boolean; text: string; sentAtMs: number }[] {
  const random = createRandom(`conversation ${seed}`);
  const lines = composeLines(MATERIAL[plan.language], plan.messages, plan.unread, random);
  let sentAtMs = nowMs - plan.minutesAgo * 60_000;
  const backwards = [...lines].reverse().map((line) => {
    const timed = { fromMe: line.fromMe, text: line.text, sentAtMs };
    const gapMinutes = line.startsThread ? random.integer(5 * HOUR, 30 * HOUR) : random.integer(1, 9);
    sentAtMs -= gapMinutes * 60_000 + random.integer(0, 59_999);
    return timed;
  });
  return backwards.reverse();
}
