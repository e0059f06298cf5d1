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

/** Of the map's labels: the font's size, and about the width of a letter. */
const FONT_SIZE = 13;
const LETTER_WIDTH = 7.2;
/** Between a circle and its label. */
const GAP = 4;
/** Above and below a label. */
const LEADING = 2;
/** From the baseline of a text to the top of its letters. */
const ASCENT = FONT_SIZE * 0.8;

/**
 * Places each name below, above or beside its circle, where it covers no name before it and preferably no other circle;
 * a name that fits nowhere is left out, as the list beside the map has it. In the order given.
 */
export function placeLabels(circles: readonly LabelledCircle[], width: number): ReadonlyMap<number, PlacedLabel> {
  const taken: Box[] = [];
  const placed = new Map<number, PlacedLabel>();
  for (const circle of circles) {
    const others = circles.filter((other) => other !== circle).map(boxOfCircle);
    const free = candidatesFor(circle).filter(
      ({ box }) => isInside(box, width) && !taken.some((one) => meet(one, box)),
    );
    const found = free.find(({ box }) => !others.some((other) => meet(other, box))) ?? free[0];
    if (found === undefined) continue;
    taken.push(found.box);
    placed.set(circle.id, found.label);
  }
  return placed;
}

function candidatesFor({ name, x, y, radius }: LabelledCircle): readonly { label: PlacedLabel; box: Box }[] {
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
