import type { Environment } from '../environment.ts';
import { changePassword } from '../features/account/change-password.ts';
import { exportAccount } from '../features/account/export.ts';
import { changeEmail, saveNotifications } from '../features/account/save-notifications.ts';
import { saveDraft } from '../features/chat/drafts.ts';
import { markChatRead } from '../features/chat/mark-read.ts';
import { type ConversationPull, pullConversation, pullOlderMessages } from '../features/chat/pull-conversation.ts';
import { removeChat } from '../features/chat/remove-chat.ts';
import { setReply } from '../features/chat/reply.ts';
import { sendMessage, sendPhoto } from '../features/chat/send-message.ts';
import { showPhotos } from '../features/chat/show-photos.ts';
import { startChat } from '../features/chat/start-chat.ts';
import { setLike } from '../features/likes/set-like.ts';
import { pullMember } from '../features/members/pull.ts';
import { setPass } from '../features/members/set-pass.ts';
import { orderCredits } from '../features/money/order-credits.ts';
import { cancelPremium, subscribePremium } from '../features/money/subscribe.ts';
import { saveProfileDraft } from '../features/profile/draft.ts';
import { arrangeImages, chooseMainImage, removeImage, uploadImage } from '../features/profile/images.ts';
import { saveProfile } from '../features/profile/save.ts';
import { attachPush, detachPush, tryPush } from '../features/push/attach.ts';
import { setBlock } from '../features/safety/block.ts';
import { reportMember } from '../features/safety/report.ts';
import { pullSearch } from '../features/search/pull.ts';
import { pullSearchNews } from '../features/search/pull-search-news.ts';
import { noteSearchSeen, removeSearch, renameSearch, saveSearch } from '../features/search/saved-searches.ts';
import { loadActivation } from '../features/signup/activation.ts';
import { keepSignup } from '../features/signup/keep.ts';
import { emptyCredits } from '../features/user/empty-credits.ts';
import type { Failure } from '../public/failure.ts';
import type { Acknowledged, CommandResult, FetchResult, Reply, WorkerApi } from '../public/worker-api.ts';
import { workerLockName } from '../public/worker-life.ts';
import { pullAnswer } from '../session/pull-answer.ts';
import { discardIntent, passOverIntent, retryIntent } from '../session/retry-or-discard.ts';
import type { Account } from '../sync/account.ts';
import type { Backend } from './backend.ts';
import { serveDirectCalls } from './serve-direct-calls.ts';

const ACKNOWLEDGED: Acknowledged = { status: 'acknowledged' };

/** Serves the calls of the tabs. Nothing is thrown across the port: a failure is part of the reply. */
export function serveTabs(backend: Backend, environment: Environment): WorkerApi {
  const workerEpoch = environment.createId();
  const life = holdLife(environment, workerEpoch);

  async function reply<Result>(work: () => Result | Promise<Result>): Promise<Reply<Result>> {
    try {
      return { workerEpoch, result: await work() };
    } catch (error) {
      return { workerEpoch, failure: error instanceof Error ? error.name : 'unknown' };
    }
  }

  function command(run: (account: Account) => Promise<CommandResult>): Promise<Reply<CommandResult>> {
    return reply(async () => {
      const account = await backend.account();
      if (account === null) return { status: 'session-lost' };
      const result = await run(account);
      if (result.status === 'accepted') backend.announceOutbox();
      // The rows may be gone though the session stands: asked now, they are there again for the next command.
      if (result.status === 'session-lost') backend.checkSession();
      return result;
    });
  }

  function call<Result extends { status: string }>(
    run: (account: Account) => Promise<Result>,
  ): Promise<Reply<Result | Failure>> {
    return reply(async () => {
      const account = await backend.account();
      if (account === null) return { status: 'session-lost' as const };
      const result = await run(account);
      if (result.status === 'session-lost') backend.checkSession();
      return result;
    });
  }

  const conversationsInFlight = new Map<number, Promise<FetchResult>>();

  /** Tabs that open the same conversation at the same time share one fetch. */
  function fetchConversation(account: Account, conversationId: number): Promise<FetchResult> {
    const inFlight = conversationsInFlight.get(conversationId);
    if (inFlight !== undefined) return inFlight;
    const fetching = pullConversation(account, conversationId).then((pull) => {
      // Messages that arrived on screen were marked as read.
      backend.announceOutbox();
      return fetchResult(pull);
    });
    conversationsInFlight.set(conversationId, fetching);
    const forget = () => conversationsInFlight.delete(conversationId);
    fetching.then(forget, forget);
    return fetching;
  }

  return {
    // Behind the greeting, which waits for the same: it brings the address of the API.
    ...serveDirectCalls((work) => reply(() => life.then(work)), backend),
    signUp: (account, attemptId) => reply(() => backend.signUp(account, attemptId)),
    connect: (hello) =>
      reply(async () => {
        // The tab queues for this lock as soon as it knows the epoch.
        await life;
        return await backend.connect(hello);
      }),
    ping: () => reply(() => ACKNOWLEDGED),
    reportView: (tabId, view) =>
      reply(() => {
        backend.reportView(tabId, view);
        return ACKNOWLEDGED;
      }),
    wake: () =>
      reply(() => {
        backend.wake(false);
        return ACKNOWLEDGED;
      }),
    refresh: () =>
      reply(() => {
        backend.wake(true);
        return ACKNOWLEDGED;
      }),
    // As the direct calls: a login does not wait for the answer to the greeting.
    logIn: (credentials) => reply(() => life.then(() => backend.logIn(credentials))),
    decideOnUnsentOfOthers: (isKept) =>
      reply(async () => {
        await backend.decideOnUnsentOfOthers(isKept);
        return ACKNOWLEDGED;
      }),
    logOut: () =>
      reply(async () => {
        await backend.logOut();
        return ACKNOWLEDGED;
      }),
    sendMessage: (message) => command((account) => sendMessage(account, message)),
    sendPhoto: (photo) => command((account) => sendPhoto(account, photo)),
    showPhotos: (consent, idempotencyKey) => call((account) => showPhotos(account, consent, idempotencyKey)),
    retry: (idempotencyKey) => command((account) => retryIntent(account, idempotencyKey)),
    discard: (idempotencyKey) => command((account) => discardIntent(account, idempotencyKey)),
    passOver: (idempotencyKey) => command((account) => passOverIntent(account, idempotencyKey)),
    removeChat: (conversationId) => command((account) => removeChat(account, conversationId)),
    markChatRead: (conversationId) => command((account) => markChatRead(account, conversationId)),
    setLike: (like) => command((account) => setLike(account, like)),
    setPass: (pass) => command((account) => setPass(account, pass)),
    saveSearch: (search) => command((account) => saveSearch(account, search)),
    renameSearch: (id, name) => command((account) => renameSearch(account, id, name)),
    removeSearch: (id) => command((account) => removeSearch(account, id)),
    noteSearchSeen: (id, seenAt) => command((account) => noteSearchSeen(account, id, seenAt)),
    loadSearchNews: (network) => call((account) => pullSearchNews(account, network)),
    emptyCredits: () => command((account) => emptyCredits(account)),
    saveDraft: (conversationId, text) => command((account) => saveDraft(account, conversationId, text)),
    setReply: (conversationId, messageKey) => command((account) => setReply(account, conversationId, messageKey)),
    startChat: (profileId) => call((account) => startChat(account, profileId)),
    loadOlderMessages: (id) => call(async (account) => fetchResult(await pullOlderMessages(account, id))),
    loadConversation: (id) => call((account) => fetchConversation(account, id)),
    loadMember: (profileId) => call((account) => pullMember(account, profileId)),
    loadSearch: (search, options) => call((account) => pullSearch(account, search, options)),
    loadAnswer: (request) => call((account) => pullAnswer(account, request)),
    orderCredits: (order) => call((account) => orderCredits(account, order)),
    subscribePremium: (order) => call((account) => subscribePremium(account, order)),
    cancelPremium: (idempotencyKey) => call((account) => cancelPremium(account, idempotencyKey)),
    saveNotifications: (changes) => call((account) => saveNotifications(account, changes)),
    changeEmail: (change, attemptId) => call((account) => changeEmail(account, change, attemptId)),
    changePassword: (change, attemptId) => call((account) => changePassword(account, change, attemptId)),
    exportAccount: () => call((account) => exportAccount(account)),
    deleteAccount: (farewell, attemptId) =>
      reply(async () => {
        const result = await backend.deleteAccount(farewell, attemptId);
        if (result.status === 'session-lost') backend.checkSession();
        return result;
      }),
    saveProfile: (changes) => call((account) => saveProfile(account, changes)),
    uploadImage: (image, idempotencyKey, onSent) =>
      call((account) => uploadImage(account, image, idempotencyKey, tellTab(onSent))),
    chooseMainImage: (imageId) => call((account) => chooseMainImage(account, imageId)),
    removeImage: (imageId) => call((account) => removeImage(account, imageId)),
    setBlock: (change, idempotencyKey) => call((account) => setBlock(account, change, idempotencyKey)),
    reportMember: (report, idempotencyKey) => call((account) => reportMember(account, report, idempotencyKey)),
    arrangeImages: (order) => call((account) => arrangeImages(account, order)),
    saveProfileDraft: (changes, before) => command((account) => saveProfileDraft(account, changes, before)),
    keepSignup: (progress) => command((account) => keepSignup(account, progress)),
    loadActivation: () => call((account) => loadActivation(account)),
    attachPush: (device) => call((account) => attachPush(account, device)),
    detachPush: (endpoint) => call((account) => detachPush(account, endpoint)),
    tryPush: () => call((account) => tryPush(account)),
    diagnose: () => reply(() => ({ workerEpoch, ...backend.diagnose() })),
  };
}

/** Resolves once the worker holds the lock by which tabs detect its end. */
function holdLife(environment: Environment, workerEpoch: string): Promise<void> {
  const name = workerLockName(environment.workerName, workerEpoch);
  const held = new Promise<void>((resolve, reject) => {
    const hold = () => {
      resolve();
      return new Promise<void>(() => {});
    };
    environment.locks.hold(name, new AbortController().signal, hold).catch(reject);
  });
  // The error is reported to the tabs that connect.
  held.catch(() => {});
  return held;
}

/** Ignores failures: the tab may be gone by the time it is notified. */
function tellTab(onSent: (share: number) => unknown): (share: number) => void {
  return (share) => void Promise.resolve(onSent(share)).catch(() => undefined);
}

function fetchResult(pull: ConversationPull): FetchResult {
  switch (pull.status) {
    case 'ok':
      return { status: 'fetched' };
    case 'missing':
    case 'gone':
    case 'session-lost':
      return pull;
    case 'ended':
      return { status: 'session-lost' };
    case 'failed':
      return pull.failure;
  }
}
