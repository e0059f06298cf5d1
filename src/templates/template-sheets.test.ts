import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TEMPLATE_NAMES } from '../../worker/public/runtime-configuration.ts';
import { FEATURES } from './features.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(`${SOURCES}/${file}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
const modules = files.filter((file) => file.endsWith('.module.css'));
const partSheets = (template: string): string[] =>
  files.filter((file) => file.startsWith(`templates/${template}/parts/`));

/** As the build names them (vite.config.ts). */
const classNames = new Set(
  modules.flatMap((file) =>
    [...read(file).matchAll(/\.([a-zA-Z][\w-]*)/g)].map((found) => `${basename(file, '.module.css')}__${found[1]}`),
  ),
);

test('no two sheets of parts have the same name, since templates know their classes by it', () => {
  const names = modules.map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(TEMPLATE_NAMES)('%s changes classes that there are, and only where it is shown', (template) => {
  for (const file of partSheets(template)) {
    const named = [...read(file).matchAll(/\.([a-z][\w-]*__[\w-]+)/gi)].map((found) => found[1] ?? '');
    expect(
      named.filter((name) => !classNames.has(name)),
      file,
    ).toEqual([]);
    const others = [...read(file).matchAll(/\[data-[a-z-]+="([a-z]+)"\]/g)].filter((found) => found[1] !== template);
    expect(others, file).toEqual([]);
  }
});

test('no sheet outside of their folders names a template', () => {
  const names = TEMPLATE_NAMES.join('|');
  const named = new RegExp(`template-(?:${names})\\b|="?(?:${names})\\b`);
  expect(files.filter((file) => !file.startsWith('templates/') && named.test(read(file)))).toEqual([]);
});

test('every sheet of a folder is part of the template', () => {
  for (const template of TEMPLATE_NAMES) {
    const imported = partSheets(template).length === 0 ? '' : read(`templates/${template}/parts.css`);
    for (const file of partSheets(template)) expect(imported).toContain(`"./parts/${basename(file)}"`);
  }
});

test('what a template changes stands in its folder and nowhere else', () => {
  const names = TEMPLATE_NAMES.join('|');
  const naming = files.filter((file) => new RegExp(`\\[data-[a-z-]+="?(?:${names})`).test(read(file)));
  expect(naming.filter((file) => !/^templates\/[a-z]+\/parts\//.test(file))).toEqual([]);
});

/** Social is what the others start from: its parts look as their own sheets say. */
test.each(TEMPLATE_NAMES.filter((name) => name !== 'social'))('%s changes each of the ten parts', (template) => {
  const rules = partSheets(template).map(read).join('\n');
  // Its navigation has components of its own.
  for (const feature of FEATURES) expect(rules).toContain(`[data-${feature.replace('_', '-')}="${template}"]`);
});
