import { randomUUID } from 'node:crypto';
import type { SchemaChecker } from '../../../../scripts/check-contract/checks/schema-checker.ts';
import type { ContractOperation } from '../../../../scripts/check-contract/contract/contract.ts';
import { isRecord } from '../../../../scripts/check-contract/contract/json.ts';
import type { OperationUse } from '../../../../scripts/check-contract/model/operation.ts';
import { type Handlers, type Json, Refused } from './call.ts';
import type { Session, World } from './world.ts';

/** Acts as a script that stores what is right of a request, and looks at the rest of it afterwards. */
export function doAllTheSame(
  world: World,
  checker: SchemaChecker,
  operation: ContractOperation,
  use: OperationUse,
  value: Json,
  session: Session,
  handlers: Handlers,
): void {
  const known = world.memory.get(`valid ${use.name}`);
  if (!world.breaks('refused-but-done', use.name) || !isRecord(known)) return;
  let body = known;
  for (const [name, given] of Object.entries(value)) {
    const next = { ...body, [name]: given };
    if (checker.isValid(use.body?.schema ?? '', next)) body = next;
  }
  try {
    handlers[use.name]?.({
      world,
      operation,
      use,
      query: new Map(),
      locale: '',
      body: { ...body, message_id: randomUUID(), again: true },
      file: null,
      session,
      broughtToken: null,
      account: session.account,
      nowMs: world.nowMs(),
      setCookie: () => undefined,
      removeCookie: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}
