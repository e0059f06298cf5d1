/** Widest and narrowest shapes shown whole in a bubble; beyond, the middle of the picture is shown. */
const ASPECT_MAX = 16 / 9;
const ASPECT_MIN = 2 / 3;
/** Largest bubble, in rem: a landscape fills the width, a portrait the height. */
const WIDTH_MAX_REM = 18;
const HEIGHT_MAX_REM = 21;

/** Returns the place that a photo takes in the conversation before it is loaded, so that nothing moves when it comes. */
export function photoShape({ width, height }: { width: number; height: number }): {
  aspect: number;
  widthRem: number;
} {
  const aspect = Math.min(ASPECT_MAX, Math.max(ASPECT_MIN, width / height));
  return { aspect, widthRem: Math.min(WIDTH_MAX_REM, HEIGHT_MAX_REM * aspect) };
}
