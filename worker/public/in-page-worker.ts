/** Name of the worker of a tab that goes on without storing: it runs in the page itself. */
export const IN_PAGE_WORKER_NAME = 'in-page';
