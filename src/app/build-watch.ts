const MANIFEST_URL = '/build.json';
/** How often an open page checks for a newer build; also the minimum interval between checks when it regains focus. */
const CHECK_INTERVAL_MS = 5 * 60_000;
/** How much later at most a page checks that has heard of another's check: not all at once if that one is gone. */
const AFTER_OTHERS_MS = 30_000;
/** Where the page that has checked tells the others of this browser which build is the newest. */
const CHANNEL_NAME = 'build';
const TOLD_KEY = 'reloaded-for-build';

/** Returns the id in a build manifest; null if the manifest is invalid. */
export function parseBuildManifest(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
  return /^[0-9a-f]{8,64}$/.test(value.id) ? value.id : null;
}

/**
 * Polls the build manifest; once it names a build other than `buildId`, the next navigation reloads the page
 * (specification, section 4), once that brings the new build: not while its service worker is being installed, since the
 * old one would serve the old build again. One page asks for all of the browser that are visible. Errors are only
 * logged. Returns a function that stops polling.
 */
export function startBuildWatch(buildId: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const pages = new BroadcastChannel(CHANNEL_NAME);
  let newest = buildId;
  let nextCheckAtMs = 0;
  let timer: ReturnType<typeof setTimeout>;

  const waitFor = (waitMs: number) => {
    nextCheckAtMs = Date.now() + waitMs;
    clearTimeout(timer);
    // Due by the clock alone after a sleep, by the timer alone where the clock was set back.
    timer = setTimeout(() => {
      nextCheckAtMs = 0;
      checkIfDue();
    }, waitMs);
  };
  const check = async () => {
    waitFor(CHECK_INTERVAL_MS);
    if (!navigator.onLine) return;
    try {
      if (newest === buildId) {
        newest = await fetchBuild(signal);
        pages.postMessage({ id: newest });
      }
      // Lets the service worker, which caches the old build's files, install the new ones meanwhile.
      if (newest !== buildId) await (await navigator.serviceWorker?.getRegistration())?.update();
    } catch (error) {
      if (!signal.aborted) console.warn(`${MANIFEST_URL}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  // A hidden tab costs nothing; it checks when it is looked at again.
  const checkIfDue = () => {
    if (document.visibilityState === 'visible' && Date.now() >= nextCheckAtMs) void check();
  };
  const onOther = ({ data }: MessageEvent<unknown>) => {
    newest = parseBuildManifest(data) ?? newest;
    waitFor(CHECK_INTERVAL_MS + Math.random() * AFTER_OTHERS_MS);
  };
  const onNavigation = () => {
    if (newest !== buildId) void loadAnew(newest);
  };

  waitFor(CHECK_INTERVAL_MS);
  pages.addEventListener('message', onOther, { signal });
  document.addEventListener('visibilitychange', checkIfDue, { signal });
  window.addEventListener('focus', checkIfDue, { signal });
  window.addEventListener('online', () => void check(), { signal });
  // The router has already written the new address, so a reload opens it.
  for (const type of ['pushState', 'popstate']) window.addEventListener(type, onNavigation, { signal });
  return () => {
    clearTimeout(timer);
    pages.close();
    ended.abort();
  };
}

async function fetchBuild(signal: AbortSignal): Promise<string> {
  const response = await fetch(MANIFEST_URL, { cache: 'no-store', signal });
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  const id = parseBuildManifest(await response.json());
  if (id === null) throw new Error('it names no build');
  return id;
}

/** Returns true once per build, so that a server that mixes two builds causes no reload loop. */
function takeBuild(id: string): boolean {
  try {
    if (sessionStorage.getItem(TOLD_KEY) === id) return false;
    sessionStorage.setItem(TOLD_KEY, id);
    return true;
  } catch {
    return false;
  }
}

/**
 * Activates a waiting service worker, on which the page reloads itself; reloads where no service worker serves the page.
 * Otherwise does nothing: a later navigation finds the worker waiting.
 */
async function loadAnew(id: string): Promise<void> {
  const { waiting, installing, active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
  if (waiting) {
    if (takeBuild(id)) waiting.postMessage({ type: 'SKIP_WAITING' });
  } else if (!installing && !active && takeBuild(id)) location.reload();
}
