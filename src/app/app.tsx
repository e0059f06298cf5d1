import { lazy, Suspense, useEffect } from 'react';
import { type Parser, useLocation, useRouter } from 'wouter';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { LoadingIndicator } from '../ui/loading-indicator.tsx';
import { ConfigurationProvider } from './configuration.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { useRouteFocus } from './route-focus.ts';
import { Screen } from './screen.tsx';

/** Not needed for the first picture. */
const ToastRegion = lazy(async () => ({ default: (await import('../ui/toast-region.tsx')).ToastRegion }));

/** The whole app, once configuration and words are there. */
export function App({ configuration }: { configuration: RuntimeConfiguration }) {
  const [path] = useLocation();
  const { parser } = useRouter();
  useRouteFocus(path);
  useEffect(() => loadConveniences(parser), [parser]);
  return (
    <ConfigurationProvider value={configuration}>
      <LoadingIndicator />
      <ErrorBoundary resetKey={path} fallback={(retry) => <ErrorPage kind={{ cause: 'broken', retry }} />}>
        <Screen />
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>
          <ToastRegion />
        </Suspense>
      </ErrorBoundary>
    </ConfigurationProvider>
  );
}

/** Scroll positions and preloading: loaded after the first picture, since the first picture does not need them. */
function loadConveniences(parser: Parser): () => void {
  const ended = new AbortController();
  const start = async () => {
    const { startConveniences } = await import('./conveniences.ts');
    if (!ended.signal.aborted) ended.signal.addEventListener('abort', startConveniences(parser), { once: true });
  };
  // Without them the app works on.
  start().catch(() => undefined);
  return () => ended.abort();
}
