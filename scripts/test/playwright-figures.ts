import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestResult, TestStep } from 'playwright/types/testReporter';
import { PROCESSOR_TIME, type TestFigures } from './figures.ts';

/**
 * A Playwright reporter for what the built-in JSON report omits: the number of assertions, and what each test took. Writes them to the file set in `FIGURES_FILE`.
 */
export default class PlaywrightFigures implements Reporter {
  readonly #figures: TestFigures = { assertions: 0, tests: [] };
  #root = '';

  onBegin(config: FullConfig, _suite: Suite): void {
    this.#root = config.rootDir;
  }

  onStepEnd(_test: TestCase, _result: TestResult, step: TestStep): void {
    // A polled assertion counts once, however often it is evaluated.
    if (step.category === 'expect' && step.parent?.category !== 'expect') this.#figures.assertions += 1;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = relative(this.#root, test.location.file);
    const noted = result.annotations.find(({ type }) => type === PROCESSOR_TIME)?.description;
    this.#figures.tests.push({
      name: `${file}: ${test.title}`,
      durationMs: result.duration,
      processorMs: noted === undefined ? null : Number(noted),
    });
  }

  onEnd(): void {
    const file = process.env['FIGURES_FILE'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#figures));
  }
}
