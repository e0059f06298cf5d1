import { type CSSOptions, preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { namedBreakpoints } from './named-breakpoints.ts';

async function build(sheet: string): Promise<string> {
  const css: CSSOptions = {
    postcss: { plugins: [namedBreakpoints({ phone: '(max-width: 26rem)', tablet: '(min-width: 48rem)' })] },
  };
  const config = await resolveConfig({ configFile: false, logLevel: 'silent', css }, 'build');
  return (await preprocessCSS(sheet, '/sheet.css', config)).code;
}

test('a media query gets the width that it names, and its opposite', async () => {
  expect(await build('@media (--phone) { a { top: 0 } }')).toContain('@media (max-width: 26rem)');
  expect(await build('@media not all and (--tablet) { a { top: 0 } }')).toContain(
    '@media not all and (min-width: 48rem)',
  );
  expect(await build('@media print { a { top: 0 } }')).toContain('@media print');
});

test('a breakpoint that there is not, and a width without a name, end the build', async () => {
  await expect(build('@media (--watch) { a { top: 0 } }')).rejects.toThrow('no breakpoint --watch');
  await expect(build('@media (min-width: 47rem) { a { top: 0 } }')).rejects.toThrow('a width without a name');
  await expect(build('@media (--phone) and (max-width: 20rem) { a { top: 0 } }')).rejects.toThrow(
    'a width without a name',
  );
});
