/** An arktype definition before it is rendered: a string in arktype's syntax, a list, an object, or plain code. */
export type Definition =
  | string
  | { kind: 'list'; items: Definition[] }
  | { kind: 'object'; entries: [key: string, value: Definition][] }
  | { kind: 'code'; source: string };

const LINE_WIDTH = 120;

export function list(...items: Definition[]): Definition {
  return { kind: 'list', items };
}

export function code(source: string): Definition {
  return { kind: 'code', source };
}

/** Matches a value that satisfies any of the definitions. */
export function union(definitions: readonly Definition[]): Definition {
  const texts = definitions.filter((definition) => typeof definition === 'string');
  const rest = definitions.filter((definition) => typeof definition !== 'string');
  const parts = texts.length === 0 ? rest : [...rest, texts.join(' | ')];
  return parts.reduceRight((right, left) => list(left, '|', right));
}

/** Matches a value that satisfies the definition and the rules; rules are calls to functions of openapi/validation. */
export function narrow(definition: Definition, rules: readonly string[]): Definition {
  return rules.reduce((inner, rule) => list(inner, ':', code(rule)), definition);
}

/** Returns a JavaScript string literal. */
export function quote(text: string): string {
  return JSON.stringify(text);
}

/** Renders the definition as JavaScript, breaking long lines; `before` is the text that precedes it on its line. */
export function render(definition: Definition, indent: string, before = ''): string {
  const short = renderShort(definition);
  const width = indent.length + before.length + short.length + 1;
  if (width <= LINE_WIDTH || typeof definition === 'string') return short;
  const inner = `${indent}  `;
  switch (definition.kind) {
    case 'code':
      return short;
    case 'list':
      return `[\n${definition.items.map((item) => `${inner}${render(item, inner)},\n`).join('')}${indent}]`;
    case 'object': {
      const lines = definition.entries.map(([key, value]) => {
        const name = `${quote(key)}: `;
        return `${inner}${name}${render(value, inner, name)},\n`;
      });
      return `{\n${lines.join('')}${indent}}`;
    }
  }
}

function renderShort(definition: Definition): string {
  if (typeof definition === 'string') return quote(definition);
  switch (definition.kind) {
    case 'code':
      return definition.source;
    case 'list':
      return `[${definition.items.map(renderShort).join(', ')}]`;
    case 'object':
      return `{ ${definition.entries.map(([key, value]) => `${quote(key)}: ${renderShort(value)}`).join(', ')} }`;
  }
}
