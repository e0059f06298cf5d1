import './templates/base.css';
import './templates/social/fonts.css';
import './templates/social/tokens.css';
import './app/start-failure.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadConfiguration } from './app/load-configuration.ts';
import { readMemberHint } from './app/member-hint.ts';
import { startPageHiddenBeacon } from './app/page-hidden-beacon.ts';
import { preloadMemberFrame } from './app/screen.tsx';
import { registerServiceWorker } from './app/service-worker-registration.ts';
import { prepareTranslation, startTranslation } from './i18n/use-translation.ts';
import { startSession } from './worker-client/session-store.ts';

/** Entry of the page: what the operator configured and the words come first, then the session and the views. */
async function start(): Promise<void> {
  if (readMemberHint()) preloadMemberFrame();
  prepareTranslation();
  const loaded = await loadConfiguration((url) => fetch(url));
  const container = document.getElementById('app') ?? document.body;
  const root = createRoot(container);
  if (!loaded.ok) {
    const { ConfigurationProblem } = await import('./app/configuration-problem.tsx');
    await startTranslation({ defaultLocale: 'en', uncachedLocales: [] });
    root.render(<ConfigurationProblem problems={loaded.problems} />);
    return;
  }
  const { configuration } = loaded;
  startSession(configuration);
  startPageHiddenBeacon(configuration.apiBaseUrl);
  await startTranslation(configuration);
  root.render(<App configuration={configuration} />);
  if (import.meta.env.PROD) registerServiceWorker();
}

// Where not even the built-in words can be loaded, the page itself says so (index.html).
start().catch(() => document.getElementById('failed')?.removeAttribute('hidden'));
