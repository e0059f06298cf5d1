import { pullSettings } from '../features/settings/pull.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { DeviceDatabase } from '../public/database.ts';
import type { Visit } from '../sync/visit.ts';

/** Where calls without a session ask and store. */
export interface VisitSource {
  api: ApiClient;
  device: DeviceDatabase;
  /** Milliseconds since 1970. */
  now(): number;
  signal: AbortSignal;
}

/** What calls without a session work with. */
export function createVisit({ api, device, now, signal }: VisitSource): Visit {
  return { api, signal, settings: () => pullSettings(api, device, now(), signal) };
}
