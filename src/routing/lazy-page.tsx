import { type ComponentType, type ReactElement, use } from 'react';
import { loadingState } from '../ui/loading-state.ts';
import { loadUnlessLeaving } from './lazy-part.ts';
import type { PathParameters } from './path-parameters.ts';
import { takeReload } from './reload-guard.ts';

/** A page whose code is loaded on demand. */
export interface LazyPage {
  /** Settles when the code is loaded; resolves with undefined if that failed. Opening the page then tries again. */
  preload: () => Promise<unknown>;
  /** The same, and reads what the page shows first, if it says what that is. Never rejects. */
  prepare: () => Promise<unknown>;
  /** Returns null if the parameters are invalid: there is no such page. */
  render: (parameters: PathParameters) => ReactElement | null;
}

interface PageModule<Props> {
  default: ComponentType<Props>;
  /** Reads from this device what the page shows first, so that its first render has it. */
  readAhead?: () => Promise<void>;
}

/**
 * @param load imports the page's module
 * @param parse turns the path's parameters into the page's props; null if they are invalid
 */
export function lazyPage<Props extends object>(
  load: () => Promise<PageModule<Props>>,
  parse: (parameters: PathParameters) => Props | null,
): LazyPage {
  const loader = createLoader(load);
  return {
    preload: loader.preload,
    // Without it, the page reads by itself.
    prepare: () => loader.preload().then((module) => module?.readAhead?.().catch(() => undefined)),
    render: (parameters) => {
      const props = parse(parameters);
      return props === null ? null : <LoadedPage loader={loader} pageProps={props} />;
    },
  };
}

interface LoadedPageProps<Props> {
  loader: Loader<PageModule<Props>>;
  pageProps: Props;
}

/** Suspends until the code is loaded, then renders the page. */
function LoadedPage<Props extends object>({ loader, pageProps }: LoadedPageProps<Props>): ReactElement {
  const { default: Page } = use(loader.load());
  return <Page {...pageProps} />;
}

interface Loader<Module> {
  /** Returns the same promise each time, as `use` requires. Shows the loading indicator while pending. */
  load: () => Promise<Module>;
  /** Fetches ahead without the indicator; never rejects: an error surfaces when the module is needed. */
  preload: () => Promise<Module | undefined>;
}

/** A failed load is kept this long, so that its error reaches the boundary; after that, the next call retries. */
const FAILURE_STANDS_MS = 1000;
/** How long a page may be there after its reload began: the next one may be slow to come. */
const RELOAD_LIMIT_MS = 30_000;
const failedLoads: (() => void)[] = [];

/** Called on a user's retry: loads that have just failed are repeated. */
export function forgetFailedLoads(): void {
  for (const forget of failedLoads) forget();
}

/** Creates a loader that fetches a chunk once. */
export function createLoader<Module>(load: () => Promise<Module>): Loader<Module> {
  let fetched: Promise<Module> | null = null;
  let opened: Promise<Module> | null = null;

  const fetchOnce = (): Promise<Module> => {
    if (fetched !== null) return fetched;
    const begun = loadUnlessLeaving(load);
    fetched = begun;
    begun.then(
      (value) => show(begun, value),
      () => {
        fetched = null;
      },
    );
    return begun;
  };
  const open = async (begun: Promise<Module>): Promise<Module> => {
    const end = loadingState.begin();
    try {
      const module = await begun;
      end();
      return module;
    } catch (error) {
      end('failed');
      // After a deployment the old chunks are gone; reloading the page gets the new ones.
      if (navigator.onLine && takeReload(location.pathname, () => sessionStorage, Date.now())) {
        location.reload();
        await untilStayed();
      }
      const forget = () => {
        opened = null;
      };
      failedLoads.push(forget);
      setTimeout(forget, FAILURE_STANDS_MS);
      throw error;
    }
  };
  return {
    load: () => {
      if (opened !== null) return opened;
      const begun = fetchOnce();
      if ('status' in begun) {
        opened = begun;
        return begun;
      }
      const opening = open(begun);
      opened = opening;
      opening.then(
        (value) => show(opening, value),
        () => undefined,
      );
      return opening;
    },
    preload: () => fetchOnce().catch(() => undefined),
  };
}

/**
 * Resolves where the page is still there long after its reload began: the browser may have asked, and the member stayed.
 * No timer runs while it asks: the first one begins the time after the answer.
 */
async function untilStayed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve, RELOAD_LIMIT_MS));
}

/** Sets what React's `use` reads, so that a chunk already loaded renders without suspending. */
function show<Module>(promise: Promise<Module>, value: Module): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
