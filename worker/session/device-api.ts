import type { Environment } from '../environment.ts';
import { type ApiClient, type ApiTarget, createApiClient } from '../http/api-client.ts';
import type { Outcome } from '../http/outcome.ts';
import { createServerClock } from '../http/server-clock.ts';
import { createSilence, parseSilenceOrder, type SilenceOrder } from '../http/silence.ts';
import type { DeviceDatabase } from '../public/database.ts';

export interface DeviceApiOptions {
  device: DeviceDatabase;
  environment: Environment;
  /** Called when the server asks for silence: other workers must keep it too. */
  onOrder(order: SilenceOrder): void;
  onOutcome(outcome: Outcome<unknown>): void;
}

/** The API client of a worker, with what the device remembers of the server: its clock, and until when to be silent. */
export interface DeviceApi {
  /** Throws before a tab has told where the API is. */
  client(): ApiClient;
  open(target: ApiTarget): void;
  /** Continues with what an earlier worker has noted. */
  restore(): Promise<void>;
  /** Keeps an order that another worker was given. */
  adoptOrder(order: SilenceOrder): void;
  /** Called when the note of the clock is lost: the next answer is noted again. */
  forgetClock(): void;
}

export function createDeviceApi({ device, environment, onOrder, onOutcome }: DeviceApiOptions): DeviceApi {
  let api: ApiClient | null = null;
  const silence = createSilence(environment, (order) => {
    onOrder(order);
    void device.silence.put({ key: 'silence', ...order }).catch(() => {});
  });
  const serverClock = createServerClock((offsetMs) => {
    void device.clock.put({ key: 'clock', offsetMs }).catch(serverClock.forget);
  });
  return {
    client() {
      if (api === null) throw new Error('No tab has connected yet');
      return api;
    },
    open(target) {
      api = createApiClient(target, environment, onOutcome, silence, serverClock);
    },
    async restore() {
      const order = parseSilenceOrder(await device.silence.get('silence').catch(() => null));
      if (order !== null) silence.adopt(order);
      const clock = await device.clock.get('clock').catch(() => undefined);
      if (Number.isFinite(clock?.offsetMs)) serverClock.adopt(clock?.offsetMs ?? 0);
    },
    adoptOrder: silence.adopt,
    forgetClock: serverClock.forget,
  };
}
