import type { NewAccount, SignUpResult } from '../public/direct-calls.ts';
import type {
  AccountDeletion,
  ConnectResult,
  Credentials,
  DeleteAccountResult,
  Diagnosis,
  Hello,
  LogInResult,
  TabView,
} from '../public/worker-api.ts';
import type { Account } from '../sync/account.ts';
import type { Visit } from '../sync/visit.ts';

/** The local backend: the implementation of a tab's calls, independent of their transport. */
export interface Backend {
  connect(hello: Hello): Promise<ConnectResult>;
  reportView(tabId: string, view: TabView): void;
  wake(isForced: boolean): void;
  logIn(credentials: Credentials): Promise<LogInResult>;
  /** Creates an account and logs it in. */
  signUp(account: NewAccount, attemptId: string): Promise<SignUpResult>;
  logOut(): Promise<void>;
  /** Deletes the account itself, then ends the session. */
  deleteAccount(farewell: AccountDeletion, attemptId: string): Promise<DeleteAccountResult>;
  /** Keeps the unsent data of other accounts for them, or deletes it. */
  decideOnUnsentOfOthers(isKept: boolean): Promise<void>;
  /** Returns the context of calls that need no session. */
  visit(): Visit;
  /** Like `visit`, in the name of the member that this device knows: refused if somebody else has logged in since. */
  visitAsWhoIsHere(): Visit;
  /** Returns the logged-in account, or null; waits for pending session changes first. */
  account(): Promise<Account | null>;
  /** Notifies the leading worker that the outbox has new rows. */
  announceOutbox(): void;
  /** Called when a direct call found the session lost: makes the leader fetch the user. */
  checkSession(): void;
  diagnose(): Omit<Diagnosis, 'workerEpoch'>;
}
