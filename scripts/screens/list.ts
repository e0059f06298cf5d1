import type { SiteRoute } from '../build/read-routes.ts';

/** Who looks at a page. */
export type Viewer = 'visitor' | 'member';

export interface Screen {
  /** As the specification writes it, section 2; the contact sheet groups by it. */
  route: string;
  /** `chatId`: a chat of the member of the demonstration data, which is another one after each start. */
  address: (chatId: string) => string;
  viewers: readonly Viewer[];
}

const VIEWERS = {
  visitors: ['visitor'],
  members: ['member'],
  everybody: ['visitor', 'member'],
} as const satisfies Record<string, readonly Viewer[]>;

/** Values of parameters that the demonstration data has. */
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

/** The index of a landing family leads on to the page of a slug. */
const LEADS_ON = /^\/landers\/[^/]+$/;

/** Every route of the product, by who can see something there; of an alias the first path is enough. */
export function listScreens(routes: readonly SiteRoute[]): Screen[] {
  const names = routes.map(({ name }) => name);
  return [
    ...routes
      .filter(({ path, name }, index) => !LEADS_ON.test(path) && names.indexOf(name) === index)
      .map(({ path, audience }) => {
        const pattern = path.replace(/\/:\w+\?/g, '');
        return {
          route: pattern.replace(/:(\w+)/g, '{$1}'),
          address: (chatId: string) =>
            pattern.replace(/:(\w+)/g, (_part, name) => (name === 'chatId' ? chatId : sampleOf(name))),
          viewers: VIEWERS[audience],
        };
      }),
    { route: '404', address: () => '/no-such-page', viewers: VIEWERS.everybody },
  ];
}
