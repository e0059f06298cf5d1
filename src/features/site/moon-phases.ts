/** How many phases of the moon stand on the plate of the questions; `--phases` says how many of them are lit. */
export const MOON_PHASES = 9;
