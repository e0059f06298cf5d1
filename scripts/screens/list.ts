import type { SiteRoute } from '../build/read-routes.ts';

/** Who is viewing the page. */
export type Viewer = 'visitor' | 'member';

export interface Screen {
  /** As in section 2 of the specification; the contact sheet groups by it. */
  route: string;
  /** `chatId`: a chat of the member, which differs after each start; null if there is none, as is then the address. */
  address: (chatId: string | null) => string | null;
  viewers: readonly Viewer[];
}

const VIEWERS = {
  visitors: ['visitor'],
  members: ['member'],
  everybody: ['visitor', 'member'],
} as const satisfies Record<string, readonly Viewer[]>;

/** Parameter values that exist in the demo data. */
const SAMPLES: Readonly<Record<string, string>> = {
  memberId: '221',
  type: 'mutual',
  slug: 'eng',
  creditId: '1',
  transactionId: 't_demo_000000000000001',
};

function sampleOf(name: string): string {
  const sample = SAMPLES[name];
  if (sample === undefined) throw new Error(`scripts/screens/list.ts has no sample of the parameter ${name}`);
  return sample;
}

/** The index of a landing family redirects to the page of a slug. */
const LEADS_ON = /^\/landers\/[^/]+$/;

/**
 * Returns every route of the product with its viewers; routes with several paths are listed once, by their first path.
 */
export function listScreens(routes: readonly SiteRoute[]): Screen[] {
  const names = routes.map(({ name }) => name);
  return [
    ...routes
      .filter(({ path, name }, index) => !LEADS_ON.test(path) && names.indexOf(name) === index)
      .map(({ path, audience }) => {
        const pattern = path.replace(/\/:\w+\?/g, '');
        return {
          route: pattern.replace(/:(\w+)/g, '{$1}'),
          address: (chatId: string | null) =>
            chatId === null && pattern.includes(':chatId')
              ? null
              : pattern.replace(/:(\w+)/g, (_part, name) => (name === 'chatId' ? (chatId ?? '') : sampleOf(name))),
          viewers: VIEWERS[audience],
        };
      }),
    { route: '404', address: () => '/no-such-page', viewers: VIEWERS.everybody },
  ];
}
