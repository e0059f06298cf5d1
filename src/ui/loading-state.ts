import {
  LOADING_INDICATOR_HIDE_DELAY_MS,
  LOADING_INDICATOR_RESET_DELAY_MS,
  LOADING_INDICATOR_THROTTLE_MS,
} from '../../worker/public/constants.ts';

/** `done`: full, still shown. `fading`: disappearing, then `idle`. */
export type IndicatorPhase = 'idle' | 'running' | 'done' | 'failed' | 'fading';

export interface LoadingState {
  /** Reports that a load began. The bar appears after 200 ms; the returned function reports that the load ended. */
  begin: () => (outcome?: 'done' | 'failed') => void;
  /** Reports an application error: the bar turns to the error colour (specification, section 8). */
  fail: () => void;
  phase: () => IndicatorPhase;
  subscribe: (listener: () => void) => () => void;
}

type Timers = {
  set: (run: () => void, delayMs: number) => number;
  clear: (timer: number) => void;
};

/** Counts running loads; all of them share one bar. */
export function createLoadingState(timers: Timers): LoadingState {
  let phase: IndicatorPhase = 'idle';
  let running = 0;
  let failed = false;
  let timer: number | null = null;
  const listeners = new Set<() => void>();

  const enter = (next: IndicatorPhase) => {
    phase = next;
    for (const listener of listeners) listener();
  };
  const after = (delayMs: number, run: () => void) => {
    if (timer !== null) timers.clear(timer);
    timer = timers.set(() => {
      timer = null;
      run();
    }, delayMs);
  };
  const leave = () => {
    after(LOADING_INDICATOR_HIDE_DELAY_MS, () => {
      enter('fading');
      after(LOADING_INDICATOR_RESET_DELAY_MS, () => enter('idle'));
    });
  };
  const fail = () => {
    failed = true;
    if (phase !== 'failed') enter('failed');
    if (running === 0) leave();
  };

  return {
    begin: () => {
      let ended = false;
      running += 1;
      if (running === 1) {
        failed = false;
        after(LOADING_INDICATOR_THROTTLE_MS, () => enter('running'));
      }
      return (outcome = 'done') => {
        if (ended) return;
        ended = true;
        running -= 1;
        if (outcome === 'failed') fail();
        if (running > 0) return;
        if (phase === 'running') enter(failed ? 'failed' : 'done');
        if (phase === 'idle' || phase === 'fading') {
          // Ended before the bar appeared.
          after(0, () => enter('idle'));
          return;
        }
        leave();
      };
    },
    fail,
    phase: () => phase,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The instance used by the page. */
export const loadingState = createLoadingState({
  set: (run, delayMs) => window.setTimeout(run, delayMs),
  clear: (timer) => window.clearTimeout(timer),
});
