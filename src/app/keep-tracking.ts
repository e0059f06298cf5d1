/**
 * Stores who referred the visitor, if the address says so. If its code fails to load, the visit is just not credited.
 */
export async function keepTracking(): Promise<void> {
  if (!/[?&]network=/.test(location.search)) return;
  await import('../features/site/tracking.ts').then(({ takeTracking }) => takeTracking()).catch(() => undefined);
}
