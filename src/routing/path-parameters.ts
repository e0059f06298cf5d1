import { LANDING_SLUG_EXPRESSION, parseLandingSlug } from './landing-slug.ts';

const ID = '[1-9][0-9]{0,15}';
const LIKE_TYPES = ['received', 'given', 'mutual', 'passed'] as const;

/**
 * Every path parameter: the regular expression it must match, which also goes into the web servers' configuration, and
 * its parser, which returns null if there is no such page.
 */
export const PATH_PARAMETERS = {
  chatId: { expression: ID, parse: parseId },
  memberId: { expression: ID, parse: parseId },
  creditId: { expression: ID, parse: parseId },
  /** Only the server knows whether such a pack or method exists. */
  paymentMethod: textOf('[a-z0-9_-]{1,40}'),
  /** Format from the contract (`TransactionId`). */
  transactionId: textOf('[A-Za-z0-9_-]{20,64}'),
  type: {
    expression: `(?:${LIKE_TYPES.join('|')})`,
    parse: (text: string) => LIKE_TYPES.find((type) => type === text) ?? null,
  },
  /** Niche and language of a landing page variant. */
  slug: { expression: LANDING_SLUG_EXPRESSION, parse: parseLandingSlug },
} as const;

export type ParameterName = keyof typeof PATH_PARAMETERS;
/** `unknown` for a parameter that is not declared above: a page that takes it as a prop does not compile. */
type ParameterValue<Name> = Name extends ParameterName
  ? NonNullable<ReturnType<(typeof PATH_PARAMETERS)[Name]['parse']>>
  : unknown;

/** Parameters of a wouter pattern by name: `{ chatId: number }` for `/chats/:chatId`. Optional ones may be null. */
export type ParametersOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParameterOf<Part> & ParametersOf<Rest>
  : ParameterOf<Path>;
type ParameterOf<Part extends string> = Part extends `:${infer Name}?`
  ? { [Key in Name]: ParameterValue<Name> | null }
  : Part extends `:${infer Name}`
    ? { [Key in Name]: ParameterValue<Name> }
    : object;

/** Raw parameters of a path, as in the address. */
export type PathParameters = Readonly<Record<string, string | undefined>>;

/** Parses a pattern's parameters from the router's raw values; returns null if one is invalid. */
export function parseParameters<Path extends string>(pattern: Path, texts: PathParameters): ParametersOf<Path> | null {
  const values: Record<string, unknown> = {};
  for (const [, name = '', optional] of pattern.matchAll(PARAMETER)) {
    const text = texts[name];
    const value = text === undefined || !isParameter(name) ? null : PATH_PARAMETERS[name].parse(text);
    if (value === null && (text !== undefined || optional === undefined)) return null;
    values[name] = value;
  }
  return areParametersOf(pattern, values) ? values : null;
}

/** Matches a parameter in a pattern, with the `?` of an optional one. */
const PARAMETER = /:(\w+)(\?)?/g;

function areParametersOf<Path extends string>(pattern: Path, values: object): values is ParametersOf<Path> & object {
  return [...pattern.matchAll(PARAMETER)].every(([, name = '']) => Object.hasOwn(values, name));
}

function isParameter(name: string): name is ParameterName {
  return Object.hasOwn(PATH_PARAMETERS, name);
}

/** Parses an id in a path: a positive safe integer without leading zeros; otherwise returns null. */
export function parseId(text: string): number | null {
  const id = new RegExp(`^${ID}$`).test(text) ? Number(text) : null;
  return Number.isSafeInteger(id) ? id : null;
}

function textOf(expression: string) {
  const pattern = new RegExp(`^${expression}$`);
  return { expression, parse: (text: string): string | null => (pattern.test(text) ? text : null) };
}
