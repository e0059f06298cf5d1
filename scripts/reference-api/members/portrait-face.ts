/** What the eyes and the mouth of a member are drawn with. */
export interface FaceLook {
  /** Place in the list of skins, from the lightest on. */
  skin: number;
  isMale: boolean;
  line: string;
  iris: string;
  smile: Smile;
  /** Whether the member looks at the viewer, or to the side. */
  isAtViewer: boolean;
}

type Smile = (lips: string, look: FaceLook) => string;

/** Lips that can be told from each of the skins: at least 2:1, by the line between them on the darkest. */
const LIPS = ['b04650', 'b04650', 'a8404a', '9c3640', '84262f', '5e1822', 'd88a82'];
/** Calmer ones for men, whose lips are hardly painted. */
const BARE_LIPS = ['b5705c', 'ad6650', '9c5440', '8a4634', '6f3426', '54201c', 'c07f72'];
const IRISES = ['#3b5f7d', '#4b6d52', '#6b4a24', '#4a2d1a', '#5d4a2a'];
const DARK_IRISES = ['#3a2114', '#4a2d1a', '#2c1a12'];
const LIGHT_SKINS = 4;

interface Eye {
  white: string;
  upperLid: string;
  lowerLid: string;
  lash: string;
  x: number;
  y: number;
  radiusX: number;
  /** How far the eye moves between a look at the viewer and one to the side. */
  turn: number;
}

/** In the units of the head, which is turned: one eye is nearer than the other. */
const NEAR: Eye = {
  white:
    'M396 524 C 408 496 438 483 466 484 C 495 486 514 504 521 527 C 507 542 483 548 458 547 C 431 545 409 539 396 524 Z',
  upperLid:
    'M382 524 C 394 489 430 469 468 471 C 503 474 525 497 530 531 C 514 507 494 492 466 490 C 436 489 411 503 398 528 C 393 533 384 531 382 524 Z',
  lowerLid: 'M422 546 C 444 555 480 554 504 542',
  lash: 'M388 516 C 380 512 374 506 370 498',
  x: 461,
  y: 514,
  radiusX: 30,
  turn: 11,
};
const FAR: Eye = {
  white:
    'M603 524 C 608 498 628 484 649 484 C 670 484 682 498 686 519 C 679 536 662 545 643 545 C 625 545 609 538 603 524 Z',
  upperLid:
    'M596 529 C 599 494 622 472 650 472 C 675 473 688 489 692 513 C 693 520 687 523 684 517 C 677 501 667 490 648 490 C 628 490 611 502 604 527 C 601 533 596 534 596 529 Z',
  lowerLid: 'M618 544 C 634 551 656 549 672 539',
  lash: 'M689 507 C 694 504 698 499 699 494',
  x: 644,
  y: 512,
  radiusX: 25,
  turn: 9,
};
const RADIUS_Y = 30;

/** Between the two lines that end at the chin, for each of the heads. */
const CHINS: ReadonlyMap<string, string> = new Map([
  ['variant01', 'M548 761 Q 560 764 572 759'],
  ['variant02', 'M516 735 Q 540 740 564 736'],
  ['variant03', 'M550 730 Q 563 734 576 730'],
  ['variant04', 'M542 728 Q 564 732 585 727'],
]);

/** Closes the line of the jaw, which is open at the chin of a head as it comes. */
export function closeJaw(head: string, line: string): string {
  return stroke(CHINS.get(head) ?? '', line, 6);
}

export function irisesOf(skin: number): readonly string[] {
  return skin < LIGHT_SKINS ? IRISES : DARK_IRISES;
}

/** Below the jaw of each of the heads, in the units of the head as it comes: the shadow that it throws on the neck. */
const NECK_SHADES: ReadonlyMap<string, string> = new Map([
  ['variant01', 'M358 739 L 379 761 Q 405 785 441 801 L 475 813 L 547 823 L 581 826 L 580 850 Q 452 874 359 786 Z'],
  ['variant02', 'M358 738 Q 424 790 503 799 L 549 799 L 585 797 L 577 832 Q 452 852 364 778 Z'],
  ['variant03', 'M358 727 L 386 752 L 413 766 Q 470 790 537 793 L 581 790 L 576 828 Q 452 848 364 772 Z'],
  [
    'variant04',
    'M356 715 Q 372 731 390 744 Q 415 760 445 770 L 508 788 L 533 791 L 577 786 L 574 824 Q 452 842 362 764 Z',
  ],
]);

export function shadeNeck(head: string): string {
  return `<path d="${NECK_SHADES.get(head) ?? ''}" fill="#5a1020" opacity="0.2"/>`;
}

/** A little warmth on the cheeks; on dark skins less, where it would be a spot. */
export function drawBlush(skin: number): string {
  const opacity = skin < LIGHT_SKINS ? 0.22 : 0.1;
  return [
    `<radialGradient id="blush"><stop offset="0" stop-color="#d9403c" stop-opacity="${opacity}"/>`,
    '<stop offset="1" stop-color="#d9403c" stop-opacity="0"/></radialGradient>',
    '<ellipse cx="424" cy="606" rx="62" ry="42" fill="url(#blush)"/>',
    '<ellipse cx="664" cy="602" rx="30" ry="38" fill="url(#blush)"/>',
  ].join('');
}

/** Eyes with light in them. */
export function drawEyes(face: FaceLook): string {
  return [NEAR, FAR].map((eye) => drawEye(eye, face)).join('');
}

function drawEye(eye: Eye, { iris, isAtViewer, isMale, line }: FaceLook): string {
  const x = eye.x + (isAtViewer ? -eye.turn : eye.turn);
  const id = `eye-${eye.x}`;
  const lash = isMale ? '' : stroke(eye.lash, line, 8);
  return [
    `<clipPath id="${id}"><path d="${eye.white}"/></clipPath>`,
    `<path d="${eye.white}" fill="#fffaf2"/>`,
    `<g clip-path="url(#${id})">`,
    `<ellipse cx="${x}" cy="${eye.y}" rx="${eye.radiusX}" ry="${RADIUS_Y}" fill="${iris}"/>`,
    `<ellipse cx="${x}" cy="${eye.y}" rx="${eye.radiusX * 0.58}" ry="${RADIUS_Y * 0.58}" fill="#160d12"/>`,
    `<circle cx="${x + 9}" cy="${eye.y - 11}" r="8.5" fill="#fff"/>`,
    `<circle cx="${x - 9}" cy="${eye.y + 11}" r="4" fill="#fff" opacity="0.7"/></g>`,
    `<path d="${eye.upperLid}" fill="${line}"/>${stroke(eye.lowerLid, line, 5)}${lash}`,
  ].join('');
}

/** A smile that is the same on both sides, as far as the turned head shows both. */
export function drawMouth(face: FaceLook): string {
  return face.smile(`#${(face.isMale ? BARE_LIPS : LIPS)[face.skin] ?? LIPS[0]}`, face);
}

export const SMILES: readonly Smile[] = [closedSmile, closedSmile, broadSmile, openSmile, closedSmile];

/** The calmest of the smiles. */
export function closedSmile(lips: string, { line, isMale }: FaceLook): string {
  return [
    isMale
      ? ''
      : fill(
          'M494 666 C 516 664 538 656 551 663 C 558 667 565 667 572 662 C 586 655 606 661 624 660 C 600 684 518 690 494 666 Z',
          lips,
        ),
    fill('M506 678 C 530 690 592 689 614 672 C 602 706 526 712 506 678 Z', lips),
    stroke('M482 659 C 508 688 606 687 636 652', line, 8),
    corners(line),
  ].join('');
}

function broadSmile(lips: string, { line, isMale }: FaceLook): string {
  return [
    isMale
      ? ''
      : fill(
          'M486 660 C 512 664 538 658 552 665 C 559 669 566 669 573 664 C 588 658 610 660 630 653 C 606 692 510 696 486 660 Z',
          lips,
        ),
    fill('M500 678 C 528 699 596 697 620 670 C 606 716 524 722 500 678 Z', lips),
    stroke('M472 650 C 500 697 616 695 644 642', line, 8),
    corners(line, 8),
  ].join('');
}

function openSmile(lips: string, { line }: FaceLook): string {
  const shape = 'M478 654 C 514 668 606 667 638 648 C 630 700 590 716 560 716 C 524 716 490 700 478 654 Z';
  return [
    fill(shape, '#4a1420'),
    fill('M490 660 C 522 671 602 670 628 655 C 620 681 588 686 560 686 C 528 686 502 682 490 660 Z', '#fffaf2'),
    fill('M520 706 C 540 693 584 693 602 704 C 590 716 538 718 520 706 Z', '#cf6a6e'),
    stroke(shape, lips, 9),
    corners(line, 2),
  ].join('');
}

/** Where the cheeks begin. */
function corners(line: string, lift = 0): string {
  return (
    stroke(`M${476 - lift / 2} ${652 - lift} q 2 8 8 11`, line, 7) +
    stroke(`M${642 + lift / 2} ${644 - lift} q -1 8 -7 12`, line, 7)
  );
}

function stroke(shape: string, color: string, width: number): string {
  return `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function fill(shape: string, color: string): string {
  return `<path d="${shape}" fill="${color}"/>`;
}
