/**
 * Returns whether the user asks for reduced data usage: then only what they open is loaded. Not supported by all
 * browsers.
 */
export function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}
