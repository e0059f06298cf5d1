import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { ConfigurationProvider } from '../data/configuration.tsx';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { lazyPart } from '../routing/lazy-part.ts';
import { LoadingIndicator } from '../ui/loading-indicator.tsx';
import { useIsInBrowser } from '../ui/use-is-in-browser.ts';
import { ErrorPage } from './error-page.tsx';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { Screen } from './screen.tsx';

const RedirectedScreen = lazyPart(() => import('./redirected-screen.tsx'));
/** Not needed for first paint. */
const DeferredParts = lazyPart(() => import('./deferred-parts.tsx'));

/** The whole app; rendered once configuration and messages are loaded. */
export function App({ configuration }: { configuration: RuntimeConfiguration }) {
  const [path] = useLocation();
  // What stood in the app's place: first-rows.ts may have drawn the newest chats there.
  useLayoutEffect(() => document.getElementById('shell')?.replaceChildren(), []);
  return (
    <ConfigurationProvider value={configuration}>
      <LoadingIndicator />
      <ErrorBoundary
        resetKey={path}
        fallback={(retry, isCodeMissing) => (
          <ErrorPage kind={{ cause: isCodeMissing ? 'not-loaded' : 'broken', retry }} />
        )}
      >
        {configuration.redirects.length === 0 ? (
          <Screen />
        ) : (
          <Suspense fallback={<FrameSkeleton />}>
            <RedirectedScreen>
              <Screen />
            </RedirectedScreen>
          </Suspense>
        )}
      </ErrorBoundary>
      <PartsOfBrowser />
    </ConfigurationProvider>
  );
}

/** A component of its own: that the browser has taken over must not render the page again. */
function PartsOfBrowser() {
  if (!useIsInBrowser()) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <DeferredParts />
      </Suspense>
    </ErrorBoundary>
  );
}
