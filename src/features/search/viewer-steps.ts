export type ViewerStep =
  | { to: 'here'; index: number }
  /** Past the end of the page, the next one begins. */
  | { to: 'next-page' | 'previous-page'; page: number };

interface ViewerPosition {
  /** Of the profile on its page, from 0. */
  index: number;
  count: number;
  page: number;
  pageCount: number;
}

/** Where a key leads in the viewer; null when it leads nowhere. */
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
