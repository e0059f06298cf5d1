/** What the first poll of an account may need. */
const NEEDED_BYTES = 2_000_000;

/** Returns whether this device has no room for what the app stores; false where the browser does not tell. */
export async function isStorageFull(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage < NEEDED_BYTES;
  } catch {
    return false;
  }
}
