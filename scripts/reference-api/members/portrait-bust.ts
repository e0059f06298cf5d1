import type { Random } from '../demo/random.ts';

export interface Cloth {
  fill: string;
  /** Folds, seams and shaded areas. */
  shade: string;
  /** Color of the clothing under a jacket. */
  below: string;
}

const CLOTHES: readonly Cloth[] = [
  { fill: '#7a2f52', shade: '#5a1f3b', below: '#f3e4d7' },
  { fill: '#2f4a63', shade: '#203447', below: '#f1ece4' },
  { fill: '#3f6257', shade: '#2c473f', below: '#efe6d3' },
  { fill: '#c2603f', shade: '#96452b', below: '#f7eadb' },
  { fill: '#efe3d0', shade: '#cfbda2', below: '#5d3a4c' },
  { fill: '#4b3a66', shade: '#34284a', below: '#efe7f2' },
  { fill: '#d9a84e', shade: '#b08433', below: '#fbf3e2' },
  { fill: '#2b2a33', shade: '#1b1a21', below: '#e9e4de' },
  { fill: '#8fa3b5', shade: '#6c8194', below: '#fdfaf5' },
  { fill: '#a8455a', shade: '#7f2f42', below: '#fbeee8' },
];

/** From the neck across both shoulders to below the edge of the picture. */
const SHOULDERS =
  'M296 806 C 232 842 132 858 62 912 C 2 958 -34 1060 -44 1330 L 1010 1330 C 998 1062 962 950 892 906 C 812 858 706 846 640 806 Z';

/** Necklines: what is below and beside them is cloth, over the ends of the neck that the head is drawn with. */
const ROUND_OPENING = 'M262 838 C 300 948 622 962 684 834 L 684 640 L 262 640 Z';
const DEEP_OPENING = 'M262 826 L 478 1098 L 688 822 L 688 640 L 262 640 Z';

type Garment = (cloth: Cloth, skin: string) => string;

const GARMENTS: readonly Garment[] = [roundNeck, roundNeck, deepNeck, shirt, jacket, jacket];

/** Draws shoulders and clothes in the head's units: `behind` goes below the head, `before` above it. */
export function drawBust(
  random: Random,
  { skin, clothes = CLOTHES }: { skin: string; clothes?: readonly Cloth[] },
): { behind: string; before: string } {
  const cloth = random.pick(clothes);
  const garment = random.pick(GARMENTS);
  return {
    behind: `<path d="${SHOULDERS}" fill="${cloth.fill}"/>`,
    before: [
      garment(cloth, skin),
      // Sleeve folds of both arms.
      stroke('M122 1330 C 116 1210 128 1120 150 1064', cloth.shade, 12),
      stroke('M846 1330 C 852 1206 842 1122 820 1060', cloth.shade, 12),
    ].join(''),
  };
}

function stroke(shape: string, color: string, width: number): string {
  return `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
}

function fill(shape: string, color: string): string {
  return `<path d="${shape}" fill="${color}"/>`;
}

/** Cloth over both shoulders but for an opening. */
function clothAround(opening: string, cloth: Cloth): string {
  const sheet = `M-80 780 H 1040 V 1340 H -80 Z ${opening}`;
  return [
    `<clipPath id="shoulders"><path d="${SHOULDERS}"/></clipPath>`,
    `<path d="${sheet}" fill="${cloth.fill}" fill-rule="evenodd" clip-path="url(#shoulders)"/>`,
  ].join('');
}

function roundNeck(cloth: Cloth): string {
  return clothAround(ROUND_OPENING, cloth) + stroke('M262 838 C 300 948 622 962 684 834', cloth.shade, 26);
}

function deepNeck(cloth: Cloth, skin: string): string {
  return (
    fill('M290 846 C 360 900 600 906 660 842 L 482 1090 Z', skin) +
    clothAround(DEEP_OPENING, cloth) +
    stroke('M268 832 L 478 1098 L 682 828', cloth.shade, 24)
  );
}

function shirt(cloth: Cloth, skin: string): string {
  return [
    fill('M290 815 L 650 815 C 640 900 560 970 480 1012 C 400 970 310 900 290 815 Z', skin),
    fill('M286 806 L 232 880 L 372 1012 L 478 1000 C 400 960 320 900 286 806 Z', cloth.below),
    fill('M654 806 L 712 876 L 590 1012 L 478 1000 C 560 960 636 900 654 806 Z', cloth.below),
    stroke('M480 1004 V 1330', cloth.shade, 12),
    ...[1090, 1200].map((y) => `<circle cx="504" cy="${y}" r="11" fill="${cloth.below}"/>`),
  ].join('');
}

function jacket(cloth: Cloth): string {
  return [
    fill('M276 838 C 340 946 608 954 674 834 L 590 1330 L 372 1330 Z', cloth.below),
    fill('M276 808 L 196 866 L 236 1010 L 214 1040 L 410 1330 L 470 1330 C 376 1190 300 1000 276 808 Z', cloth.shade),
    fill('M664 808 L 752 864 L 712 1008 L 738 1036 L 560 1330 L 496 1330 C 590 1190 650 1000 664 808 Z', cloth.shade),
  ].join('');
}
