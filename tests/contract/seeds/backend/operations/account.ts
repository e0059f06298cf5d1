import { at } from '../../../../../scripts/check-contract/contract/json.ts';
import { findByAddress } from '../addresses.ts';
import { type Call, type Handlers, invalid, notFound, own, Refused, textIn, textOrNull } from '../call.ts';
import { offersLanguage } from '../languages.ts';
import { kept } from '../text.ts';
import type { Account } from '../world.ts';
import { card, iso, user } from './cards.ts';
import { sentReports } from './likes-and-blocks.ts';
import { transactionOf } from './money.ts';
import { settingsOf } from './notifications.ts';
import { shownPhoto } from './photos.ts';

export const account: Handlers = {
  getUser: (call) => user(call.world, own(call)),
  signUp,
  deleteAccount,
  exportAccount,
  changePassword,
  logIn,
  logOut,
  reportPageHidden: () => undefined,
};

const DONE = { result: 'done' };

function logIn(call: Call): unknown {
  const { world, body } = call;
  const found = findByAddress(world, textIn(body, 'email'), 'logIn');
  const left = world.leftAddresses.has(textIn(body, 'email').toLowerCase());
  if (left && world.breaks('login-after-deletion')) return enter(call, world.demo);
  if (found === undefined) {
    if (world.breaks('unknown-address-told', 'logIn.status')) throw notFound('account');
    if (world.breaks('unknown-address-told', 'logIn.code'))
      throw new Refused(422, 'unknown_address', 'E-mail or password is wrong.');
    if (world.breaks('unknown-address-told', 'logIn.message'))
      throw new Refused(422, 'invalid_credentials', 'There is no such account.');
    if (world.breaks('unknown-address-told', 'logIn.field'))
      throw new Refused(422, 'invalid_credentials', 'Wrong.', { fields: { email: 'unknown' } });
    throw new Refused(422, 'invalid_credentials', 'E-mail or password is wrong.');
  }
  world.memory.set('work-ms', 80);
  const isRight =
    found.password === body['password'] ||
    (world.breaks('old-password-still-works') && world.memory.get('old-password') === body['password']);
  if (found.isBanned && world.breaks('ban-told-to-anybody')) throw bannedAccount();
  const isOpen =
    world.breaks('any-password-accepted') ||
    (world.breaks('password-without-case') && found.password.toLowerCase() === textIn(body, 'password').toLowerCase());
  if (!isRight && !isOpen) {
    if (world.breaks('unknown-address-told', 'logIn.field'))
      throw new Refused(422, 'invalid_credentials', 'Wrong.', { fields: { password: 'wrong' } });
    throw new Refused(422, 'invalid_credentials', 'E-mail or password is wrong.');
  }
  if (found.isBanned && world.breaks('ban-not-told'))
    throw new Refused(422, 'invalid_credentials', 'E-mail or password is wrong.');
  if (found.isBanned && !world.breaks('banned-account-enters')) throw bannedAccount();
  return enter(call, found);
}

function bannedAccount(): Refused {
  return new Refused(423, 'account_banned', 'This account is banned.', { ban: { reason: 'spam', until: null } });
}

/** Creates a new session for the login. */
function enter(call: Call, who: Account): unknown {
  const { world, session } = call;
  if (session !== null && world.breaks('session-kept-at-login', call.use.name)) {
    session.account = who;
    return DONE;
  }
  const next = world.newSession(who);
  if (call.broughtToken !== null && world.breaks('brought-session-taken')) {
    world.sessions.delete(next.token);
    next.token = call.broughtToken;
    world.sessions.set(next.token, next);
  }
  next.csrf = session?.csrf ?? next.csrf;
  if (session !== null) world.sessions.delete(session.token);
  call.setCookie(next);
  return DONE;
}

function logOut(call: Call): unknown {
  const { world, session } = call;
  if (session === null && world.breaks('second-logout-refused')) throw new Refused(403, 'session_lost', 'Log in.');
  if (session !== null && !world.breaks('logout-keeps-session')) {
    world.sessions.delete(session.token);
    if (world.breaks('logout-ends-all-sessions'))
      for (const [token, each] of world.sessions) if (each.account === session.account) world.sessions.delete(token);
  }
  if (!world.breaks('logout-leaves-cookie')) call.removeCookie();
  return DONE;
}

function signUp(call: Call): unknown {
  const { world, body } = call;
  if (world.breaks('legal-sign-ups-closed')) throw new Refused(422, 'signups_closed', 'We take nobody at the moment.');
  const isCased = world.breaks('address-with-case', 'signUp');
  const email = isCased ? textIn(body, 'email') : textIn(body, 'email').toLowerCase();
  if (findByAddress(world, email, 'signUp') !== undefined && !world.breaks('taken-address-accepted'))
    throw world.breaks('taken-address-not-named') ? invalid('body', 'taken') : invalid('email', 'taken');
  if (world.leftAddresses.has(email) && !world.breaks('left-address-signs-up')) throw invalid('email', 'taken');
  if (!offersLanguage(world, textIn(body, 'language'))) throw invalid('language', 'unknown_value');
  const id = world.nextId();
  const member = {
    id,
    name: kept(world, 'signUp.name', textIn(body, 'name')),
    age: null,
    date_of_birth: null,
    city: null,
    country: world.breaks('sign-up-not-kept', 'country') ? 'NL' : (textOrNull(body, 'country') ?? 'NL'),
    countryregion: null,
    gender: null,
    language: world.breaks('sign-up-not-kept', 'language') ? 'nl' : textIn(body, 'language'),
    images: [],
    goneImages: [],
    personal: null,
    fields: {},
    notes: {},
    isFictional: false,
    isOnline: true,
    isNude: false,
    isGone: false,
    lastSignupStep: false,
  };
  const made = world.newAccount(member, email, textIn(body, 'password'));
  const place = at(body, 'landing');
  if (typeof at(place, 'country') === 'string' && !world.breaks('landing-lost'))
    made.filters = { country: at(place, 'country'), countryregion: at(place, 'countryregion') };
  if (world.breaks('new-account-not-logged-in')) call.setCookie(world.newSession(null));
  else if (world.breaks('new-account-is-another')) enter(call, world.demo);
  else enter(call, made);
  return user(world, made);
}

function deleteAccount(call: Call): unknown {
  const { world, body } = call;
  const me = own(call);
  if (me.password !== body['password'] && !world.breaks('password-not-asked', 'deleteAccount')) {
    if (world.breaks('wrong-password-ends-session') && call.session !== null) world.sessions.delete(call.session.token);
    throw invalid('password', 'wrong');
  }
  if (world.breaks('account-not-deleted')) {
    if (call.session !== null) world.sessions.delete(call.session.token);
    call.removeCookie();
    return DONE;
  }
  const { member } = me;
  if (!world.breaks('deleted-account-logs-in')) world.accounts.splice(world.accounts.indexOf(me), 1);
  world.leftAddresses.add(me.email);
  member.isGone = true;
  if (world.breach?.name !== 'gone-member-liked')
    world.likes = world.likes.filter(({ from, to }) => from !== member.id && to !== member.id);
  if (!world.breaks('deletion-keeps-sessions'))
    for (const [token, each] of world.sessions) if (each.account === me) world.sessions.delete(token);
  if (world.breaks('deletion-keeps-sessions') && call.session !== null && world.breach?.place === 'others')
    world.sessions.delete(call.session.token);
  if (world.breaks('deleted-account-logs-in')) Object.assign(me, { member });
  call.removeCookie();
  return DONE;
}

function exportAccount(call: Call): unknown {
  const { world } = call;
  const me = own(call);
  if (world.breaks('copy-clears-new')) for (const like of world.likes) if (like.to === me.member.id) like.isNew = false;
  const lacks = (part: string): boolean => world.breaks('export-lacks', part);
  const mine = world.conversations.filter(({ owner }) => owner === me || world.breaks('export-holds-others', 'chats'));
  const blocked = world.blocks
    .filter(({ by }) => by === me.member.id || world.breaks('export-holds-others', 'blocked'))
    .flatMap(({ blocked: id }) => world.members.get(id) ?? []);
  const likes = world.likes.filter(({ from }) => from === me.member.id || world.breaks('export-holds-others', 'likes'));
  const likedBy = world.likes.filter(
    ({ to }) => to === me.member.id || world.breaks('export-holds-others', 'received-likes'),
  );
  const isShown = (id: number): boolean =>
    world.members.get(id)?.isGone !== true || world.breaks('gone-member-liked', 'export');
  const entry = (id: number, like: (typeof likes)[number]): unknown => ({
    ...card(world, world.members.get(id) ?? me.member, 'export'),
    like_new: like.isNew && like.to === me.member.id,
    liked_at: iso(world, like.atMs),
  });
  return {
    exported_at: iso(world, call.nowMs),
    user: lacks('user')
      ? user(world, { ...me, member: { ...me.member, personal: null, images: [] } })
      : user(world, me),
    chats: lacks('chats')
      ? []
      : mine.map((one) => ({
          conversation: one.id,
          profile: card(world, one.partner, 'export'),
          messages: one.messages
            .filter(({ from_me }) => !lacks('messages') && !lacks(from_me ? 'own-messages' : 'received-messages'))
            .map((message) => {
              const { photo, ...words } = shownPhoto(world, one, message, 'export');
              return photo === undefined || lacks('photos') ? words : { ...words, photo };
            }),
        })),
    likes: {
      profiles: lacks('likes') ? [] : likes.filter(({ to }) => isShown(to)).map((like) => entry(like.to, like)),
      liked_by: lacks('received-likes')
        ? []
        : likedBy.filter(({ from }) => isShown(from)).map((like) => entry(like.from, like)),
    },
    transactions: lacks('transactions')
      ? []
      : world.transactions.filter(({ owner }) => owner === me).map((each) => transactionOf(call, each)),
    notifications: lacks('notifications') ? { settings: [], push_subscriptions: 0 } : settingsOf(call, me),
    blocked: lacks('blocked') ? [] : blocked.map((member) => card(world, member, 'export')),
    reports: sentReports(world, me.member.id),
  };
}

function changePassword(call: Call): unknown {
  const { world, body } = call;
  const me = own(call);
  if (me.password !== body['password'] && !world.breaks('password-not-asked', 'changePassword'))
    throw invalid('password', 'wrong');
  world.memory.set('old-password', me.password);
  if (!world.breaks('password-not-changed')) me.password = textIn(body, 'new_password');
  if (!world.breaks('password-change-keeps-sessions'))
    for (const [token, each] of world.sessions)
      if (each.account === me && each !== call.session) world.sessions.delete(token);
  if (world.breaks('password-change-ends-this-session') && call.session !== null)
    world.sessions.delete(call.session.token);
  return DONE;
}
