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
      endLoading(shown);
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

/** The film of the page that loads its file now; null if none does. */
let loading: HTMLVideoElement | null = null;
/** Starts those that wait for it. */
const waiting = new Set<() => void>();

/**
 * Starts a film once no other one is loading: the chapters of a page are parts of one file, which each of them would
 * load, instead of taking it from the browser's cache. Returns a function that gives up waiting.
 */
function startInTurn(film: HTMLVideoElement): () => void {
  // Left with its page, as may be the one that it waited for.
  if (!film.isConnected) return () => undefined;
  if (loading !== null && loading !== film) {
    let giveUp = (): void => void waiting.delete(goOn);
    const goOn = (): void => {
      giveUp = startInTurn(film);
    };
    waiting.add(goOn);
    return () => giveUp();
  }
  if (film.readyState === HTMLMediaElement.HAVE_NOTHING) watchLoading(film);
  start(film);
  return () => undefined;
}

/**
 * Loading is over once a picture is there and the browser asks for no more. Neither alone tells it: a film that is not
 * preloaded is suspended before it asks for anything, and again between the parts of its file that lead to its pictures.
 */
function watchLoading(film: HTMLVideoElement): void {
  loading = film;
  const watch = new AbortController();
  const end = (): void => {
    watch.abort();
    endLoading(film);
  };
  const check = (): void => {
    if (film.readyState > HTMLMediaElement.HAVE_METADATA && film.networkState === HTMLMediaElement.NETWORK_IDLE) end();
  };
  film.addEventListener('suspend', check, { signal: watch.signal });
  film.addEventListener('loadeddata', check, { signal: watch.signal });
  // Of a source too, which does not bubble: the film fails with its last.
  const fail = ({ target }: Event): void => {
    if (!(target instanceof HTMLSourceElement && target.nextElementSibling instanceof HTMLSourceElement)) end();
  };
  film.addEventListener('error', fail, { capture: true, signal: watch.signal });
}

function endLoading(film: HTMLVideoElement): void {
  if (loading !== film) return;
  loading = null;
  const before = [...waiting];
  waiting.clear();
  for (const goOn of before) goOn();
}

/** Some power-saving modes block autoplay: the poster and the Play button remain. */
function start(film: HTMLVideoElement): void {
  film.play().catch(() => {
    // Blocked before it loads anything.
    if (film.networkState !== HTMLMediaElement.NETWORK_LOADING) endLoading(film);
  });
}
