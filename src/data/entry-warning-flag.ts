/** Name of the stored flag that says that the warning at the entry was passed (specification, section 4). */
export const ENTRY_WARNING_FLAG = 'skipped-site-entry-warning';
