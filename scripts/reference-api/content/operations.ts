import { ok } from '../http/answer.ts';
import { textOf } from '../http/call.ts';
import { languageOf } from '../http/language.ts';
import type { Operations } from '../http/operations.ts';
import { asPageName, readPage } from './pages.ts';

export function contentOperations(operations: Operations): void {
  operations.open('getContent', async (call) =>
    ok(readPage(asPageName(textOf(call.query, 'page') ?? ''), languageOf(call.query))),
  );
}
