import { readFileSync } from 'node:fs';

const UTF_16 = ['fffe', 'feff'];

/**
 * Reads a JSON file as operators write it, by hand and with any editor.
 *
 * @throws an error that names the file and what to change: another encoding would put broken letters online
 */
export function readJsonFile(file: string): unknown {
  const text = decode(file, readFileSync(file));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

function decode(file: string, bytes: Buffer): string {
  if (bytes.toString('hex', 0, 3) === 'efbbbf')
    throw new Error(`${file}: begins with a byte-order mark; save it as UTF-8 without one`);
  if (UTF_16.includes(bytes.toString('hex', 0, 2))) throw new Error(`${file}: is UTF-16; save it as UTF-8`);
  const lines = bytes.toString('latin1').split('\n');
  const broken = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  if (broken >= 0) throw new Error(`${file}: line ${broken + 1} has letters that are not UTF-8; save it as UTF-8`);
  return bytes.toString('utf8');
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
