import { at } from '../contract/json.ts';
import type { Answer } from './runner.ts';

/** Returns the stable code of an ErrorResponse, or null if there is none. */
export function errorCode(answer: Answer): string | null {
  const code = at(answer.body, 'error');
  return typeof code === 'string' ? code : null;
}
