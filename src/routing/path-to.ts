import type { ParametersOf } from './path-parameters.ts';

/** Extended by `app/routes.ts` with its paths, so that a link to a page that does not exist fails to compile. */
// biome-ignore lint/suspicious/noEmptyInterface: the route table, in a layer above, extends it.
export interface RouteTable {}

export type RoutePath = RouteTable extends { path: infer Path extends string } ? Path : string;

/** No argument, or one value per parameter; an optional one may be null. */
type Values<Path extends string> = keyof ParametersOf<Path> extends never ? [] : [parameters: ParametersOf<Path>];

/** Returns the address of a route: `/chats/12` for `pathTo('/chats/:chatId', { chatId: 12 })`. */
export function pathTo<const Path extends RoutePath>(path: Path, ...[values]: Values<Path>): string {
  const texts = new Map<string, unknown>(Object.entries(values ?? {}));
  return path.replace(/\/:(\w+)\??/g, (_part, name) => {
    const value = texts.get(name) ?? null;
    return value === null ? '' : `/${encodeURIComponent(String(value))}`;
  });
}
