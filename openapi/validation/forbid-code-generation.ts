import { configure } from 'arktype/config';

// Under a Content-Security-Policy without `unsafe-eval`, calling `new Function` not only fails but is reported as a
// violation. With `jitless`, arktype compiles nothing, but on load it still calls `new Function` once to detect whether
// it may (`envHasCsp` in @ark/util). This module must therefore be imported before arktype: it makes that call throw
// while arktype loads, then restores the constructor.
configure({ jitless: true });

const ownFunction = globalThis.Function;

globalThis.Function = new Proxy(ownFunction, {
  construct(): never {
    throw new EvalError('Code generation is not used while arktype loads.');
  },
});

/** Restores the global `Function` once arktype is loaded. */
export function handFunctionBack(): void {
  globalThis.Function = ownFunction;
}
