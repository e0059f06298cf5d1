import type { Schemas } from '../contract/contract.ts';
import { integerColumn, textColumn } from '../database/columns.ts';
import type { Reader, Writer } from '../database/database.ts';

/** The last one is known from the sign-up. */
export type LandingStepName = Schemas['LandingStep']['step'] | 'account';

type Place = Omit<Schemas['LandingStep'], 'step'>;

/** How often each step was taken on the landing pages of one family, niche and campaign. */
export interface LandingFunnel {
  family: string;
  niche: number;
  /** Empty without a tracking record. */
  network: string;
  ref: string;
  seen: number;
  started: number;
  email: number;
  account: number;
}

const FAMILIES = [
  ...['video', 'gallery', 'maplanding', 'alonetonight', 'iconslanding', 'socialnetwork', 'collagelanding'],
  ...['transitionsvideolanding', 'landing2', 'landing3'],
];

/** Returns the family of a landing page (for a member's, the name before the slug); null if the path has none. */
export function familyOf(path: string): string | null {
  const name = /^\/(?:landers|members\/\d+)\/([a-z0-9]+)\/[a-z-]+$/.exec(path)?.[1];
  return FAMILIES.find((family) => family === name) ?? null;
}

/** Adds one to a number that belongs to nobody; does nothing for a path that is no landing page. */
export async function countLandingStep(writer: Writer, place: Place, step: LandingStepName): Promise<void> {
  const family = familyOf(place.path);
  if (family === null) return;
  const { network = '', ref = '' } = place.trafficsource ?? {};
  await writer.run(
    `INSERT INTO landing_steps (family, niche, network, ref, step, count) VALUES (?, ?, ?, ?, ?, 1)
     ON CONFLICT (family, niche, network, ref, step) DO UPDATE SET count = count + 1`,
    [family, place.niche, network, ref, step],
  );
}

/** Returns the counts of all landing pages that were seen or signed up on. */
export async function readLandingFunnels(reader: Reader): Promise<readonly LandingFunnel[]> {
  const sum = (step: LandingStepName): string => `sum(CASE WHEN step = '${step}' THEN count ELSE 0 END) AS ${step}`;
  const rows = await reader.rows(
    `SELECT family, niche, network, ref, ${sum('seen')}, ${sum('started')}, ${sum('email')}, ${sum('account')}
     FROM landing_steps GROUP BY family, niche, network, ref ORDER BY family, niche, network, ref`,
  );
  return rows.map((row) => ({
    family: textColumn(row, 'family'),
    niche: integerColumn(row, 'niche'),
    network: textColumn(row, 'network'),
    ref: textColumn(row, 'ref'),
    seen: integerColumn(row, 'seen'),
    started: integerColumn(row, 'started'),
    email: integerColumn(row, 'email'),
    account: integerColumn(row, 'account'),
  }));
}
