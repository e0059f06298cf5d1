import { at } from '../../../../../scripts/check-contract/contract/json.ts';
import { type Call, type Handlers, invalid, notFound, numberIn, own, textOrNull } from '../call.ts';
import type { World } from '../world.ts';
import { card, iso, paged } from './cards.ts';
import { clockError } from './clocks.ts';

export const likesAndBlocks: Handlers = {
  getLikes,
  likeProfile,
  unlikeProfile,
  listBlockedMembers,
  blockMember,
  unblockMember,
  listReports,
  reportMember,
  complain,
};

function getLikes(call: Call): unknown {
  const { world } = call;
  const me = own(call).member.id;
  const entry = (id: number, like: (typeof world.likes)[number]): unknown => {
    const member = world.members.get(id);
    return member === undefined
      ? null
      : {
          ...card(world, member, 'getLikes'),
          like_new: like.isNew && like.to === me && !world.breaks('like-never-new'),
          liked_at: iso(world, like.atMs),
        };
  };
  const isShown = (id: number, list: string): boolean =>
    world.members.get(id)?.isGone === false || world.breaks('gone-member-liked', list);
  const given = world.likes.filter(
    ({ from, to }) => (from === me || world.breaks('list-of-all-members', 'getLikes')) && isShown(to, 'profiles'),
  );
  const isMutual = (id: number): boolean => given.some(({ to }) => to === id);
  const all = world.likes.filter(({ from, to }) => to === me && isShown(from, 'liked_by'));
  const received = world.breaks('mutual-likes-hidden') ? all.filter(({ from }) => !isMutual(from)) : all;
  if (world.breaks('received-likes-cut')) received.splice(0, Math.max(0, received.length - 1));
  if (world.breaks('listing-clears-new')) for (const like of received) like.isNew = false;
  const profiles = given.map((like) => entry(like.to, like));
  received.push(
    ...world.keptReceived.filter((like) => like.to === me && !received.some(({ from }) => from === like.from)),
  );
  const likedBy = received.map((like) => entry(like.from, like));
  if (world.breaks('likes-swapped')) return { profiles: likedBy, liked_by: profiles };
  const isTwice = world.breaks('list-repeats-entry', 'getLikes') && profiles.length > 0;
  const isReceivedTwice = world.breaks('list-repeats-entry', 'getLikes.liked_by') && likedBy.length > 0;
  return {
    profiles: isTwice ? [...profiles, profiles[0]] : profiles,
    liked_by: isReceivedTwice ? [...likedBy, likedBy[0]] : likedBy,
  };
}

function target(call: Call): number {
  const id = numberIn(call.body, 'profile');
  if (id === own(call).member.id) throw invalid('profile', 'self');
  if (call.world.members.get(id) === undefined) throw notFound('member');
  return id;
}

/** The breach: what is so already is refused in place of answered. */
function refuseIfSo({ world, use }: Call, isSo: boolean): void {
  if (isSo && world.breaks('what-is-so-refused', use.name)) throw notFound('member');
}

function likeProfile(call: Call): unknown {
  const { world } = call;
  const to = target(call);
  const from = own(call).member.id;
  const isKnown = world.likes.some((like) => like.from === from && like.to === to);
  refuseIfSo(call, isKnown);
  if (world.members.get(to)?.isGone === true && !world.breaks('like-of-gone-member')) throw notFound('member');
  if (world.isBlocked(from, to) && !world.breaks('likes-across-a-block', 'blocker')) throw notFound('member');
  if (world.isBlocked(to, from) && !world.breaks('likes-across-a-block', 'blocked')) throw notFound('member');
  if (isKnown && world.breaks('liked-again-is-new'))
    for (const like of world.likes) if (like.from === from && like.to === to) like.isNew = true;
  const isReturned = world.likes.some((like) => like.from === to && like.to === from);
  if (world.breaks('like-is-returned') && !isReturned)
    world.likes.push({ from: to, to: from, atMs: call.nowMs, isNew: true });
  if ((!isKnown || world.breaks('liked-twice-listed-twice')) && !world.breaks('like-not-kept'))
    world.likes.push({
      from,
      to: world.breaks('like-of-other-member') ? to - 1 : to,
      atMs: call.nowMs + clockError(world),
      isNew: true,
    });
  if (world.breaks('like-of-all-members', 'likeProfile'))
    for (const { member } of world.accounts)
      if (member.id !== from && member.id !== to)
        world.likes.push({ from: member.id, to, atMs: call.nowMs, isNew: true });
  if (world.breaks('like-starts-chat'))
    world.startConversation(own(call), world.members.get(to) ?? own(call).member, call.nowMs);
  return { profile: world.breaks('answers-another-profile', 'likeProfile') ? to + 1 : to, liked: true };
}

function unlikeProfile(call: Call): unknown {
  const { world } = call;
  const to = target(call);
  const from = own(call).member.id;
  refuseIfSo(call, !world.likes.some((like) => like.from === from && like.to === to));
  if (!world.breaks('unlike-not-kept'))
    world.likes = world.likes.filter(
      (like) => !(like.from === from && (like.to === to || world.breaks('unlike-takes-all'))),
    );
  if (world.breaks('unlike-stays-with-the-other'))
    world.keptReceived.push({ from, to, atMs: call.nowMs, isNew: false });
  if (world.breaks('like-of-all-members', 'unlikeProfile')) world.likes = world.likes.filter((like) => like.to !== to);
  if (world.breaks('unlike-takes-received-too'))
    world.likes = world.likes.filter((like) => !(like.to === from && like.from === to));
  return { profile: to, liked: false };
}

function listBlockedMembers(call: Call): unknown {
  const { world } = call;
  const me = own(call).member.id;
  const mine = world.blocks.filter(({ by }) => by === me || world.breaks('list-of-all-members', 'listBlockedMembers'));
  const sorted = world.breaks('order-reversed', 'listBlockedMembers') ? mine : [...mine].reverse();
  const all = sorted
    .flatMap(({ blocked }) => world.members.get(blocked) ?? [])
    .map((member) => card(world, member, 'listBlockedMembers'));
  const { rows, paging } = paged(call, all, 'listBlockedMembers');
  return { profiles: rows, paging };
}

function blockMember(call: Call): unknown {
  const { world } = call;
  const blocked = target(call);
  const by = own(call).member.id;
  refuseIfSo(call, world.isBlocked(by, blocked));
  if (!world.isBlocked(by, blocked) && !world.breaks('block-not-kept')) world.blocks.push({ by, blocked });
  if (world.breaks('block-of-all-members', 'blockMember'))
    for (const { member } of world.accounts)
      if (member.id !== by && member.id !== blocked) world.blocks.push({ by: member.id, blocked });
  if (world.breaks('block-takes-other-likes')) world.likes = world.likes.filter(({ from }) => from !== by);
  if (!world.breaks('block-keeps-likes'))
    world.likes = world.likes.filter(
      ({ from, to }) =>
        !(
          (from === by && to === blocked) ||
          (from === blocked && to === by && !world.breaks('block-keeps-received-likes'))
        ),
    );
  return { profile: world.breaks('answers-another-profile', 'blockMember') ? blocked + 1 : blocked, blocked: true };
}

function unblockMember(call: Call): unknown {
  const { world } = call;
  const blocked = target(call);
  const by = own(call).member.id;
  refuseIfSo(call, !world.isBlocked(by, blocked));
  if (!world.breaks('unblock-not-kept'))
    world.blocks = world.blocks.filter(
      (block) => !(block.by === by && (block.blocked === blocked || world.breaks('unblock-takes-all'))),
    );
  if (world.breaks('block-of-all-members', 'unblockMember'))
    world.blocks = world.blocks.filter((block) => block.blocked !== blocked);
  return { profile: blocked, blocked: false };
}

function reportMember(call: Call): unknown {
  const { world } = call;
  const profile = target(call);
  const conversation = call.body['conversation'] ?? null;
  const isMine = world.conversations.some(
    ({ id, owner }) =>
      id === conversation && (owner === own(call) || world.breaks('foreign-conversation', 'reportMember')),
  );
  if (conversation !== null && !isMine) throw notFound('conversation');
  if (world.breaks('report-blocks')) world.blocks.push({ by: own(call).member.id, blocked: profile });
  const answer = receipt(call, 'R');
  const { reference, received_at } = answer;
  const { kind, text } = call.body;
  const toldKind = world.breaks('report-told-as-other') ? 'other' : kind;
  const stored = world.breaks('report-told-of-another-kind') ? 'spam' : toldKind;
  world.reports.push({ by: own(call).member.id, profile, kind: stored, text, reference, received_at });
  return answer;
}

/** Returns what a member has reported, newest first. */
export function sentReports(world: World, memberId: number): { report: Record<string, unknown>; text: unknown }[] {
  return world.reports
    .filter(({ by }) => by === memberId)
    .reverse()
    .map(({ by: _by, text, ...report }) => ({
      report: { ...report, name: world.members.get(report.profile)?.name, state: 'received' },
      text,
    }));
}

function listReports(call: Call): unknown {
  const { world } = call;
  const newestFirst = sentReports(world, own(call).member.id).map(({ report }) => report);
  const all = world.breaks('order-reversed', 'listReports') ? newestFirst.reverse() : newestFirst;
  const { rows, paging } = paged(call, all, 'listReports');
  return { reports: rows, paging };
}

function complain(call: Call): unknown {
  if (textOrNull(call.body, 'explanation')?.trim() === '') throw invalid('explanation', 'required');
  const files = Array.isArray(call.body['files']) ? call.body['files'] : [];
  const isPicture = (file: unknown): boolean => /^(?:iVBORw0KGgo|\/9j\/)/.test(String(at(file, 'content')));
  if (!files.every(isPicture) && !call.world.breaks('any-evidence-accepted')) throw invalid('files', 'wrong_format');
  return receipt(call, 'C');
}

export function receipt({ world, nowMs }: Call, letter: string) {
  const number = world.breaks('references-repeat') ? 1 : world.nextId();
  return {
    reference: `${letter}-2026-${number}`,
    received_at: iso(world, nowMs + clockError(world)),
    answer_within_days: 7,
  };
}
