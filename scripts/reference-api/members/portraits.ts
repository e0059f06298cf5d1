import { lorelei } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { createRandom, type Random } from '../demo/random.ts';
import { agedHair, agedLook, drawYears, lowerLids, mix } from './portrait-age.ts';
import { drawBackground } from './portrait-background.ts';
import { drawBust } from './portrait-bust.ts';
import {
  closedSmile,
  closeJaw,
  drawBlush,
  drawEyes,
  drawMouth,
  type FaceLook,
  irisesOf,
  SMILES,
  shadeNeck,
} from './portrait-face.ts';
import { drawPlate, PLATE_CLOTHES } from './portrait-plate.ts';

/**
 * Portraits are composed of Lorelei by Lisa Wischofsky (CC0 1.0), rendered by DiceBear, and our own shoulders, clothes
 * and backgrounds. They depict no real person.
 */
export interface Portrait {
  /** Identifies the member: all images of a member share the same head. */
  seed: string;
  /** Index of the member's image: varies expression, clothes and background. */
  position: number;
  gender: string;
  age: number;
  size: 'thumb' | 'full';
  /** Broad: a rounder face and wider shoulders. */
  build?: 'broad';
  /** Smiles with closed lips and looks where the head is turned, at somebody beside them in the picture. */
  isWithSomebody?: boolean;
  /** On the plate of the magazine design, in its colors: the same person, the same pose. */
  isOnPlate?: boolean;
}

type LoreleiOptions = NonNullable<Parameters<typeof createAvatar<lorelei.Options>>[1]>;
type Choice<Name extends keyof LoreleiOptions> =
  NonNullable<LoreleiOptions[Name]> extends (infer Item)[] ? Item : never;

const WIDTH = 480;
const HEIGHT = 600;
/** Side length of the square in which the head is drawn, in its own units. */
const HEAD_UNITS = 980;
/** Horizontal center of the face and top of the head, in those units. */
const FACE_X = 490;
const HEAD_TOP = 150;

/** Excludes styles whose fringe covers an eye. */
const FEMALE_HAIR: readonly Choice<'hair'>[] = [
  'variant13',
  'variant14',
  'variant15',
  'variant17',
  'variant18',
  'variant19',
  'variant21',
  'variant23',
  'variant24',
  'variant26',
  'variant29',
  'variant30',
  'variant31',
  'variant32',
  'variant33',
  'variant35',
  'variant37',
  'variant38',
  'variant42',
  'variant46',
  'variant48',
];
const MALE_HAIR: readonly Choice<'hair'>[] = [
  'variant01',
  'variant02',
  'variant03',
  'variant04',
  'variant05',
  'variant06',
  'variant07',
  'variant08',
  'variant09',
  'variant12',
  'variant22',
  'variant28',
  'variant39',
  'variant43',
  'variant44',
  'variant47',
];
/** Their fringe would leave crumbs of the brows to be seen. */
const FRINGES: ReadonlySet<Choice<'hair'>> = new Set<Choice<'hair'>>([
  'variant13',
  'variant14',
  'variant17',
  'variant18',
  'variant19',
  'variant21',
  'variant23',
  'variant30',
  'variant42',
  'variant46',
  'variant48',
  'variant06',
  'variant12',
  'variant43',
]);
const HEADS: readonly Choice<'head'>[] = ['variant01', 'variant02', 'variant03', 'variant04'];
/** Only brows that do not fall towards the nose. */
const EYEBROWS: readonly Choice<'eyebrows'>[] = ['variant02', 'variant05', 'variant07', 'variant09'];
const NOSES: readonly Choice<'nose'>[] = ['variant02', 'variant03', 'variant04', 'variant06'];
const GLASSES: readonly Choice<'glasses'>[] = ['variant01', 'variant03', 'variant04'];
const EARRINGS: readonly Choice<'earrings'>[] = ['variant01', 'variant02', 'variant03'];
const SKIN_COLORS = ['f6d3b8', 'f1c7a3', 'e8b48c', 'dba478', 'c98d61', 'a86b42', '7d4e33'];
const LIGHT_SKINS = 4;
const HAIR_COLORS = ['2e201f', '3f2a24', '5b3a29', '7a4a2c', 'a0683a', 'c99a5b', '9c4526'];
const DARK_HAIR_COLORS = 3;
/** Eyes, brows of the lids and glasses, softer than the original black where the skin leaves room for it. */
const LINE_COLOR = '#2a1820';
const LINE_COLOR_ON_DARK = '#160a0f';
/** What the color of a skin is mixed with for its contour: a black one looks cut out where a portrait is large. */
const CONTOUR = '2a0a14';
/** Stand for the eyes and the mouth, which are then drawn by us; no other part of a head has these colors. */
const EYES_MARK = '01fe01';
const MOUTH_MARK = '02fe02';

/** By night the ground steps back behind the person; it would be the lightest part of a dark page. */
const NIGHT = [
  '<style>.night{opacity:0}@media (prefers-color-scheme:dark){.night{opacity:.28}}</style>',
  `<path class="night" fill="#14101f" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
].join('');

/** Returns a 4:5 SVG; the same member and position always yield the same portrait. */
export function drawPortrait(portrait: Portrait): string {
  return draw(portrait, true);
}

/** The same person without the scene behind, for pictures with more than one person. */
export function drawFigure(portrait: Portrait): string {
  return draw(portrait, false);
}

function draw(portrait: Portrait, hasBackground: boolean): string {
  const member = createRandom(`portrait ${portrait.seed}`);
  const image = createRandom(`portrait ${portrait.seed} ${portrait.position}`);
  const isFlipped = image.chance(0.4);
  const zoom = 0.43 + image.integer(0, 6) / 100;
  const side = FACE_X * zoom;
  const x = WIDTH / 2 + image.integer(-14, 14) + (isFlipped ? side : -side);
  const y = 122 + image.integer(-10, 14) - HEAD_TOP * zoom;
  const scale = portrait.size === 'full' ? 3 : 1;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` width="${WIDTH * scale}" height="${HEIGHT * scale}">`,
    hasBackground ? drawGround(portrait, image) : '',
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${isFlipped ? -zoom : zoom} ${zoom})">`,
    drawPerson(portrait, member, image),
    '</g></svg>',
  ].join('');
}

function drawGround(portrait: Portrait, image: Random): string {
  // Drawn in any case: what the generator yields afterwards is the pose, which does not depend on the ground.
  const scene = drawBackground(image, WIDTH, HEIGHT);
  if (portrait.isOnPlate !== true) return scene + NIGHT;
  return drawPlate(createRandom(`plate ${portrait.seed} ${portrait.position}`), WIDTH, HEIGHT);
}

function drawPerson(portrait: Portrait, member: Random, image: Random): string {
  const isMale = portrait.gender === 'male' || (portrait.gender === 'other' && member.chance(0.5));
  const aged = agedLook(portrait.seed, portrait.age, isMale);
  const cuts = aged?.cuts ?? (isMale ? MALE_HAIR : FEMALE_HAIR);
  const skinIndex = member.integer(0, SKIN_COLORS.length - 1);
  const skin = SKIN_COLORS[skinIndex] ?? 'e8b48c';
  const line = skinIndex < LIGHT_SKINS + 1 ? LINE_COLOR : LINE_COLOR_ON_DARK;
  const contour = `#${mix(skin, CONTOUR, skinIndex < LIGHT_SKINS + 1 ? 0.62 : 0.72)}`;
  const hairColors = skinIndex < LIGHT_SKINS ? HAIR_COLORS : HAIR_COLORS.slice(0, DARK_HAIR_COLORS);
  const head = member.pick(HEADS);
  const cut = member.pick(cuts);
  const ownColor = member.pick(hairColors);
  const hair = aged === null ? { color: ownColor, graying: '' } : agedHair(ownColor, aged);
  const nose = member.pick(NOSES);
  const brows = member.pick(EYEBROWS);
  const face: FaceLook = {
    skin: skinIndex,
    isMale,
    line,
    iris: member.pick(irisesOf(skinIndex)),
    smile: smileOf(portrait, image),
    isAtViewer:
      portrait.isWithSomebody !== true && createRandom(`gaze ${portrait.seed} ${portrait.position}`).chance(0.6),
  };
  const options: LoreleiOptions = {
    seed: portrait.seed,
    size: HEAD_UNITS,
    head: [head],
    hair: [cut],
    hairColor: [hair.color],
    skinColor: [skin],
    nose: [nose],
    noseColor: [contour.slice(1)],
    eyebrows: [brows],
    eyebrowsColor: [FRINGES.has(cut) ? skin : darker(hair.color)],
    eyes: ['variant14'],
    eyesColor: [EYES_MARK],
    mouth: ['happy01'],
    mouthColor: [MOUTH_MARK],
    beard: ['variant01'],
    beardProbability: (aged?.hasBeard ?? (isMale && member.chance(0.14))) ? 100 : 0,
    glasses: [member.pick(GLASSES)],
    glassesColor: [line.slice(1)],
    glassesProbability: (aged?.hasGlasses ?? member.chance(0.2)) ? 100 : 0,
    earrings: [member.pick(EARRINGS)],
    earringsColor: ['d9a441'],
    earringsProbability: !isMale && member.chance(0.5) ? 100 : 0,
    freckles: ['variant01'],
    frecklesColor: [contour.slice(1)],
    frecklesProbability: aged === null && skinIndex < 2 && member.chance(0.3) ? 100 : 0,
    hairAccessoriesColor: [contour.slice(1)],
    // Flowers in the hair.
    ...(aged === null && !isMale ? {} : { hairAccessoriesProbability: 0 }),
  };
  const drawn = createAvatar(lorelei, options)
    .toString()
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(`fill="#${skin}"/>`, (part) => part + shadeNeck(head))
    .replaceAll('#000"', `${contour}"`)
    .replace(
      partOf(EYES_MARK),
      drawBlush(skinIndex) + (aged === null ? drawEyes(face) : lowerLids(drawEyes(face), aged)),
    )
    .replace(partOf(MOUTH_MARK), `${drawMouth(face)}${aged === null ? '' : drawYears(aged, skin, hair.color)}`)
    .replaceAll(`fill="#${hair.color}"`, hair.graying === '' ? `fill="#${hair.color}"` : 'fill="url(#graying)"')
    // Below a beard, which hides it.
    .replace('</svg>', `${options.beardProbability === 0 ? closeJaw(head, contour) : ''}${hair.graying}</svg>`);
  const bust = drawBust(image, {
    skin: `#${skin}`,
    ...(portrait.isOnPlate === true ? { clothes: PLATE_CLOTHES } : {}),
  });
  if (portrait.build === undefined) return `${bust.behind}${drawn}${bust.before}`;
  return `${widen(bust.behind, 1.3)}${widen(drawn, 1.12)}${widen(bust.before, 1.3)}`;
}

function smileOf({ isWithSomebody }: Portrait, image: Random): FaceLook['smile'] {
  const picked = image.pick(SMILES);
  return isWithSomebody === true ? closedSmile : picked;
}

/** The brows of a hair, which are darker than the hair is. */
function darker(color: string): string {
  const shares = [0, 2, 4].map((at) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.55));
  return shares.map((share) => share.toString(16).padStart(2, '0')).join('');
}

function partOf(mark: string): RegExp {
  return new RegExp(`<path d="[^"]*" fill="#${mark}"/>`);
}

/** Stretches a drawing around the middle of the neck. */
function widen(drawing: string, by: number): string {
  return `<g transform="translate(${FACE_X} 0) scale(${by} 1) translate(${-FACE_X} 0)">${drawing}</g>`;
}
