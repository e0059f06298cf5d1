import { useEffect, useState } from 'react';
import type { Cam, CamFilters } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';

/** Webcams for a search. `loading` reserves their space; `none` means no such ads, or that they failed to load. */
export type Webcams = { state: 'none' } | { state: 'loading' } | { state: 'ready'; cams: readonly Cam[] };

/** @param filters null if no webcams are to be shown */
export function useWebcams(filters: CamFilters | null): Webcams {
  const key = filters === null ? null : JSON.stringify([filters.gender, filters.min_age, filters.max_age]);
  const [current, setCurrent] = useState({ key, filters });
  // Compares keys: a new `filters` object on each render must not start a new request.
  if (current.key !== key) setCurrent({ key, filters });
  const [answered, setAnswered] = useState<{ key: string | null; cams: readonly Cam[] } | null>(null);

  useEffect(() => {
    const { filters: wanted } = current;
    if (wanted === null) return;
    let isCurrent = true;
    void calls.searchCams(wanted).then((result) => {
      // Ads that fail to load are simply left out.
      if (isCurrent) setAnswered({ key: current.key, cams: result.status === 'answered' ? result.data : [] });
    });
    return () => {
      isCurrent = false;
    };
  }, [current]);

  if (key === null) return { state: 'none' };
  if (answered?.key !== key) return { state: 'loading' };
  return answered.cams.length === 0 ? { state: 'none' } : { state: 'ready', cams: answered.cams };
}
