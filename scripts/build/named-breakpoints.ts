import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/**
 * Replaces named breakpoints in media queries with their widths. Throws for an unknown name, and for a width that has
 * no name. (The packages for custom media queries read the definitions from a style sheet, which scripts cannot read.)
 *
 * @param widths name to media query, such as `(min-width: 48rem)`
 */
export function namedBreakpoints(widths: Readonly<Record<string, string>>): PostcssPlugin {
  const queries = new Map(Object.entries(widths));
  /** PostCSS visits a rule again after changing it. */
  const isPutIn = (params: string) => Object.values(widths).some((width) => params.includes(width));
  return {
    postcssPlugin: 'named-breakpoints',
    AtRule: {
      media(rule) {
        if (/-width\b/.test(rule.params) && !isPutIn(rule.params)) {
          throw rule.error(`a width without a name: ${rule.params}; there are ${[...queries.keys()].join(', ')}`);
        }
        rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
          const width = queries.get(name);
          if (width === undefined) throw rule.error(`no breakpoint --${name}`);
          return width;
        });
      },
    },
  };
}
