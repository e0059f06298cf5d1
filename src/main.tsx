import './templates/base.css';
import './app/start-failure.css';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadConfiguration } from './app/load-configuration.ts';
import { readMemberHint } from './app/member-hint.ts';
import { preloadMemberFrame } from './app/screen.tsx';
import { startSession } from './data/session-store.ts';
import { prepareTranslation, startTranslation } from './i18n/use-translation.ts';
import { type TemplateChoice, wholeTemplate } from './templates/features.ts';
import { showTemplate } from './templates/show-template.ts';
import { knownChoice } from './templates/template-choice.ts';

/** Entry of the page: what the operator configured and the words come first, then the session and the views. */
async function start(): Promise<void> {
  const known = knownChoice();
  const shown = known === null ? null : showLook(known);
  prepareTranslation();
  const tracked = keepTracking();
  const loaded = await loadConfiguration((url) => fetch(url));
  const container = document.getElementById('app') ?? document.body;
  const root = createRoot(container);
  if (!loaded.ok) {
    const { ConfigurationProblem } = await import('./app/configuration-problem.tsx');
    await Promise.all([
      startTranslation({ defaultLocale: 'en', uncachedLocales: [] }),
      shown ?? showLook(wholeTemplate('social')),
    ]);
    root.render(<ConfigurationProblem problems={loaded.problems} />);
    return;
  }
  const { configuration } = loaded;
  startSession(configuration);
  await Promise.all([
    startTranslation(configuration),
    shown ?? showLook(wholeTemplate(configuration.template)),
    tracked,
  ]);
  root.render(<App configuration={configuration} />);
}

/** Who sent the visitor, when the address says so. Without its code the visit is only not counted for them. */
async function keepTracking(): Promise<void> {
  if (!/[?&]network=/.test(location.search)) return;
  await import('./features/site/tracking.ts').then(({ takeTracking }) => takeTracking()).catch(() => undefined);
}

/** Fonts, colours and the frame of the template, all at once. */
function showLook(choice: TemplateChoice): Promise<void> {
  const shown = showTemplate(choice);
  // A failure is met where it is awaited.
  shown.catch(() => undefined);
  if (readMemberHint()) preloadMemberFrame();
  return shown;
}

// Where not even the built-in words can be loaded, the page itself says so (index.html).
start().catch(() => document.getElementById('failed')?.removeAttribute('hidden'));
