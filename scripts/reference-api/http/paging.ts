import type { Schemas } from '../contract/contract.ts';
import { numberOf, type Query } from './call.ts';

export interface Page {
  /** Starts at 1. */
  page: number;
  pageSize: number;
  /** Number of entries on the previous pages. */
  offset: number;
}

const DEFAULT_PAGE_SIZE = 12;

/** Reads the `page` and `pp` parameters. */
export function pageOf(query: Query): Page {
  return pageAt(numberOf(query, 'page') ?? 1, numberOf(query, 'pp') ?? DEFAULT_PAGE_SIZE);
}

export function pageAt(page: number, pageSize: number): Page {
  return { page, pageSize, offset: (page - 1) * pageSize };
}

export function pagingOf({ page, pageSize }: Page, resultCount: number): Schemas['Paging'] {
  return { num_results: resultCount, page, pp: pageSize };
}
