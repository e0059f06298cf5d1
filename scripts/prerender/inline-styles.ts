import { createHash } from 'node:crypto';

const STYLE = / style="([^"]*)"/g;
const ATTRIBUTE = 'data-inline';

export interface StyleRules {
  /** Markup with a name in the place of each style. */
  html: string;
  /** CSS by name. */
  rules: ReadonlyMap<string, string>;
}

/**
 * Takes the styles out of the elements: the Content-Security-Policy allows none in markup. A style sheet has them by an
 * attribute that bears the name of each. React leaves attributes as they came when it hydrates, and sets a style itself
 * once it changes.
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

/** The style sheet for all of them, in a stable order. */
export function styleSheet(rules: ReadonlyMap<string, string>): string {
  return [...rules]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([name, style]) => `[${ATTRIBUTE}="${name}"]{${style}}\n`)
    .join('');
}
