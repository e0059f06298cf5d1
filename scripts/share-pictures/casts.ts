import type { Niche } from '../build/read-niches.ts';
import { drawFigure, drawPortrait, type Portrait } from '../reference-api/members/portraits.ts';
import type { Palette } from './canvas.ts';

/** Who is seen in the pictures of a niche, and in which colours. */
export interface Cast {
  /** Ten people, each in front of a scene. */
  people: readonly string[];
  /** The first three once more, without a scene behind them. */
  figures: readonly string[];
  palette: Palette;
}

type Gender = 'female' | 'male';

interface CastPlan {
  /** In turn. */
  genders: readonly Gender[];
  /** In years; from the youngest to the oldest. */
  ages: readonly [from: number, to: number];
  palette: Palette;
  build?: Portrait['build'];
}

const PEOPLE = 10;
const FIGURES = 3;
const BOTH = ['female', 'male'] as const satisfies readonly Gender[];
const WOMEN = ['female'] as const satisfies readonly Gender[];
const MEN = ['male'] as const satisfies readonly Gender[];

const PAPER = '#fff8f0';
const LINE = '#e6d8cf';

const PLANS: ReadonlyMap<Niche, CastPlan> = new Map<Niche, CastPlan>([
  [1, { genders: BOTH, ages: [24, 64], palette: palette('#ffd9bf', '#ef7f6d', '#d83f4e') }],
  [2, { genders: WOMEN, ages: [24, 66], palette: palette('#f6d3e4', '#a45a9c', '#b02c77') }],
  [3, { genders: BOTH, ages: [26, 52], palette: palette('#5b1f38', '#1c0d17', '#d2405f') }],
  [4, { genders: WOMEN, ages: [25, 55], palette: palette('#ffe0b0', '#dd7d4b', '#b9431f'), build: 'broad' }],
  [5, { genders: WOMEN, ages: [61, 76], palette: palette('#dfe7d3', '#6f8f86', '#a4483f') }],
  [6, { genders: WOMEN, ages: [36, 56], palette: palette('#d3e3f2', '#5a79ac', '#b8375a') }],
  [7, { genders: MEN, ages: [24, 62], palette: palette('#cfe6e6', '#33758a', '#d1543c') }],
]);

/** Returns the people and colours of a niche, always the same. Throws for a number that is no niche. */
export function castOf(niche: Niche): Cast {
  const plan = PLANS.get(niche);
  if (plan === undefined) throw new Error(`Niche ${niche} has no people in scripts/share-pictures/casts.ts`);
  const portraits = Array.from({ length: PEOPLE }, (_, index) => portraitOf(niche, plan, index));
  return {
    people: portraits.map(drawPortrait),
    figures: portraits.slice(0, FIGURES).map(drawFigure),
    palette: plan.palette,
  };
}

/** None of them is a member: no member has such a seed. */
function portraitOf(niche: Niche, { genders, ages: [from, to], build }: CastPlan, index: number): Portrait {
  // Neighbours differ in age: 3 and the number of people have no common factor.
  const share = ((index * 3) % PEOPLE) / (PEOPLE - 1);
  return {
    seed: `share ${niche} ${index}`,
    position: 0,
    gender: genders[index % genders.length] ?? BOTH[0],
    age: Math.round(from + (to - from) * share),
    size: 'full',
    ...(build === undefined ? {} : { build }),
  };
}

function palette(top: string, bottom: string, accent: string): Palette {
  return { top, bottom, accent, paper: PAPER, line: LINE };
}
