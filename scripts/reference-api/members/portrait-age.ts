import type { lorelei } from '@dicebear/collection';
import { createRandom } from '../demo/random.ts';

type Cut = NonNullable<lorelei.Options['hair']>[number];

/** What years do to a face, from the forties on. */
export interface AgedLook {
  stage: Stage;
  /** How much of it: from 0 at 38 to 1 at 70. */
  share: number;
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
  ['old', 64],
  ['late', 54],
  ['middle', 42],
];
/** At which ages a share of 0 and of 1 is reached. */
const YEARS = { from: 38, to: 70 };

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
const GLASSES_SHARES: Readonly<Record<Stage, number>> = { middle: 0.3, late: 0.4, old: 0.5 };
/** How far the lids have come down at a share of 1. */
const LOWERED = 0.2;

/** The look of a member of this age, or null for the young; drawn apart, so that it changes nothing else about them. */
export function agedLook(seed: string, age: number, isMale: boolean): AgedLook | null {
  const stage = STAGES.find(([, from]) => age >= from)?.[0];
  if (stage === undefined) return null;
  const random = createRandom(`age ${seed}`);
  const gray = random.pick(GRAYS);
  // Some dye their hair as long as it would go gray.
  const isDyed = random.chance(isMale || stage === 'old' ? 0 : 0.25);
  const beard = random.next();
  const share = Math.min(1, (age - YEARS.from) / (YEARS.to - YEARS.from));
  return {
    stage,
    share,
    isMale,
    cuts: (isMale ? MENS_CUTS : WOMENS_CUTS)[stage],
    gray: isDyed ? null : gray,
    hasBeard: isMale && beard < 0.32,
    hasMoustache: isMale && beard > 0.8,
    hasGlasses: random.chance(GLASSES_SHARES[stage]),
    openness: 1 - LOWERED * share,
  };
}

/** How much lighter than the rest gray hair is on average. */
const EVEN_LIGHT = 0.4;

/**
 * Hair that goes gray: men's from the temples and the beard, women's all over in one tone, as flat as all other hair:
 * a lighter strand in it looks like a gloss that is a fault.
 *
 * @returns the color where it is least gray, and the gradient `graying` for the hair, empty where it is of one tone
 */
export function agedHair(color: string, look: AgedLook): { color: string; graying: string } {
  const { gray, isMale, share } = look;
  if (gray === null) return { color, graying: '' };
  const base = mix(color, gray, share ** 1.5 * 0.9);
  const light = mix(base, mix(gray, 'ffffff', 0.3), 0.1 + share * 0.2);
  if (!isMale) return { color: mix(base, light, EVEN_LIGHT), graying: '' };
  const shape = 'gradientUnits="userSpaceOnUse" x1="560" y1="270" x2="440" y2="640"';
  const stops = `${stop(20, base)}${stop(78, light)}`;
  return { color: base, graying: `<linearGradient id="graying" ${shape}>${stops}</linearGradient>` };
}

function stop(percent: number, color: string): string {
  return `<stop offset="${(percent / 100).toFixed(3)}" stop-color="#${color}"/>`;
}

/** Lines beside nose and mouth, at the eyes and, with age, on the forehead and the neck; and a moustache. */
export function drawYears(look: AgedLook, skin: string, hairColor: string): string {
  return `${drawLines(look, skin)}${look.hasMoustache ? drawMoustache(hairColor) : ''}`;
}

function drawLines({ stage, share, hasBeard }: AgedLook, skin: string): string {
  const color = `#${mix(skin, '3a1410', 0.45)}`;
  const opacity = 0.3 + share * 0.35;
  const shapes = [
    // From the wings of the nose to the corners of the mouth.
    ...(hasBeard ? [] : ['M500 588 C 478 602 462 624 456 652', 'M648 584 C 660 598 666 618 664 640']),
    // Crow's feet.
    'M372 508 L 352 497',
    'M370 526 L 346 526',
  ];
  if (stage !== 'middle') {
    shapes.push(
      // Below the eyes.
      'M424 568 C 442 582 478 582 500 570',
      'M622 568 C 637 577 659 575 674 564',
      // Forehead.
      'M476 400 C 532 390 598 390 644 399',
    );
  }
  if (stage === 'old') {
    shapes.push('M374 544 L 352 555', 'M490 372 C 541 363 594 363 632 370', 'M388 770 C 410 790 440 800 470 802');
  }
  return shapes.map((shape) => stroke(shape, color, opacity)).join('');
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

function stroke(shape: string, color: string, opacity: number): string {
  const look = `stroke="${color}" stroke-width="6" stroke-linecap="round" opacity="${opacity.toFixed(2)}"`;
  return `<path d="${shape}" fill="none" ${look}/>`;
}

/** From one color to another by a share; colors without `#`. */
export function mix(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  return [0, 2, 4]
    .map((at) => Math.round(part(from, at) * (1 - share) + part(to, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('');
}
