import { LOCALE_CODES, TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { coverPairs } from '../../scripts/test/covering-array.ts';
import { ADDRESSES } from './addresses.ts';

export const SCHEMES = ['light', 'dark'] as const;
export const SESSIONS = ['visitor', 'member'] as const;
export const WIDTHS = {
  /** The smallest phone, as wide as a desktop window of 1280 pixels at 400 %. */
  phone: { width: 320, height: 640 },
  /** A desktop window of 1280 by 800 pixels at 200 %. */
  enlarged: { width: 640, height: 400 },
  /** A tablet on its side: every layout of a desktop, with the least room for it. */
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A page as somebody may see it. */
export interface View {
  address: string;
  template: (typeof TEMPLATE_NAMES)[number];
  width: keyof typeof WIDTHS;
  scheme: (typeof SCHEMES)[number];
  language: (typeof LOCALE_CODES)[number];
  session: (typeof SESSIONS)[number];
}

const SEED = process.env['EVERY_ROUTE_SEED'] ?? 'every pair';
const FACTORS = {
  address: [...new Set(ADDRESSES.filter(({ path }) => !onProgress(path)).map(({ address }) => address))],
  template: TEMPLATE_NAMES,
  width: ['phone', 'enlarged', 'tablet', 'desktop'],
  scheme: SCHEMES,
  language: LOCALE_CODES,
  session: SESSIONS,
} as const;

/**
 * The index of a landing family, a chat that is started, and the sign-up of a member who is through with it go on to
 * another address of the list.
 */
function onProgress(path: string): boolean {
  return /^\/landers\/[^/]+$|\/chat$|^\/complete-signup$/.test(path);
}

/**
 * Whether the page is one for somebody of the session: members are led on from the pages of visitors, and visitors who
 * have ended no account from the page that says so.
 */
function isShownTo({ address, session }: Partial<View>): boolean {
  if (address === undefined || session === undefined) return true;
  const route = ADDRESSES.find((one) => one.address === address);
  return session === 'visitor'
    ? route?.access !== 'login' && address !== '/account-deleted'
    : route?.audience !== 'visitors';
}

/**
 * Every pair of address, template, width, scheme, language and session at least once; with `EVERY_ROUTE=all` every
 * combination, as `npm run test:matrix` walks them. `EVERY_ROUTE_SEED` gives other combinations of the same pairs.
 */
export function rowsToWalk(): View[] {
  const isWhole = process.env['EVERY_ROUTE'] === 'all';
  const rows: View[] = isWhole ? everyView() : coverPairs(FACTORS, { seed: SEED, allows: isShownTo });
  if (process.env['TEST_WORKER_INDEX'] === undefined) {
    const kind = isWhole ? 'all combinations' : `every pair, seed "${SEED}"`;
    process.stdout.write(`Every route: ${rows.length} views (${kind})\n`);
  }
  // The fewest changes of the window and of the colours in one walk.
  return rows.toSorted((a, b) => `${a.width} ${a.scheme}`.localeCompare(`${b.width} ${b.scheme}`));
}

function everyView(): View[] {
  return FACTORS.address.flatMap((address) =>
    TEMPLATE_NAMES.flatMap((template) =>
      FACTORS.width.flatMap((width) =>
        SCHEMES.flatMap((scheme) =>
          LOCALE_CODES.flatMap((language) =>
            SESSIONS.flatMap((session) => {
              const view: View = { address, template, width, scheme, language, session };
              return isShownTo(view) ? [view] : [];
            }),
          ),
        ),
      ),
    ),
  );
}
