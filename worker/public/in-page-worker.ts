/** Worker name in a tab that continues without storage: the worker then runs in the page itself. */
export const IN_PAGE_WORKER_NAME = 'in-page';
