import type { Call } from '../call.ts';
import type { World } from '../world.ts';
import { iso } from './cards.ts';

/** Returns the error of the server's clock in milliseconds: local time reported as UTC, or a slow clock. */
export function clockError(world: World): number {
  if (world.breaks('clock-ahead')) return 2 * 3_600_000;
  if (world.breaks('clock-behind')) return -3_600_000;
  return world.breaks('clock-in-seconds-lost') ? -400_000 : 0;
}

/** The breach: each side has a clock of its own, a minute and a half apart. */
export function deliveredAt({ world, use }: Call, sentAt: string): string {
  const apartMs = world.breaks('delivered-at-other-time', use.name) ? 90_000 : 0;
  return apartMs === 0 ? sentAt : iso(world, Date.parse(sentAt) - apartMs);
}
