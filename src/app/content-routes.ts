import { route } from './route.ts';

/** `/pages/{page}`: the operator's texts. */
const CONTENT_PAGES = [
  { page: 'ban', title: 'route.ban', isIndexable: false },
  { page: 'faq', title: 'route.faq', isIndexable: true },
  { page: 'terms', title: 'route.terms', isIndexable: true },
  { page: 'cookies', title: 'route.cookies', isIndexable: true },
  { page: 'privacy', title: 'route.privacy', isIndexable: true },
  { page: 'service', title: 'route.service', isIndexable: true },
  { page: 'return-policy', title: 'route.return_policy', isIndexable: true },
] as const;

function contentPage({ page, title, isIndexable }: (typeof CONTENT_PAGES)[number]) {
  const props = { page, title };
  return route(`/pages/${page}`, {
    title,
    access: 'public',
    isIndexable,
    props,
    page: () => import('../features/content/content-page.tsx'),
  });
}

export const CONTENT_ROUTES = CONTENT_PAGES.flatMap(contentPage);
