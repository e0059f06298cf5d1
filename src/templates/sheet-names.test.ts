import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { TEMPLATE_NAMES } from '../../worker/public/runtime-configuration.ts';

/** Neither the browser nor the compiler says so when a class or a custom property is used that there is not. */

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join(SOURCES, file), 'utf8');
const find = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map((found) => found[1] ?? '');

const sheets = new Map(
  files.filter((file) => file.endsWith('.css')).map((file) => [file, read(file).replace(/\/\*.*?\*\//gs, '')]),
);
const scripts = new Map(
  files.filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.')).map((file) => [file, read(file)]),
);

/** The classes that a module names in its selectors, without those of other modules. */
function classesOf(sheet: string): Set<string> {
  const selectors = sheet
    .replace(/:global\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return new Set(find(selectors, /\.([a-z][\w-]*)/gi));
}

interface Uses {
  /** `styles['name']` */
  names: Set<string>;
  /** Of computed names what they begin with: `size-` of styles[`size-${size}`], and the empty word for any other. */
  starts: Set<string>;
}

/** What all importers together use of each module. */
const usesOfModules = new Map<string, Uses>();
for (const [file, text] of scripts) {
  for (const [, name, address] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const module = join(dirname(file), address ?? '');
    const uses = usesOfModules.get(module) ?? { names: new Set(), starts: new Set() };
    usesOfModules.set(module, uses);
    for (const key of find(text, new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g'))) {
      const literal = /^'([^']*)'$/.exec(key)?.[1];
      if (literal !== undefined) uses.names.add(literal);
      else uses.starts.add(/^`([^$]*)/.exec(key)?.[1] ?? '');
    }
  }
}

const modules = [...sheets].filter(([file]) => file.endsWith('.module.css'));

test('what views take from a module is a class of it', () => {
  const missing = modules.flatMap(([file, text]) => {
    const classes = [...classesOf(text)];
    const { names, starts } = usesOfModules.get(file) ?? { names: [], starts: [] };
    return [
      ...[...names].filter((name) => !classes.includes(name)),
      ...[...starts].filter((start) => !classes.some((name) => name.startsWith(start))),
    ].map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('each class of a module is one that a view takes from it', () => {
  const unused = modules.flatMap(([file, text]) => {
    const { names, starts } = usesOfModules.get(file) ?? { names: new Set<string>(), starts: new Set<string>() };
    return [...classesOf(text)]
      .filter((name) => !names.has(name) && ![...starts].some((start) => name.startsWith(start)))
      .map((name) => `${file}: ${name}`);
  });
  expect(unused).toEqual([]);
});

const definedIn = (text: string): string[] => find(text, /(--[\w-]+)\s*:/g);

/** What the list of emoji brings with it. */
const FOREIGN = ['--frimousse-emoji-font'];

test('each custom property that is used without a fallback is defined, and not by a template alone', () => {
  const inScripts = [...scripts.values()].flatMap((text) => find(text, /['"`](--[\w-]+)['"`]/g));
  const partsOf = (file: string) => /^templates\/[a-z]+\/parts\//.exec(file)?.[0];
  const definedFor = (folder: string | undefined): Set<string> =>
    new Set([
      ...FOREIGN,
      ...inScripts,
      ...[...sheets].flatMap(([file, text]) =>
        partsOf(file) === undefined || partsOf(file) === folder
          ? [...definedIn(text), ...find(text, /@property (--[\w-]+)/g)]
          : [],
      ),
    ]);
  const folders = new Set([...sheets.keys(), ...scripts.keys()].map(partsOf));
  const known = new Map([...folders].map((folder) => [folder, definedFor(folder)]));
  const missing = [...sheets, ...scripts].flatMap(([file, text]) =>
    find(text, /var\(\s*(--[\w-]+)\s*\)/g)
      .filter((name) => known.get(partsOf(file))?.has(name) !== true)
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

/** A part may come from another template than the page, and the tokens are those of the page. */
test.each(TEMPLATE_NAMES)('%s names the same tokens as the others', (template) => {
  const tokensOf = (name: string) => [...new Set(definedIn(sheets.get(`templates/${name}/tokens.css`) ?? ''))].sort();
  expect(tokensOf(template)).toEqual(tokensOf('social'));
  expect(tokensOf(template)).not.toEqual([]);
});
