import type { MemberSearch, SearchOptions } from './member-search.ts';
import type { SearchCriteria } from './saved-search.ts';
import type { CommandResult, FetchResult, Reply } from './worker-api.ts';

/** The calls of the search: its results, what is saved of it, and whom the member has passed. */
export interface SearchCalls {
  /**
   * Fetches one page of search results and stores it under its `searchKey`.
   *
   * @param keepsFilters the member chose these filters: the server remembers them for the next initial load
   */
  loadSearch(search: MemberSearch, options: SearchOptions): Promise<Reply<FetchResult>>;
  /** Passes a member in the deck, or takes that back. On this device only. */
  setPass(change: PassChange): Promise<Reply<CommandResult>>;
  /** Saves a search under a name, on this device only; its results count as seen. */
  saveSearch(search: SearchToSave): Promise<Reply<CommandResult>>;
  renameSearch(id: string, name: string): Promise<Reply<CommandResult>>;
  removeSearch(id: string): Promise<Reply<CommandResult>>;
  /**
   * The member has seen the results of a saved search: whoever joins later is new.
   *
   * @param seenAt when they were found, as the server told it
   */
  noteSearchSeen(id: string, seenAt: string): Promise<Reply<CommandResult>>;
  /** Counts who is new in the saved searches, unless that was done moments ago. Requires the server. */
  loadSearchNews(network: string | null): Promise<Reply<FetchResult>>;
}

export interface SearchToSave {
  name: string;
  criteria: SearchCriteria;
  /** When its results on screen were found, as the server told it; null if it did not. */
  seenAt: string | null;
}

export interface PassChange {
  profileId: number;
  passed: boolean;
}
