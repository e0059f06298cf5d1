import type { ComponentType } from 'react';
import type { EveryPageMessageId } from '../i18n/translation.ts';
import { type LazyPage, lazyPage } from '../routing/lazy-page.tsx';
import { type ParametersOf, type PathParameters, parseParameters } from '../routing/path-parameters.ts';

/** `login`: members only. `auth-optional`: what it shows depends on whether a member is logged in. */
export type Access = 'public' | 'login' | 'auth-optional';

/** `default`: navigation and footer. `chat`: full height, no bottom bar. `empty`, `lander`: the page alone. */
export type Layout = 'default' | 'chat' | 'empty' | 'lander';

export type Audience = 'visitors' | 'members' | 'everybody';

/** A row of the route table, as read by the app, the build, the web server configuration, screenshots and tests. */
export interface Route<Path extends string = string> {
  /** wouter pattern. */
  path: Path;
  /** Used in the class `route-<name>`. An alias has the name of its target. */
  name: string;
  access: Access;
  layout: Layout;
  title: EveryPageMessageId;
  /** Whether search engines may list it: visitors' entry pages, not a member's profile or a step of a process. */
  isIndexable: boolean;
  /** Whether visits may be counted by a script of others: not where the address itself is a secret. */
  isCounted: boolean;
  /** Whether what was typed before a member was logged in here fits both: the page then keeps its frame and goes on. */
  keepsTyped: boolean;
  page: LazyPage;
  /** Shown to visitors in place of a members' page; null if the page is the same, or if visitors must log in first. */
  visitorPage: LazyPage | null;
  /** Names of the rules that decide, in this order, whether the page is shown (screen-decision.ts). */
  middleware: readonly string[];
  /** Who can use the page; others are redirected. */
  audience: Audience;
  /** For whom this is a likely next page: its code is preloaded when theirs is idle. */
  preloadFor: 'visitors' | 'members' | null;
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** What a row may specify; omitted fields are derived from the rest. */
interface RouteRow<Props, Also> extends Partial<Omit<Route, 'path' | 'page' | 'visitorPage'>> {
  title: EveryPageMessageId;
  /** Gets the parameters of the path and the props of the row. */
  page: Load<Props>;
  visitorPage?: Load<Props>;
  /** Another path with the same parameters and the same page. */
  also?: Also;
}

/** Props of the page that are the same for every address of the route. */
interface WithProps<Props> {
  props: Props;
}

interface WithoutProps {
  props?: never;
}

/** Returns a route, and its alias if it has one. Login is required unless the row says otherwise. */
export function route<const Path extends string, const Also extends string = never>(
  path: Path,
  row: RouteRow<ParametersOf<Path>, Also> & WithoutProps,
): Route<Path | Also>[];
export function route<const Path extends string, const Props extends object, const Also extends string = never>(
  path: Path,
  row: RouteRow<ParametersOf<Path> & NoInfer<Props>, Also> & WithProps<Props>,
): Route<Path | Also>[];
export function route<Path extends string, Props extends object, Also extends string>(
  path: Path,
  row:
    | (RouteRow<ParametersOf<Path>, Also> & WithoutProps)
    | (RouteRow<ParametersOf<Path> & Props, Also> & WithProps<Props>),
): Route<Path | Also>[] {
  const { access = 'login', layout = 'default', middleware = [] } = row;
  const parse = (texts: PathParameters) => parseParameters(path, texts);
  const parseWith = (props: Props) => (texts: PathParameters) => {
    const parameters = parse(texts);
    return parameters === null ? null : { ...parameters, ...props };
  };
  const pages = hasProps(row)
    ? {
        page: lazyPage(row.page, parseWith(row.props)),
        visitorPage: row.visitorPage && lazyPage(row.visitorPage, parseWith(row.props)),
      }
    : { page: lazyPage(row.page, parse), visitorPage: row.visitorPage && lazyPage(row.visitorPage, parse) };
  const isForDevelopers = middleware.includes('developer-area');
  const shared: Omit<Route, 'path'> = {
    name: nameOf(path),
    isIndexable: access !== 'login' && !isForDevelopers && !path.includes(':'),
    audience: middleware.includes('visitors-only') ? 'visitors' : access === 'login' ? 'members' : 'everybody',
    isCounted: true,
    keepsTyped: false,
    preloadFor: null,
    ...row,
    access,
    layout,
    middleware,
    page: pages.page,
    visitorPage: pages.visitorPage ?? null,
  };
  return [path, ...(row.also === undefined ? [] : [row.also])].map((one) => ({ ...shared, path: one }));
}

function hasProps<Row, Props>(row: Row | (Row & WithProps<Props>) | WithoutProps): row is Row & WithProps<Props> {
  return typeof row === 'object' && row !== null && 'props' in row && row.props !== undefined;
}

/** Returns `members-memberId` for `/members/:memberId`; `index` for `/`. */
function nameOf(path: string): string {
  return path.slice(1).replace(/[:?]/g, '').replaceAll('/', '-') || 'index';
}
