import type { Contract, OperationContract, SessionNeed, UseContract } from '../contract/contract.ts';
import { type Answer, invalid } from './answer.ts';
import type { AppContext, Query } from './call.ts';
import { checkHeaders, checkQuery } from './check-request.ts';

type Handle = (context: AppContext) => Promise<Answer>;

interface Binding {
  /** Operation id, or `{id}.{use}`. */
  name: string;
  session: SessionNeed;
  bodySchema?: string;
}

export interface Routes {
  /** Throws if the binding does not match the contract's operation or use. */
  bind<Call extends object>(
    binding: Binding,
    accept: (operation: OperationContract, context: AppContext) => Promise<Call | Answer>,
    handle: (call: Call) => Promise<Answer>,
  ): void;
}

/** Creates one route per operation; the uses of an operation share the route and are selected by the query. */
export function routesOf(contract: Contract, route: (operation: OperationContract, handle: Handle) => void): Routes {
  const boundUses = new Map<string, { use: UseContract; handle: Handle }[]>();
  return {
    bind(binding, accept, handle) {
      const [operationId = '', useName] = binding.name.split('.');
      const operation = contract.operation(operationId);
      const use = operation.uses.find((each) => each.name === useName);
      if (useName !== undefined && use === undefined) throw new Error(`The contract has no use ${binding.name}`);
      checkBinding(binding, use ?? operation);
      const run: Handle = async (context) => {
        const call = await accept(operation, context);
        return isAnswer(call) ? call : handle(call);
      };
      if (use === undefined) {
        route(operation, run);
        return;
      }
      const uses = boundUses.get(operationId);
      if (uses !== undefined) {
        uses.push({ use, handle: run });
        return;
      }
      const known = [{ use, handle: run }];
      boundUses.set(operationId, known);
      route(operation, async (context) => {
        const headers = checkHeaders(operation, context);
        if (!headers.ok) return invalid(headers.fields);
        const query = checkQuery(operation, context);
        if (!query.ok) return invalid(query.fields);
        const chosen = known.find((each) => isUse(each.use, operation, query.value));
        return chosen === undefined ? invalid(codesOfUses(operation, query.value)) : chosen.handle(context);
      });
    },
  };
}

function isAnswer<Call extends object>(value: Call | Answer): value is Answer {
  return 'status' in value;
}

function checkBinding(binding: Binding, expected: OperationContract | UseContract): void {
  const { name, session, bodySchema } = binding;
  if (session !== expected.session) throw new Error(`${name} has ${expected.session} session, not ${session}`);
  if (bodySchema !== undefined && bodySchema !== expected.bodySchema)
    throw new Error(`${name} takes ${expected.bodySchema}, not ${bodySchema}`);
}

/** Returns the parameters that distinguish the uses. */
function tellingParameters(operation: OperationContract): readonly string[] {
  return [...new Set(operation.uses.flatMap((use) => [...use.query.keys()]))];
}

function isUse(use: UseContract, operation: OperationContract, query: Query): boolean {
  return tellingParameters(operation).every((name) => {
    const wanted = use.query.get(name);
    const given = query.get(name);
    if (wanted === undefined || given === undefined) return wanted === given;
    return wanted === '*' || wanted === String(given);
  });
}

function codesOfUses(operation: OperationContract, query: Query): Record<string, string> {
  const names = tellingParameters(operation);
  const code = names.some((name) => query.has(name)) ? 'one_only' : 'one_required';
  return Object.fromEntries(names.map((name) => [name, code]));
}
