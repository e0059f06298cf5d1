import { expect, it } from 'vitest';
import { styleSheet, takeInlineStyles } from './inline-styles.ts';

it('moves the style of each element into a rule, the same style into the same rule', () => {
  const { html, rules } = takeInlineStyles(
    '<i style="block-size:1rem"></i><b class="x" style="block-size:1rem"></b><u style="color:red"></u>',
  );
  expect(html).not.toContain('style=');
  expect(rules.size).toBe(2);
  const [name] = [...rules].find(([, style]) => style === 'block-size:1rem') ?? [];
  expect(html).toContain(`<i data-inline="${name}"></i><b class="x" data-inline="${name}"></b>`);
  expect(styleSheet(rules)).toContain(`[data-inline="${name}"]{block-size:1rem}\n`);
});

it('writes what HTML had to escape as CSS has it', () => {
  const { rules } = takeInlineStyles('<i style="background:url(&quot;/a.svg?x&amp;y&quot;)"></i>');
  expect([...rules.values()]).toEqual(['background:url("/a.svg?x&y")']);
});

it('gives the same sheet whatever the order in which the styles were found', () => {
  const one = takeInlineStyles('<i style="a:1"></i><i style="b:2"></i>').rules;
  const other = takeInlineStyles('<i style="b:2"></i><i style="a:1"></i>').rules;
  expect(styleSheet(one)).toBe(styleSheet(other));
});
