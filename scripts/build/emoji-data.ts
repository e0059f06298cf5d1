import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Raised when `shorten` changes: browsers keep these files for good. */
const REVISION = 1;
const requireData = createRequire(import.meta.url);

interface Skin {
  emoji: string;
  tone?: number | number[];
}

interface Emoji extends Skin {
  label: string;
  version: number;
  group?: number;
  subgroup?: number;
  tags?: string[];
  skins?: Skin[];
}

/** Returns the folder of the emoji data in the built app, without slashes around it. */
export function emojiDataFolder(): string {
  const { version } = readJson<{ version: string }>('emojibase-data/package.json');
  return `assets/emoji-${version}-${REVISION}`;
}

/**
 * Writes names and search words of all emoji in each language as static files, for the picker to load at the press. It
 * would ask a foreign server for them otherwise. Only the properties that it uses, a fifth of the whole.
 */
export function emojiData(locales: readonly string[]): Plugin {
  return {
    name: 'emoji-data',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      for (const locale of locales) {
        const folder = `${emojiDataFolder()}/${locale}`;
        const words: unknown = readJson(`emojibase-data/${locale}/messages.json`);
        this.emitFile({ type: 'asset', fileName: `${folder}/data.json`, source: JSON.stringify(readEmoji(locale)) });
        this.emitFile({ type: 'asset', fileName: `${folder}/messages.json`, source: JSON.stringify(words) });
      }
    },
  };
}

/** Returns the emoji with what the picker uses: character, name, search words, version, group, skin tones. */
export function readEmoji(locale: string): Emoji[] {
  return readJson<Emoji[]>(`emojibase-data/${locale}/data.json`).flatMap(shorten);
}

/** Parts of others, such as single letters of flags, belong to no group. */
function shorten({ emoji, label, version, group, subgroup, tags, skins }: Emoji): Emoji[] {
  if (group === undefined) return [];
  return [
    {
      ...{ emoji, label, version, group },
      ...(subgroup === undefined ? {} : { subgroup }),
      ...(tags === undefined ? {} : { tags }),
      ...(skins === undefined ? {} : { skins: skins.flatMap(onlyTone) }),
    },
  ];
}

/** Of couples, whose skins have two tones, the picker offers the yellow ones only. */
function onlyTone({ emoji, tone }: Skin): Skin[] {
  return typeof tone === 'number' ? [{ emoji, tone }] : [];
}

function readJson<Content>(name: string): Content {
  return JSON.parse(readFileSync(requireData.resolve(name), 'utf8'));
}
