/** Half of a branch; the other half is its mirror image. */
const LEAVES = [
  'M0 0C26 -44 20 -96 -10 -132C-40 -92 -38 -38 0 0Z',
  'M-6 -120C44 -140 70 -184 66 -232C20 -222 -12 -178 -6 -120Z',
  'M-10 -126C-66 -138 -98 -180 -100 -230C-50 -226 -12 -184 -10 -126Z',
  'M-8 -236C36 -262 54 -304 44 -348C4 -332 -18 -288 -8 -236Z',
  'M-12 -240C-64 -256 -90 -296 -88 -342C-42 -334 -10 -294 -12 -240Z',
  'M-12 -344C10 -380 8 -422 -16 -456C-40 -420 -38 -376 -12 -344Z',
];

/** A branch of laurel, as the plates have it beside what they show. */
export function LaurelBranch({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path fill="none" stroke="#d9bd8b" strokeOpacity="0.7" strokeWidth="2" d="M14 170C-2 60 -14 -120 -12 -350" />
      {LEAVES.map((leaf) => (
        <path key={leaf} fill="#1a0d1f" stroke="#d9bd8b" strokeOpacity="0.75" strokeWidth="1.8" d={leaf} />
      ))}
    </g>
  );
}
