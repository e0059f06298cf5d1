/** A circle on the map with its name, in units of the drawing. */
export interface LabelledCircle {
  id: number;
  name: string;
  x: number;
  y: number;
  radius: number;
}

export interface PlacedLabel {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Candidate {
  label: PlacedLabel;
  box: Box;
}

/** Of the map's labels: the font's size, and about the width of a letter. */
const FONT_SIZE = 13;
const LETTER_WIDTH = 7.2;
/** Between a circle and its label. */
const GAP = 4;
/** Above and below a label. */
const LEADING = 2;
/** From the baseline of a text to the top of its letters. */
const ASCENT = FONT_SIZE * 0.8;

/** A name left out is worse than one that lies upon a circle. */
const LEFT_OUT_COST = 3;
/** Ends the search for a better layout of a country with many regions. */
const TRIES_MAX = 2_000;

type Chosen = readonly { id: number; candidate: Candidate }[];

/**
 * Places each name below, above or beside its circle, where it covers no other name and preferably no other circle; a
 * name that fits nowhere is left out, as the list beside the map has it. Of all layouts, those are tried first in which
 * the names of earlier circles stand best.
 */
export function placeLabels(circles: readonly LabelledCircle[], width: number): ReadonlyMap<number, PlacedLabel> {
  const options = circles.map((circle) => optionsFor(circle, circles, width));
  let best: { chosen: Chosen; cost: number } = { chosen: [], cost: Number.POSITIVE_INFINITY };
  let tries = 0;
  const placeFrom = (index: number, chosen: Chosen, cost: number): void => {
    if (cost >= best.cost || tries > TRIES_MAX) return;
    tries += 1;
    const circle = circles[index];
    if (circle === undefined) {
      best = { chosen, cost };
      return;
    }
    for (const { candidate, cost: own } of options[index] ?? []) {
      if (chosen.some((one) => meet(one.candidate.box, candidate.box))) continue;
      placeFrom(index + 1, [...chosen, { id: circle.id, candidate }], cost + own);
    }
    placeFrom(index + 1, chosen, cost + LEFT_OUT_COST);
  };
  placeFrom(0, [], 0);
  return new Map(best.chosen.map(({ id, candidate }) => [id, candidate.label]));
}

/** The places on the map for a name, those that cover no circle first. */
function optionsFor(circle: LabelledCircle, circles: readonly LabelledCircle[], width: number) {
  const others = circles.filter((other) => other !== circle).map(boxOfCircle);
  return candidatesFor(circle)
    .filter(({ box }) => isInside(box, width))
    .map((candidate) => ({ candidate, cost: others.some((other) => meet(other, candidate.box)) ? 1 : 0 }))
    .sort((one, other) => one.cost - other.cost);
}

function candidatesFor({ name, x, y, radius }: LabelledCircle): readonly Candidate[] {
  const length = name.length * LETTER_WIDTH;
  const baseline = y + ASCENT / 2;
  const labels: readonly PlacedLabel[] = [
    { x, y: y + radius + GAP + ASCENT, anchor: 'middle' },
    { x, y: y - radius - GAP, anchor: 'middle' },
    { x: x + radius + GAP, y: baseline, anchor: 'start' },
    { x: x - radius - GAP, y: baseline, anchor: 'end' },
  ];
  return labels.map((label) => {
    const left = label.x - (label.anchor === 'start' ? 0 : label.anchor === 'middle' ? length / 2 : length);
    return {
      label,
      box: {
        left,
        right: left + length,
        top: label.y - ASCENT - LEADING,
        bottom: label.y + FONT_SIZE - ASCENT + LEADING,
      },
    };
  });
}

function boxOfCircle({ x, y, radius }: LabelledCircle): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function isInside({ left, right }: Box, width: number): boolean {
  return left >= 0 && right <= width;
}

function meet(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
