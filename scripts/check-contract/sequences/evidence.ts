import { pngOfBytes, tinyPng } from '../requests/tiny-png.ts';
import { callsOf, type Sequence } from './sequence.ts';

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64');
/** As many as the contract allows: another limit of PHP or of the web server is lower. */
const CONTENT_MAX = 300_000;
/** Complaints may be limited in number. */
const TOO_MANY = 429;

/** Pictures within a body are told by their content, like those of a form. */
export const evidence: Sequence = {
  title: 'pictures as evidence',
  account: 'member',
  calls: callsOf('complain'),
  async run(steps) {
    if (steps.isDry) return;
    const largest = pngOfBytes((CONTENT_MAX / 4) * 3);
    for (const [what, content, statuses] of [
      ['a picture', base64(tinyPng(8, [90, 20, 40])), [200, TOO_MANY]],
      [`a picture of ${CONTENT_MAX} characters in base64`, base64(largest), [200, TOO_MANY]],
      ['a PHP file with the name of a picture', base64('<?php system($_GET["c"]); ?>'), [422, TOO_MANY]],
      [
        'an SVG file',
        base64('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        [422, TOO_MANY],
      ],
    ] as const)
      await steps.attempt('complain', {
        purpose: `with ${what}`,
        body: { files: [{ name: 'evidence.png', type: 'image/png', content }], csrf: steps.known('csrf') },
        expect: {
          kind: 'status',
          statuses,
          because: statuses[0] === 200 ? `As evidence ${what} is refused` : `${what} is taken as evidence`,
        },
      });
  },
};
