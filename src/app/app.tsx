import { useEffect } from 'react';
import { useLocation, useRouter } from 'wouter';
import type { RuntimeConfiguration } from '../../worker/public/runtime-configuration.ts';
import { LoadingIndicator } from '../ui/loading-indicator.tsx';
import { ToastRegion } from '../ui/toast-region.tsx';
import { ConfigurationProvider } from './configuration.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';
import { startLinkPreload } from './preload-links.ts';
import { useRouteFocus } from './route-focus.ts';
import { Screen } from './screen.tsx';
import { startScrollMemory } from './scroll-memory.ts';

/** The whole app, once configuration and words are there. */
export function App({ configuration }: { configuration: RuntimeConfiguration }) {
  const [path] = useLocation();
  const { parser } = useRouter();
  useRouteFocus(path);
  useEffect(() => startScrollMemory(), []);
  useEffect(() => startLinkPreload(parser), [parser]);
  return (
    <ConfigurationProvider value={configuration}>
      <LoadingIndicator />
      <ErrorBoundary resetKey={path} fallback={(retry) => <ErrorPage kind={{ cause: 'broken', retry }} />}>
        <Screen />
      </ErrorBoundary>
      <ToastRegion />
    </ConfigurationProvider>
  );
}
