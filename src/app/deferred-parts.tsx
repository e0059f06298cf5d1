import { Suspense, useEffect } from 'react';
import { useLocation, useRouter } from 'wouter';
import { useConfiguration } from '../data/configuration.tsx';
import { useSession } from '../data/session-store.ts';
import { prepareNumbers } from '../i18n/use-translation.ts';
import { lazyPart } from '../routing/lazy-part.ts';
import { ToastRegion } from '../ui/toast-region.tsx';
import { whenIdle } from '../ui/when-idle.ts';
import { documentUrl, mayCount } from './may-count.ts';
import { startPageHiddenBeacon } from './page-hidden-beacon.ts';
import { preloadWhenIdle, startLinkPreload } from './preload-links.ts';
import { useRouteFocus } from './route-focus.ts';
import { saveFields } from './saved-fields.ts';
import { startScrollMemory } from './scroll-memory.ts';
import { learnSiteTemplate } from './site-template.ts';

const Consent = lazyPart(() => import('../features/site/consent.tsx'));
const EntryWarning = lazyPart(() => import('../features/site/entry-warning.tsx'));

const DeviceParts = lazyPart(() => import('./device-parts.tsx'));

/** Parts that accompany every page but are not needed for first paint. */
export default function DeferredParts() {
  const { analyticsScript, apiBaseUrl, entryWarning } = useConfiguration();
  const { parser } = useRouter();
  const { status } = useSession();
  const [path] = useLocation();
  useRouteFocus(path);
  useEffect(startScrollMemory, []);
  useEffect(() => whenIdle(prepareNumbers), []);
  useEffect(() => startLinkPreload(parser), [parser]);
  useEffect(() => startPageHiddenBeacon(apiBaseUrl), [apiBaseUrl]);
  useEffect(() => {
    if (status === 'starting') return;
    return preloadWhenIdle(status === 'member' ? 'members' : 'visitors');
  }, [status]);
  useEffect(() => (status === 'visitor' ? whenIdle(() => void learnSiteTemplate()) : undefined), [status]);
  return (
    <>
      <ToastRegion />
      <Suspense>
        {analyticsScript !== null && (
          <Consent script={analyticsScript} mayLoad={mayCount(parser, path, documentUrl())} beforeReload={saveFields} />
        )}
        <DeviceParts />
        {entryWarning && status === 'visitor' && <EntryWarning />}
      </Suspense>
    </>
  );
}
