import { createHash } from 'node:crypto';

const STYLE = / style="([^"]*)"/g;
const ATTRIBUTE = 'data-inline';

export interface StyleRules {
  /** The HTML with an attribute in place of each style. */
  html: string;
  /** The styles by attribute value. */
  rules: ReadonlyMap<string, string>;
}

/**
 * Moves inline styles to a style sheet, since the Content-Security-Policy forbids style attributes. Each element gets
 * an attribute that the style sheet selects by. React does not touch unknown attributes during hydration, and sets a
 * style itself once it changes.
 */
export function takeInlineStyles(html: string): StyleRules {
  const rules = new Map<string, string>();
  const without = html.replace(STYLE, (_whole, style: string) => {
    const name = createHash('sha256').update(style).digest('hex').slice(0, 8);
    rules.set(name, style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
    return ` ${ATTRIBUTE}="${name}"`;
  });
  return { html: without, rules };
}

/** Returns the style sheet for all rules, in a stable order. */
export function styleSheet(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, style]) => `[${ATTRIBUTE}="${name}"]{${style}}\n`)
    .join('');
}
