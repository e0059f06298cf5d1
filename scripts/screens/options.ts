import { LOCALE_CODES, TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { DEVICES, type Device, SCHEMES, type Scheme } from './picture.ts';
import { STATES, type State } from './states.ts';

export type Template = (typeof TEMPLATE_NAMES)[number];

export interface ScreensOptions {
  /** Substrings of routes; empty for all. */
  routes: readonly string[];
  templates: readonly Template[];
  devices: readonly Device[];
  schemes: readonly Scheme[];
  states: readonly State[];
  locales: readonly string[];
  /** Name of the folder for the pictures. */
  set: string;
  /** Name of an earlier set to compare with; null for none. */
  before: string | null;
  /** URL of a running server; null to start one. */
  url: string | null;
  /** The whole page instead of the viewport. */
  whole: boolean;
}

export type ParsedOptions =
  | { kind: 'run'; options: ScreensOptions }
  | { kind: 'help' }
  | { kind: 'problem'; message: string };

/** A name that is a folder's, and no way out of it. */
const SET_NAME = /^[a-z0-9][a-z0-9-]*$/i;

export const USAGE = `Usage: npm run screens [-- options]

Takes a picture of every route in every template, on a phone and a desktop, light and dark, logged in and out,
and puts it beside those of earlier calls on a contact sheet: .output/screens/latest/index.html

  --only <text>        only routes that hold this text, "=/" for the index alone *
  --template <name>    only this template: ${TEMPLATE_NAMES.join(', ')} *
  --device <name>      only this device: ${DEVICES.join(', ')} *
  --scheme <name>      only this colour scheme: ${SCHEMES.join(', ')} *
  --state <name>       ${STATES.join(', ')} (full) *
  --locale <code>      language of the pages: ${LOCALE_CODES.join(', ')} (en) *
  --set <name>         name of the set, a folder in .output/screens (latest)
  --before <name>      puts before, after and difference of what changed since an earlier set on compare.html
  --whole              the whole page, not only what the window shows
  --url <address>      a reference API that runs already, instead of one that is started for this
  --help               show this text

  * may be given several times`;

/** `args` excludes node and the script. */
export function parseOptions(args: readonly string[]): ParsedOptions {
  const values = new Map<string, string[]>();
  let whole = false;
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index] ?? '';
    if (name === '--help') return { kind: 'help' };
    if (name === '--whole') {
      whole = true;
      continue;
    }
    if (!TAKES_VALUE.includes(name)) return problem(`Unknown option ${name}.`);
    index += 1;
    const value = args[index];
    if (value === undefined) return problem(`${name} needs a value.`);
    values.set(name, [...(values.get(name) ?? []), value]);
  }
  const given = (name: string): string[] => values.get(name) ?? [];
  const wrong = [...CHOICES].flatMap(([name, known]) =>
    given(name).some((value) => !known.includes(value)) ? `${name} is one of ${known.join(', ')}.` : [],
  );
  const badSet = [...given('--set'), ...given('--before')].find((name) => !SET_NAME.test(name));
  if (badSet !== undefined) wrong.push(`${badSet} is no name of a set.`);
  const [first] = wrong;
  if (first !== undefined) return problem(first);

  const chosen = <Value extends string>(name: string, known: readonly Value[], otherwise = known): readonly Value[] => {
    const some = known.filter((value) => given(name).includes(value));
    return some.length > 0 ? some : otherwise;
  };
  return {
    kind: 'run',
    options: {
      routes: given('--only'),
      templates: chosen('--template', TEMPLATE_NAMES),
      devices: chosen('--device', DEVICES),
      schemes: chosen('--scheme', SCHEMES),
      states: chosen('--state', STATES, ['full']),
      locales: chosen('--locale', LOCALE_CODES, ['en']),
      set: given('--set').at(-1) ?? 'latest',
      before: given('--before').at(-1) ?? null,
      url: given('--url').at(-1)?.replace(/\/$/, '') ?? null,
      whole,
    },
  };
}

const CHOICES = new Map<string, readonly string[]>([
  ['--template', TEMPLATE_NAMES],
  ['--device', DEVICES],
  ['--scheme', SCHEMES],
  ['--state', STATES],
  ['--locale', LOCALE_CODES],
]);
const TAKES_VALUE = ['--only', '--url', '--set', '--before', ...CHOICES.keys()];

/** Whether a route is selected: text with a leading `=` selects exactly this route. */
export function isAskedFor(route: string, routes: readonly string[]): boolean {
  return (
    routes.length === 0 ||
    routes.some((text) => (text.startsWith('=') ? route === text.slice(1) : route.includes(text)))
  );
}

function problem(message: string): ParsedOptions {
  return { kind: 'problem', message: `${message}\n\n${USAGE}` };
}
