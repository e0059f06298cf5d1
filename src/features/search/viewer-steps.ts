export type ViewerStep =
  | { to: 'here'; index: number }
  /** Past either end of a page of results. */
  | { to: 'next-page' | 'previous-page'; page: number };

interface ViewerPosition {
  /** Index of the profile on its page, starting at 0. */
  index: number;
  count: number;
  page: number;
  pageCount: number;
}

/** Returns the step that a key triggers in the viewer; null if none. */
export function stepTo(key: string, { index, count, page, pageCount }: ViewerPosition): ViewerStep | null {
  if (index < 0) return null;
  switch (key) {
    case 'ArrowRight':
      if (index < count - 1) return { to: 'here', index: index + 1 };
      return page < pageCount ? { to: 'next-page', page: page + 1 } : null;
    case 'ArrowLeft':
      if (index > 0) return { to: 'here', index: index - 1 };
      return page > 1 ? { to: 'previous-page', page: page - 1 } : null;
    case 'Home':
      return { to: 'here', index: 0 };
    case 'End':
      return { to: 'here', index: count - 1 };
    default:
      return null;
  }
}
