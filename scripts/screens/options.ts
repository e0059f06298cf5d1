import { LOCALE_CODES, TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';

export type Template = (typeof TEMPLATE_NAMES)[number];

export interface ScreensOptions {
  /** Substrings of routes; empty for all. */
  routes: readonly string[];
  templates: readonly Template[];
  locale: string;
  /** URL of a running server; null to start one. */
  url: string | null;
  /** The whole page instead of the viewport. */
  whole: boolean;
}

export type ParsedOptions =
  | { kind: 'run'; options: ScreensOptions }
  | { kind: 'help' }
  | { kind: 'problem'; message: string };

export const USAGE = `Usage: npm run screens [-- options]

Takes a picture of every route in every template, on a phone and a desktop, light and dark, logged in and out,
and writes a contact sheet: .output/screens/index.html

  --only <text>        only routes that hold this text; may be given several times, "=/" for the index alone
  --template <name>    only this template: ${TEMPLATE_NAMES.join(', ')}; may be given several times
  --locale <code>      language of the pages: ${LOCALE_CODES.join(', ')} (en)
  --whole              the whole page, not only what the window shows
  --url <address>      a reference API that runs already, instead of one that is started for this
  --help               show this text`;

/** `args` excludes node and the script. */
export function parseOptions(args: readonly string[]): ParsedOptions {
  const routes: string[] = [];
  const templates: Template[] = [];
  let locale = 'en';
  let url: string | null = null;
  let whole = false;
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index] ?? '';
    if (name === '--help') return { kind: 'help' };
    if (name === '--whole') {
      whole = true;
      continue;
    }
    if (!['--only', '--template', '--locale', '--url'].includes(name)) return problem(`Unknown option ${name}.`);
    index += 1;
    const value = args[index];
    if (value === undefined) return problem(`${name} needs a value.`);
    if (name === '--only') routes.push(value);
    if (name === '--url') url = value.replace(/\/$/, '');
    if (name === '--locale') {
      if (!LOCALE_CODES.some((code) => code === value))
        return problem(`--locale is one of ${LOCALE_CODES.join(', ')}.`);
      locale = value;
    }
    if (name === '--template') {
      const template = TEMPLATE_NAMES.find((one) => one === value);
      if (template === undefined) return problem(`--template is one of ${TEMPLATE_NAMES.join(', ')}.`);
      templates.push(template);
    }
  }
  return {
    kind: 'run',
    options: { routes, templates: templates.length > 0 ? templates : TEMPLATE_NAMES, locale, url, whole },
  };
}

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
