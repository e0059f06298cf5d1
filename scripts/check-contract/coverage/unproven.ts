import { typesOf } from '../checks/describe-rule.ts';
import type { ContractDocument } from '../contract/document.ts';
import { entriesAt, joinPointer, listAt } from '../contract/json.ts';
import type { Exchange } from '../model/exchange.ts';
import type { OperationContract, OperationUse } from '../model/operation.ts';
import { repairedBody } from '../php/repaired-body.ts';
import { listIn } from '../sequences/values.ts';

/**
 * Returns why a use without findings is still unproven: it never succeeded, or a list in its responses was always
 * empty, so that its row schema was never checked. Null if it is proven or was never answered.
 */
export function whyUnproven(
  document: ContractDocument,
  operation: OperationContract,
  use: OperationUse,
  exchanges: readonly Exchange[],
): string | null {
  const answered = exchanges.filter((each) => each.use === use && each.outcome.kind === 'answered');
  if (answered.length === 0) return null;
  const successes = answered.filter(({ outcome }) => outcome.kind === 'answered' && outcome.status < 400);
  if (successes.length === 0) return 'never answered with a success';
  const empty = rowLists(document, operation, use).filter(
    (pointer) => !successes.some((each) => holdsRow(each, pointer)),
  );
  const [first] = empty;
  return first === undefined ? null : `its list ${first === '' ? '' : `${first} `}stayed empty`;
}

/** Whether a use was answered with a success, and each list in its responses held a row. */
export function isProven(
  document: ContractDocument,
  operation: OperationContract,
  use: OperationUse,
  exchanges: readonly Exchange[],
): boolean {
  const isAnswered = exchanges.some((each) => each.use === use && each.outcome.kind === 'answered');
  return isAnswered && whyUnproven(document, operation, use, exchanges) === null;
}

/** Returns the pointers of lists of objects: the response itself or its properties. */
function rowLists(document: ContractDocument, operation: OperationContract, use: OperationUse): readonly string[] {
  const schema = use.success ?? operation.responses.get('200')?.content.get('application/json') ?? null;
  if (schema === null) return [];
  const { pointer, node } = document.resolve(schema);
  if (isListOfRows(document, pointer, node)) return [''];
  return entriesAt(node, 'properties').flatMap(([name]) => {
    const property = document.resolve(joinPointer(pointer, 'properties', name));
    return isListOfRows(document, property.pointer, property.node) ? [`/${name}`] : [];
  });
}

function isListOfRows(document: ContractDocument, pointer: string, node: unknown): boolean {
  if (!typesOf(node).includes('array')) return false;
  const item = document.resolve(joinPointer(pointer, 'items')).node;
  return typesOf(item).includes('object') || listAt(item, 'allOf').length > 0;
}

function holdsRow({ outcome }: Exchange, pointer: string): boolean {
  return outcome.kind === 'answered' && listIn(repairedBody(outcome.body), pointer).length > 0;
}
