import { type CompiledSchema, compile, type Definitions } from '../../openapi/validation/compile.ts';
import * as rules from '../../openapi/validation/rules.ts';
import { parseContract } from './contract.ts';
import { emitDefinitions } from './emit-validators.ts';

/** Returns a contract with these schemas and no operations, as JSON, which is valid YAML. */
export function contractOf(schemas: object): string {
  return JSON.stringify({
    openapi: '3.1.1',
    info: { title: 'Test', version: '1' },
    paths: {},
    components: { schemas },
  });
}

/** Generates the definitions of these schemas and compiles them like the generated file. */
export function compileSchemas(schemas: object): (name: string) => CompiledSchema {
  const { text } = emitDefinitions(parseContract(contractOf(schemas)));
  let look = (name: string): CompiledSchema => {
    throw new Error(`${name} was looked up too early.`);
  };
  const accept = (make: (schemaNamed: typeof look) => Definitions): void => {
    look = compile(make((name) => look(name)));
  };
  const names = Object.keys(rules);
  const evaluate = new Function(...names, 'accept', `accept((schemaNamed) => ({${text}}));`);
  evaluate(...Object.values(rules), accept);
  return look;
}
