import type { ParametersOf } from './path-parameters.ts';

/** `app/routes.ts` adds its paths here, so that a link to a page that there is not does not compile. */
// biome-ignore lint/suspicious/noEmptyInterface: the table of routes stands on a floor above and adds to it.
export interface RouteTable {}

export type RoutePath = RouteTable extends { path: infer Path extends string } ? Path : string;

/** Nothing to fill in, or one value for each parameter; an optional one may be null. */
type Values<Path extends string> = keyof ParametersOf<Path> extends never ? [] : [parameters: ParametersOf<Path>];

/** The address of a route: `/chats/12` for `pathTo('/chats/:chatId', { chatId: 12 })`. */
export function pathTo<const Path extends RoutePath>(path: Path, ...[values]: Values<Path>): string {
  const texts = new Map<string, unknown>(Object.entries(values ?? {}));
  return path.replace(/\/:(\w+)\??/g, (_part, name) => {
    const value = texts.get(name) ?? null;
    return value === null ? '' : `/${encodeURIComponent(String(value))}`;
  });
}
