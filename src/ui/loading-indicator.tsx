import { type CSSProperties, useSyncExternalStore } from 'react';
import {
  LOADING_INDICATOR_DURATION_MS,
  LOADING_INDICATOR_HEIGHT_PX,
  LOADING_INDICATOR_RESET_DELAY_MS,
} from '../../worker/public/constants.ts';
import styles from './loading-indicator.module.css';
import { loadingState } from './loading-state.ts';

const idlePhase = () => 'idle' as const;

/** What the style sheet takes from the constants of the specification. */
const MEASURES: CSSProperties & Record<`--${string}`, string> = {
  '--indicator-height': `${LOADING_INDICATOR_HEIGHT_PX}px`,
  '--indicator-duration': `${LOADING_INDICATOR_DURATION_MS}ms`,
  '--indicator-reset': `${LOADING_INDICATOR_RESET_DELAY_MS}ms`,
};

/** The thin bar at the top. What loads is announced by the page that loads, so the bar is for eyes only. */
export function LoadingIndicator() {
  const phase = useSyncExternalStore(loadingState.subscribe, loadingState.phase, idlePhase);
  // While it is hidden there is none: a prerendered page may hold no inline style.
  const style = phase === 'idle' ? undefined : MEASURES;
  return <div className={styles['bar']} style={style} data-phase={phase} aria-hidden="true" />;
}
