import { type ReactNode, useEffect } from 'react';
import { Redirect, useRouter } from 'wouter';
import { useConfiguration } from '../data/configuration.tsx';
import { useQuery } from '../routing/use-query.ts';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { keepTracking } from './keep-tracking.ts';
import { findRedirect } from './redirect-rules.ts';

/** Applies the operator's redirect rules before a screen is shown; only rendered if there are any. */
export default function RedirectedScreen({ children }: { children: ReactNode }) {
  const configuration = useConfiguration();
  const router = useRouter();
  // Not `useLocation`, which decodes part of it already: what is encoded twice would not be what it was.
  const [path] = router.hook(router);
  const search = useQuery();
  // A rule may name who sends the visitor, as an operator's short address does.
  useEffect(() => {
    if (search !== '') void keepTracking();
  }, [search]);
  const target = findRedirect(
    path + (search === '' ? '' : `?${search}`) + location.hash,
    configuration,
    location.origin,
  );
  if (target === null) return children;
  return target.kind === 'path' ? <Redirect to={target.path} replace /> : <FullLoad url={target.url} />;
}

/** An absolute redirect is a full page load (specification, section 2). */
function FullLoad({ url }: { url: string }) {
  useEffect(() => location.replace(url), [url]);
  return <FrameSkeleton />;
}
