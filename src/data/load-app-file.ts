/** A JSON file that the build wrote beside the app; null when it cannot be had, or is none. */
export async function loadAppFile(path: `/${string}`): Promise<unknown> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
