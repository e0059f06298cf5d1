import { isValid } from '../../../openapi/generated/validators.ts';
import type { ApiClient } from '../../http/api-client.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { DeviceDatabase } from '../../public/database.ts';
import type { Settings } from '../../public/rows.ts';
import { isStale } from '../../sync/schedule.ts';

/**
 * Fetches the site settings and stores them for all accounts of this device. Settings without any regions are completed
 * by the call for these, which some backends keep apart.
 */
export async function pullSettings(
  api: ApiClient,
  device: DeviceDatabase,
  nowMs: number,
  signal: AbortSignal,
): Promise<Outcome<Settings>> {
  const outcome = await api.perform((client, { signal }) => client.GET('/api/settings.php', { signal }), signal);
  if (outcome.kind !== 'ok') return outcome;
  const settings = await withRegions(api, device, outcome.data, nowMs, signal);
  await storeSettings(device, settings, nowMs);
  return { ...outcome, data: settings };
}

/** Own choice, the same age as that of message files: an operator's change arrives within a day. */
const SETTINGS_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Fetches the settings if this device has none, for example after the browser evicted them, or only outdated ones: old,
 * damaged, or of a version that knew fewer.
 */
export async function refreshSettings(
  api: ApiClient,
  device: DeviceDatabase,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  if ((await readCurrent(device, nowMs)) !== null) return;
  await pullSettings(api, device, nowMs, signal);
}

/** Regions hardly ever change: those of a day ago do. Without an answer, forms go without regions. */
async function withRegions(
  api: ApiClient,
  device: DeviceDatabase,
  settings: Settings,
  nowMs: number,
  signal: AbortSignal,
): Promise<Settings> {
  if (hasRegions(settings)) return settings;
  const stored = await readCurrent(device, nowMs);
  if (stored !== null && hasRegions(stored)) return { ...settings, region_data: stored.region_data };
  const outcome = await api.perform((client, { signal }) => client.GET('/api/regions.php', { signal }), signal);
  return outcome.kind === 'ok' ? { ...settings, region_data: outcome.data.regions } : settings;
}

/**
 * Returns the stored settings; null if there are none that are current. A time in the future means that the clock was set
 * back: it counts as long ago (pitfall 12).
 */
async function readCurrent(device: DeviceDatabase, nowMs: number): Promise<Settings | null> {
  const stored = await device.settings.get('current').catch(() => undefined);
  if (stored === undefined || !Number.isFinite(stored.fetchedAtMs)) return null;
  const isOld = isStale(stored.fetchedAtMs, nowMs, SETTINGS_MAX_AGE_MS);
  return !isOld && isValid('Settings', stored.settings) ? stored.settings : null;
}

function hasRegions({ region_data: regions }: Settings): boolean {
  return Object.keys(regions).length > 0;
}

async function storeSettings(device: DeviceDatabase, settings: Settings, nowMs: number): Promise<void> {
  try {
    const stored = await readCurrent(device, nowMs);
    if (stored !== null && JSON.stringify(stored) === JSON.stringify(settings)) return;
    await device.settings.put({ key: 'current', settings, fetchedAtMs: nowMs });
  } catch {
    // Storage refused or full: the stored settings stay, and the caller has the fresh ones in the outcome.
  }
}
