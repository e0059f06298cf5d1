import type { ApiClient } from '../../http/api-client.ts';
import type { Outcome } from '../../http/outcome.ts';
import type { DeviceDatabase, Settings } from '../../public/database.ts';

/** Fetches the settings of the site and stores them for all accounts of this device. */
export async function pullSettings(
  api: ApiClient,
  device: DeviceDatabase,
  nowMs: number,
  signal: AbortSignal,
): Promise<Outcome<Settings>> {
  const outcome = await api.perform(
    (client, { headers, signal }) => client.GET('/api/settings.php', { params: { header: headers }, signal }),
    signal,
  );
  if (outcome.kind === 'ok') await storeSettings(device, outcome.data, nowMs);
  return outcome;
}

async function storeSettings(device: DeviceDatabase, settings: Settings, nowMs: number): Promise<void> {
  try {
    const standing = await device.settings.get('current');
    if (JSON.stringify(standing?.settings) === JSON.stringify(settings)) return;
    await device.settings.put({ key: 'current', settings, fetchedAtMs: nowMs });
  } catch {
    // Storage refused or full: the settings that stand stay, and what needs fresh ones has the outcome.
  }
}
