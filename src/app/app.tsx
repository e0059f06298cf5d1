import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { ConfigurationProvider } from '../data/configuration.tsx';
import { ErrorBoundary } from '../routing/error-boundary.tsx';
import { lazyPart } from '../routing/lazy-part.ts';
import { LoadingIndicator } from '../ui/loading-indicator.tsx';
import { FrameSkeleton } from '../ui/page-skeleton.tsx';
import { ErrorPage } from './error-page.tsx';
import { Screen } from './screen.tsx';

const RuledScreen = lazyPart(() => import('./ruled-screen.tsx'));
/** Not needed for the first picture. */
const Companions = lazyPart(() => import('./companions.tsx'));

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** The whole app, once configuration and words are there. */
export function App({ configuration }: { configuration: RuntimeConfiguration }) {
  const [path] = useLocation();
  // False for the first render of a prerendered page.
  const isInBrowser = useSyncExternalStore(neverChanges, isTrue, isFalse);
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
            <RuledScreen>
              <Screen />
            </RuledScreen>
          </Suspense>
        )}
      </ErrorBoundary>
      {isInBrowser && (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={null}>
            <Companions />
          </Suspense>
        </ErrorBoundary>
      )}
    </ConfigurationProvider>
  );
}
