import { configure } from 'arktype/config';

// Under a Content-Security-Policy without `unsafe-eval` a call of `new Function` does not only fail, it is reported
// as a violation. With `jitless` arktype compiles nothing, but while it loads it still tries `new Function` once to
// find out whether it may (`envHasCsp` in @ark/util). So this module must be imported before arktype: it answers that
// question with no, for as long as arktype loads, and then hands the constructor back.
configure({ jitless: true });

const ownFunction = globalThis.Function;

globalThis.Function = new Proxy(ownFunction, {
  construct(): never {
    throw new EvalError('Code generation is not used while arktype loads.');
  },
});

/** Gives `Function` back to everybody else, once arktype is loaded. */
export function handFunctionBack(): void {
  globalThis.Function = ownFunction;
}
