import { pullSettings } from '../features/settings/pull.ts';
import type { ApiClient } from '../http/api-client.ts';
import type { DeviceDatabase } from '../public/database.ts';
import type { Visit } from '../sync/visit.ts';

/** The API and the storage used by calls without a session. */
export interface VisitSource {
  api: ApiClient;
  device: DeviceDatabase;
  /** Returns milliseconds since 1970. */
  now(): number;
  signal: AbortSignal;
}

/** Creates the context of calls without a session. */
export function createVisit({ api, device, now, signal }: VisitSource): Visit {
  return { api, signal, settings: () => pullSettings(api, device, now(), signal) };
}
