import { useEffect, useState } from 'react';
import type { Cam, CamFilters } from '../../../worker/public/direct-calls.ts';
import { calls } from '../../data/calls.ts';

/** Webcams of a search; `loading` keeps their places, none where there are no such ads or they could not be had. */
export type Webcams = { state: 'none' } | { state: 'loading' } | { state: 'ready'; cams: readonly Cam[] };

/** @param filters null while no webcams are to be shown */
export function useWebcams(filters: CamFilters | null): Webcams {
  const key = filters === null ? null : JSON.stringify([filters.gender, filters.min_age, filters.max_age]);
  const [current, setCurrent] = useState({ key, filters });
  // A new object with each render still asks for the same.
  if (current.key !== key) setCurrent({ key, filters });
  const [answered, setAnswered] = useState<{ key: string | null; cams: readonly Cam[] } | null>(null);

  useEffect(() => {
    const { filters: wanted } = current;
    if (wanted === null) return;
    let isCurrent = true;
    void calls.searchCams(wanted).then((result) => {
      // An ad that cannot be had is none: the search stands without it.
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
