/** A circle in units of the drawing. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

interface Size {
  width: number;
  height: number;
}

/** Between two circles, and between a circle and the edge of the map. */
const GAP = 9;
/** At most this share of the map is covered by circles; more of them are drawn smaller. */
const COVERED_SHARE = 0.28;
const ROUNDS = 80;

/**
 * Moves circles that overlap apart, each as little as it takes, and keeps them on the map: the place of a region is a
 * rough one anyway. Where there are many, all of them get smaller by the same share.
 */
export function spreadCircles<One extends Circle>(circles: readonly One[], { width, height }: Size): readonly One[] {
  const area = circles.reduce((sum, { radius }) => sum + Math.PI * (radius + GAP / 2) ** 2, 0);
  const scale = Math.min(1, Math.sqrt((COVERED_SHARE * width * height) / Math.max(area, 1)));
  const spread = circles.map((circle) => ({ ...circle, radius: circle.radius * scale }));
  const pairs = spread.flatMap((one, index) => spread.slice(index + 1).map((other) => ({ one, other })));
  for (let round = 0; round < ROUNDS; round += 1) {
    const moved = pairs.filter(({ one, other }) => pushApart(one, other)).length;
    for (const circle of spread) {
      circle.x = within(circle.x, circle.radius + GAP, width);
      circle.y = within(circle.y, circle.radius + GAP, height);
    }
    if (moved === 0) break;
  }
  return spread;
}

/** Returns whether they were too close. */
function pushApart(one: Circle, other: Circle): boolean {
  const least = one.radius + other.radius + GAP;
  const x = other.x - one.x;
  const y = other.y - one.y;
  const distance = Math.hypot(x, y);
  if (distance >= least) return false;
  // Two at the same place part sideways.
  const [towardsX, towardsY] = distance === 0 ? [1, 0] : [x / distance, y / distance];
  const step = (least - distance) / 2 + 0.01;
  one.x -= towardsX * step;
  one.y -= towardsY * step;
  other.x += towardsX * step;
  other.y += towardsY * step;
  return true;
}

function within(place: number, inset: number, length: number): number {
  return Math.max(inset, Math.min(length - inset, place));
}
