import { type RefObject, useEffect, useRef } from 'react';
import { savesData } from '../../ui/saves-data.ts';
import { whenIdle } from '../../ui/when-idle.ts';

/** How much of a film has to be on the screen, relative to its size. */
const IN_VIEW = 0.25;

/**
 * Plays a film while it is in view, from when the page is idle, until the visitor pauses it. Does nothing by itself with
 * data saving or reduced motion.
 */
export function usePlayInView(video: RefObject<HTMLVideoElement | null>): { play: () => void; pause: () => void } {
  const isStopped = useRef(false);
  useEffect(() => {
    const shown = video.current;
    if (shown === null || savesData() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let cancel: () => void = () => undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        cancel();
        if (entries.at(-1)?.isIntersecting !== true) shown.pause();
        else if (!isStopped.current)
          cancel = whenIdle(() => {
            cancel = startInTurn(shown);
          });
      },
      { threshold: IN_VIEW },
    );
    observer.observe(shown);
    return () => {
      observer.disconnect();
      cancel();
      if (loading === shown) loading = null;
    };
  }, [video]);
  return {
    play: () => {
      isStopped.current = false;
      if (video.current !== null) start(video.current);
    },
    pause: () => {
      isStopped.current = true;
      video.current?.pause();
    },
  };
}

/** The film of the page that was the last to load its file. */
let loading: HTMLVideoElement | null = null;

/**
 * Starts a film once no other one is loading: the chapters of a page are parts of one file, which each of them would
 * load, instead of taking it from the browser's cache. Returns a function that gives up waiting.
 */
function startInTurn(film: HTMLVideoElement): () => void {
  const other = loading;
  if (other === null || other === film || !isLoading(other)) {
    loading = film;
    start(film);
    return () => undefined;
  }
  const waiting = new AbortController();
  let giveUp = (): void => waiting.abort();
  const goOn = (): void => {
    waiting.abort();
    giveUp = startInTurn(film);
  };
  for (const change of ['suspend', 'canplaythrough', 'pause', 'error', 'emptied']) {
    other.addEventListener(change, goOn, { signal: waiting.signal });
  }
  return () => giveUp();
}

/** Chromium says once that it is idle before the first bytes are there. */
function isLoading(film: HTMLVideoElement): boolean {
  if (film.networkState === HTMLMediaElement.NETWORK_LOADING) return true;
  return !film.paused && film.error === null && film.readyState < HTMLMediaElement.HAVE_ENOUGH_DATA;
}

/** Some power-saving modes block autoplay: the poster and the Play button remain. */
function start(film: HTMLVideoElement): void {
  void film.play().catch(() => undefined);
}
