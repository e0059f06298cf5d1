import { shortened } from './shortened.ts';

/** A name may have 150 characters without a space (specification, section 5), which no bar and no heading holds. */
const CHARACTERS_MAX = 20;

/** Of a name: where there is no room for more, or where a person is spoken to. */
export function firstWord(name: string): string {
  return shortened(name.trim().split(/\s+/)[0] ?? '', CHARACTERS_MAX);
}
