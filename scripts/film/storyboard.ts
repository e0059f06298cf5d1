/** The size of a frame, in pixels: a portrait, since phones come first. */
export const FRAME = { width: 720, height: 900 } as const;
export const FRAMES_PER_SECOND = 24;

/** A part of the film, in seconds from its start. */
export interface Cut {
  startSeconds: number;
  endSeconds: number;
}

const CUT_SECONDS = 3.5;

/** The four parts, as long as each other: each begins with a key frame, so that a page can show one of them. */
export const CUTS = { look: cut(0), like: cut(1), word: cut(2), you: cut(3) } as const satisfies Record<string, Cut>;

export const FILM_SECONDS = CUTS.you.endSeconds;
export const KEY_FRAME_SECONDS = CUT_SECONDS;
/** The poster shows the two people who have met. */
export const POSTER_SECONDS = CUTS.you.startSeconds + 2.4;

function cut(index: number): Cut {
  return { startSeconds: index * CUT_SECONDS, endSeconds: (index + 1) * CUT_SECONDS };
}

/** A film for a landing page is loaded by everyone who comes: it must not weigh more, in each format. */
export const FILM_SIZE = { maxBytes: 600_000, scale: 1 } as const;
/** There are five films of a niche: each weighs less, in fewer pixels. */
export const NICHE_FILM_SIZE = { maxBytes: 360_000, scale: 0.8 } as const;
