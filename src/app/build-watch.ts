const MANIFEST_URL = '/build.json';
/** How often an open page checks for a newer build; also the minimum interval between checks when it regains focus. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const TOLD_KEY = 'reloaded-for-build';

/** Returns the id in a build manifest; null if the manifest is invalid. */
export function parseBuildManifest(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
  return /^[0-9a-f]{8,64}$/.test(value.id) ? value.id : null;
}

/**
 * Polls the build manifest; once it names a build other than `buildId`, the next navigation reloads the page
 * (specification, section 4). Errors are only logged. Returns a function that stops polling.
 */
export function startBuildWatch(buildId: string): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let newest = buildId;
  let checkedAtMs = Date.now();

  const check = async () => {
    if (!navigator.onLine || newest !== buildId) return;
    checkedAtMs = Date.now();
    try {
      const response = await fetch(MANIFEST_URL, { cache: 'no-store', signal });
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      const id = parseBuildManifest(await response.json());
      if (id === null) throw new Error('it names no build');
      newest = id;
      // Lets the service worker, which caches the old build's files, install the new ones meanwhile.
      if (id !== buildId) await (await navigator.serviceWorker?.getRegistration())?.update();
    } catch (error) {
      if (!signal.aborted) console.warn(`${MANIFEST_URL}: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const onFront = () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAtMs >= CHECK_INTERVAL_MS) void check();
  };
  const onNavigation = () => {
    if (newest === buildId || !takeBuild(newest)) return;
    void loadAnew();
  };

  // A hidden tab costs nothing; it checks when it is looked at again.
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void check();
  }, CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onFront, { signal });
  window.addEventListener('focus', onFront, { signal });
  window.addEventListener('online', () => void check(), { signal });
  // The router has already written the new address, so a reload opens it.
  for (const type of ['pushState', 'popstate']) window.addEventListener(type, onNavigation, { signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
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

/** Activates a waiting service worker if there is one, on which the page reloads itself; otherwise reloads. */
async function loadAnew(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}
