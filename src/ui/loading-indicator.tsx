import { useSyncExternalStore } from 'react';
import styles from './loading-indicator.module.css';
import { loadingState } from './loading-state.ts';

const idlePhase = () => 'idle' as const;

/** The thin bar at the top. What loads is announced by the page that loads, so the bar is for eyes only. */
export function LoadingIndicator() {
  const phase = useSyncExternalStore(loadingState.subscribe, loadingState.phase, idlePhase);
  return <div className={styles['bar']} data-phase={phase} aria-hidden="true" />;
}
