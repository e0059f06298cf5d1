import { LOCALE_CODES, TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { coverPairs } from '../../scripts/test/covering-array.ts';
import { ADDRESSES } from './addresses.ts';

export const SCHEMES = ['light', 'dark'] as const;
export const SESSIONS = ['visitor', 'member'] as const;
export const WIDTHS = {
  /** The outer display of a phone that is folded. */
  folded: { width: 280, height: 653 },
  /** The smallest phone, as wide as a desktop window of 1280 pixels at 400 % zoom. */
  phone: { width: 320, height: 640 },
  /** A desktop window of 1280 by 800 pixels at 200 % zoom. */
  enlarged: { width: 640, height: 400 },
  /** A tablet in landscape: the narrowest desktop layout. */
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1280, height: 800 },
} as const;

/** A combination of factors in which a page can be viewed. */
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
  width: ['folded', 'phone', 'enlarged', 'tablet', 'desktop'],
  scheme: SCHEMES,
  language: LOCALE_CODES,
  session: SESSIONS,
} as const;

/**
 * Whether the page redirects to another address of the list: the index of a landing family, a chat that is being
 * started, and the sign-up for a member who has completed it.
 */
function onProgress(path: string): boolean {
  return /^\/landers\/[^/]+$|\/chat$|^\/complete-signup$/.test(path);
}

/**
 * Whether the page is shown for this kind of session: members are redirected from visitors' pages, and visitors without
 * a deleted account from the page that confirms the deletion.
 */
function isShownTo({ address, session }: Partial<View>): boolean {
  if (address === undefined || session === undefined) return true;
  const route = ADDRESSES.find((one) => one.address === address);
  return session === 'visitor'
    ? route?.access !== 'login' && address !== '/account-deleted'
    : route?.audience !== 'visitors';
}

/**
 * Returns rows that cover every pair of address, template, width, scheme, language and session; with `EVERY_ROUTE=all`,
 * every combination, as in `npm run test:matrix`. `EVERY_ROUTE_SEED` selects other combinations of the same pairs.
 */
export function rowsToWalk(): View[] {
  const isWhole = process.env['EVERY_ROUTE'] === 'all';
  const rows: View[] = isWhole ? everyView() : coverPairs(FACTORS, { seed: SEED, allows: isShownTo });
  if (process.env['TEST_WORKER_INDEX'] === undefined) {
    const kind = isWhole ? 'all combinations' : `every pair, seed "${SEED}"`;
    process.stdout.write(`Every route: ${rows.length} views (${kind})\n`);
  }
  // Minimises changes of the window size and the colour scheme.
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
