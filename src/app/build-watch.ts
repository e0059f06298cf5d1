const MANIFEST_URL = '/build.json';
/** How often an open page asks whether there is a newer build, and at most how often when it comes to the front. */
const CHECK_INTERVAL_MS = 5 * 60_000;
const TOLD_KEY = 'reloaded-for-build';

/** The id in a build manifest; null when it is none. */
export function parseBuildManifest(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
  return /^[0-9a-f]{8,64}$/.test(value.id) ? value.id : null;
}

/**
 * Asks for the build manifest from time to time; when it names another build than `buildId`, the next navigation loads
 * the page anew (specification, section 4). What goes wrong is only logged. Returns the function that ends it.
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
      // The worker that keeps the files of the old build makes room meanwhile.
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

  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', onFront, { signal });
  window.addEventListener('focus', onFront, { signal });
  window.addEventListener('online', () => void check(), { signal });
  // The router has written the new address already: the reload opens it.
  for (const type of ['pushState', 'popstate']) window.addEventListener(type, onNavigation, { signal });
  return () => {
    clearInterval(timer);
    ended.abort();
  };
}

/** Once for each build, so that a server that mixes two builds makes no loop. */
function takeBuild(id: string): boolean {
  try {
    if (sessionStorage.getItem(TOLD_KEY) === id) return false;
    sessionStorage.setItem(TOLD_KEY, id);
    return true;
  } catch {
    return false;
  }
}

/** A service worker that waits with the new files takes over first; its page then reloads by itself. */
async function loadAnew(): Promise<void> {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
  else location.reload();
}
