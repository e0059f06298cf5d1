import { configure } from 'arktype/config';

// Under a Content-Security-Policy without `unsafe-eval`, calling `new Function` not only fails but is reported as a
// violation. With `jitless`, arktype compiles nothing, but on load it still calls `new Function` once to detect whether
// it may (`envHasCsp` in @ark/util). This module must therefore be imported before arktype: it answers that call while
// arktype loads, then restores the constructor. It answers rather than throws: for the place of an error, V8 parses the
// whole script of the worker again, 20 ms and more before the first call. With and without `new`: minified code calls it.
configure({ jitless: true });

/** Stands for the code that arktype asks for, which returns whether code must not be generated. */
const answer = (): boolean => true;

const ownFunction = globalThis.Function;

globalThis.Function = new Proxy(ownFunction, {
  construct: () => answer,
  apply: () => answer,
});

/** Restores the global `Function` once arktype is loaded. */
export function handFunctionBack(): void {
  globalThis.Function = ownFunction;
}
