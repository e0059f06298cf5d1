import type { lorelei } from '@dicebear/collection';
import { createRandom, type Random } from '../demo/random.ts';

type Cut = NonNullable<lorelei.Options['hair']>[number];

/** What years do to a face, from the late thirties on. */
export interface AgedLook {
  stage: Stage;
  isMale: boolean;
  cuts: readonly Cut[];
  /** Null: no gray yet. */
  gray: string | null;
  hasBeard: boolean;
  hasMoustache: boolean;
  hasGlasses: boolean;
  /** How far the eyes are open; 1 for the young. */
  openness: number;
}

type Stage = 'middle' | 'late' | 'old';

/** From which age on, the latest first. */
const STAGES: readonly (readonly [Stage, number])[] = [
  ['old', 60],
  ['late', 49],
  ['middle', 38],
];

/** Cuts of women without bunches and wild fringes; with age shorter ones, and combs that leave the forehead free. */
const WOMENS_CUTS: Readonly<Record<Stage, readonly Cut[]>> = {
  middle: ['variant19', 'variant29', 'variant32', 'variant33', 'variant35', 'variant37', 'variant15'],
  late: ['variant32', 'variant37', 'variant19', 'variant38', 'variant29', 'variant32'],
  old: ['variant32', 'variant37', 'variant38', 'variant19', 'variant17'],
};
/** Cuts of men with a hairline that goes back, and at last a crown without hair. */
const MENS_CUTS: Readonly<Record<Stage, readonly Cut[]>> = {
  middle: ['variant01', 'variant02', 'variant03', 'variant09', 'variant22', 'variant28', 'variant47'],
  late: ['variant02', 'variant22', 'variant25', 'variant28', 'variant47', 'variant01'],
  old: ['variant25', 'variant28', 'variant02', 'variant25', 'variant01'],
};
const GRAYS = ['d8d3d0', 'c4bfbd', 'aaa5a6'];
const GLASSES_SHARES: Readonly<Record<Stage, number>> = { middle: 0.35, late: 0.5, old: 0.6 };
const OPENNESS: Readonly<Record<Stage, number>> = { middle: 0.86, late: 0.79, old: 0.74 };

/** The look of a member of this age, or null for the young; drawn apart, so that it changes nothing else about them. */
export function agedLook(seed: string, age: number, isMale: boolean): AgedLook | null {
  const stage = STAGES.find(([, from]) => age >= from)?.[0];
  if (stage === undefined) return null;
  const random = createRandom(`age ${seed}`);
  const gray = random.pick(GRAYS);
  // Some dye their hair as long as it would go gray.
  const isDyed = random.chance(isMale || stage === 'old' ? 0 : 0.25);
  const beard = random.next();
  return {
    stage,
    isMale,
    cuts: (isMale ? MENS_CUTS : WOMENS_CUTS)[stage],
    gray: isDyed ? null : gray,
    hasBeard: isMale && beard < 0.32,
    hasMoustache: isMale && beard > 0.8,
    hasGlasses: random.chance(GLASSES_SHARES[stage]),
    openness: OPENNESS[stage],
  };
}

/**
 * Hair that goes gray: men's from the temples and the beard, women's in strands; at last there is gray alone.
 *
 * @returns the color where it is least gray, and the gradient `graying` for the hair, empty without gray
 */
export function agedHair(seed: string, color: string, look: AgedLook): { color: string; graying: string } {
  const { gray, isMale, stage } = look;
  if (gray === null) return { color, graying: '' };
  const base = { middle: mix(color, gray, 0.12), late: mix(color, gray, 0.5), old: gray }[stage];
  const light = {
    middle: mix(color, gray, isMale ? 0.5 : 0.45),
    late: mix(gray, 'ffffff', 0.1),
    old: mix(gray, 'ffffff', 0.5),
  }[stage];
  const [shape, stops] = isMale
    ? ['x1="560" y1="270" x2="440" y2="640"', [stop(20, base), stop(78, light)]]
    : ['x1="230" y1="400" x2="800" y2="250"', strands(createRandom(`strands ${seed}`), base, light)];
  const graying = `<linearGradient id="graying" gradientUnits="userSpaceOnUse" ${shape}>${stops.join('')}</linearGradient>`;
  return { color: base, graying };
}

/** Soft ones, some near each other. */
function strands(random: Random, base: string, light: string): string[] {
  const stops: string[] = [];
  for (let at = random.integer(8, 16); at < 92; at += random.integer(16, 30)) {
    stops.push(stop(at, base), stop(at + 4, light), stop(at + 6, light), stop(at + 11, base));
  }
  return stops;
}

function stop(percent: number, color: string): string {
  return `<stop offset="${(percent / 100).toFixed(3)}" stop-color="#${color}"/>`;
}

/** Lines beside nose and mouth, at the eyes and, with age, on the forehead and the neck; and a moustache. */
export function drawYears(look: AgedLook, skin: string, hairColor: string): string {
  return `${drawLines(look, skin)}${look.hasMoustache ? drawMoustache(hairColor) : ''}`;
}

function drawLines({ stage, hasBeard }: AgedLook, skin: string): string {
  const color = `#${mix(skin, '3a1410', 0.5)}`;
  const width = { middle: 6, late: 8, old: 8 }[stage];
  const shapes = [
    // From the wings of the nose to the corners of the mouth.
    ...(hasBeard ? [] : ['M500 588 C 478 602 462 624 456 652', 'M648 584 C 660 598 666 618 664 640']),
    // Below the eyes.
    'M420 566 C 440 582 478 582 502 568',
    'M620 566 C 636 576 660 574 676 562',
    // Crow's feet.
    'M372 508 L 350 496',
    'M370 526 L 344 526',
  ];
  if (stage !== 'middle') {
    shapes.push(
      'M374 544 L 350 556',
      'M428 588 C 446 599 470 600 488 592',
      // Forehead.
      'M470 402 C 530 390 600 390 650 400',
      'M486 372 C 540 362 596 362 636 370',
      // Neck and jowl.
      'M388 770 C 410 790 440 800 470 802',
    );
    if (!hasBeard) shapes.push('M470 706 C 474 722 486 734 500 740');
  }
  if (stage === 'old') shapes.push('M500 432 C 545 424 590 424 626 430', 'M376 806 C 410 828 460 838 500 834');
  return shapes.map((shape) => stroke(shape, color, width)).join('');
}

function drawMoustache(color: string): string {
  const shape =
    'M466 664 C 482 622 530 604 556 622 C 582 602 634 614 652 654 C 628 652 588 650 558 646 C 530 656 492 662 466 664 Z';
  return `<path d="${shape}" fill="#${color}"/>`;
}

/** Lids that have come down a little: both eyes are less high than they are drawn. */
export function lowerLids(eyes: string, { openness }: AgedLook): string {
  return `<g transform="translate(0 518) scale(1 ${openness}) translate(0 -518)">${eyes}</g>`;
}

function stroke(shape: string, color: string, width: number): string {
  return `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="0.75"/>`;
}

/** From one color to another by a share; colors without `#`. */
function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [0, 2, 4]
    .map((at) => Math.round(part(from, at) * (1 - share) + part(to, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}
