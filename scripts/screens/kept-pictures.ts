import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEMPLATE_NAMES } from '../../openapi/generated/enumerations.ts';
import { DEVICES, type Picture, SCHEMES } from './picture.ts';
import { STATES } from './states.ts';

const LIST = 'pictures.json';

/** Returns the pictures that earlier calls left in this folder and that are still there. */
function readKept(folder: string): Picture[] {
  const path = join(folder, LIST);
  if (!existsSync(path)) return [];
  const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry) => readPicture(entry) ?? []).filter(({ file }) => existsSync(join(folder, file)));
}

/** Notes the pictures of this call beside the earlier ones, of which it replaces those of the same name. */
export function keep(folder: string, pictures: readonly Picture[]): Picture[] {
  const files = new Set(pictures.map(({ file }) => file));
  const all = [...readKept(folder).filter(({ file }) => !files.has(file)), ...pictures].sort((one, other) =>
    one.file.localeCompare(other.file),
  );
  writeFileSync(join(folder, LIST), JSON.stringify(all, null, 1));
  return all;
}

/** Null for what another version of the tool has written. */
function readPicture(entry: unknown): Picture | null {
  const fields = new Map<string, unknown>(typeof entry === 'object' && entry !== null ? Object.entries(entry) : []);
  const [route, locale, file, trouble] = ['route', 'locale', 'file', 'trouble'].map((name) => fields.get(name));
  const template = TEMPLATE_NAMES.find((one) => one === fields.get('template'));
  const state = STATES.find((one) => one === fields.get('state'));
  const device = DEVICES.find((one) => one === fields.get('device'));
  const scheme = SCHEMES.find((one) => one === fields.get('scheme'));
  const viewer = (['visitor', 'member'] as const).find((one) => one === fields.get('viewer'));
  if (typeof route !== 'string' || typeof locale !== 'string' || typeof file !== 'string') return null;
  if (!template || !state || !device || !scheme || !viewer) return null;
  return {
    route,
    viewer,
    state,
    template,
    device,
    scheme,
    locale,
    file,
    trouble: typeof trouble === 'string' ? trouble : null,
  };
}
