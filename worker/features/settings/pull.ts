import type { ApiClient } from '../../http/api-client.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { DeviceDatabase } from '../../public/database.ts';
import type { Settings } from '../../public/rows.ts';

/** Fetches the settings of the site and stores them for all accounts of this device. */
export async function pullSettings(
  api: ApiClient,
  device: DeviceDatabase,
  nowMs: number,
  signal: AbortSignal,
): Promise<Outcome<Settings>> {
  const outcome = await api.perform((client, { signal }) => client.GET('/api/settings.php', { signal }), signal);
  if (outcome.kind === 'ok') await storeSettings(device, outcome.data, nowMs);
  return outcome;
}

/** Own choice, as the message files' (the API caches those for a day): an operator's change arrives within it. */
const SETTINGS_MAX_AGE_MS = 24 * 60 * 60 * 1000;

/** Fetches the settings where this device has none, as after a clean-up by the browser, or only old ones. */
export async function refreshSettings(
  api: ApiClient,
  device: DeviceDatabase,
  nowMs: number,
  signal: AbortSignal,
): Promise<void> {
  const stored = await device.settings.get('current').catch(() => undefined);
  if (stored !== undefined && nowMs - stored.fetchedAtMs < SETTINGS_MAX_AGE_MS) return;
  await pullSettings(api, device, nowMs, signal);
}

async function storeSettings(device: DeviceDatabase, settings: Settings, nowMs: number): Promise<void> {
  try {
    const stored = await device.settings.get('current');
    const isYoung = stored !== undefined && nowMs - stored.fetchedAtMs < SETTINGS_MAX_AGE_MS;
    if (isYoung && JSON.stringify(stored.settings) === JSON.stringify(settings)) return;
    await device.settings.put({ key: 'current', settings, fetchedAtMs: nowMs });
  } catch {
    // Storage refused or full: the settings that stand stay, and what needs fresh ones has the outcome.
  }
}
