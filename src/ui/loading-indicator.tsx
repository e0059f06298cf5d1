import { type CSSProperties, useSyncExternalStore } from 'react';
import {
  LOADING_INDICATOR_DURATION_MS,
  LOADING_INDICATOR_HEIGHT_PX,
  LOADING_INDICATOR_RESET_DELAY_MS,
} from '../../worker/public/constants.ts';
import styles from './loading-indicator.module.css';
import { loadingState } from './loading-state.ts';

const idlePhase = () => 'idle' as const;

/** Constants of the specification, passed to the stylesheet. */
const MEASURES: CSSProperties & Record<`--${string}`, string> = {
  '--indicator-height': `${LOADING_INDICATOR_HEIGHT_PX}px`,
  '--indicator-duration': `${LOADING_INDICATOR_DURATION_MS}ms`,
  '--indicator-reset': `${LOADING_INDICATOR_RESET_DELAY_MS}ms`,
};

/** The thin bar at the top. Purely visual: the page that loads announces it to screen readers. */
export function LoadingIndicator() {
  const phase = useSyncExternalStore(loadingState.subscribe, loadingState.phase, idlePhase);
  // No style while idle: a prerendered page must not contain inline styles.
  const style = phase === 'idle' ? undefined : MEASURES;
  return <div className={styles['bar']} style={style} data-phase={phase} aria-hidden="true" />;
}
