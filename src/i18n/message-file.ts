import type { LocaleCode } from '../../worker/public/runtime-configuration.ts';

/** ICU messages by id. */
export type Messages = Readonly<Record<string, string>>;

/** Parses a message file (contract, `LocaleMessages`); null if it is not one for this locale. */
export function parseMessageFile(value: unknown, locale: LocaleCode): Messages | null {
  if (!isObject(value)) return null;
  const texts = Object.entries(value).find(([key]) => key === locale)?.[1];
  if (!isObject(texts)) return null;
  const messages: Record<string, string> = {};
  for (const [id, text] of Object.entries(texts)) {
    if (typeof text !== 'string') return null;
    messages[id] = text;
  }
  return messages;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
