import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect } from 'vitest';
import { APP_OUTPUT } from '../../scripts/build/output-paths.ts';
import { type Reference, startReference } from '../e2e/reference.ts';
import { Control } from '../fixtures/control.ts';
import type { Engine, EngineName, Profile } from './engine.ts';
import { findEngine } from './find-engines.ts';
import { launchWithPuppeteer } from './puppeteer-engine.ts';
import { launchWebKit } from './webkit-engine.ts';

const HOOK_LIMIT_MS = 60_000;

/** The environment of a test: a fresh profile of the engine, and a server with the demo data. */
export interface World {
  engine: Engine;
  profile: Profile;
  reference: Reference;
  control: Control;
  /** A copy of the app that the server serves, so that a test may replace it with another build. */
  appDirectory: string;
  /** Allows console errors for what the test breaks on purpose. */
  allowProblems(): void;
}

interface Variant {
  /** Removes SharedWorker from pages, as in some browsers on Android. */
  withoutSharedWorker?: boolean;
}

/** Declares tests of an engine. Console errors of pages fail a test if the engine reports them. */
export function describeEngine(
  name: EngineName,
  title: string,
  variant: Variant,
  tests: (world: () => World) => void,
): void {
  describe(`${name}: ${title}`, () => {
    let engine: Engine | undefined;
    let world: World | undefined;
    let areProblemsAllowed = false;

    beforeAll(async () => {
      const found = findEngine(name);
      engine =
        found.name === 'WebKit'
          ? await launchWebKit(found.programs)
          : await launchWithPuppeteer(found.name, found.executablePath);
    }, HOOK_LIMIT_MS);
    afterAll(() => engine?.close(), HOOK_LIMIT_MS);

    beforeEach(async () => {
      if (engine === undefined) throw new Error(`${name} was not started`);
      areProblemsAllowed = false;
      const appDirectory = mkdtempSync(join(tmpdir(), 'rendezvous-engines-'));
      cpSync(APP_OUTPUT, appDirectory, { recursive: true });
      if (variant.withoutSharedWorker === true) takeSharedWorker(appDirectory);
      const reference = await startReference(appDirectory);
      world = {
        engine,
        profile: await engine.openProfile(reference.url),
        reference,
        control: new Control(reference.url),
        appDirectory,
        allowProblems: () => {
          areProblemsAllowed = true;
        },
      };
    }, HOOK_LIMIT_MS);
    afterEach(async () => {
      const ended = world;
      world = undefined;
      if (ended === undefined) return;
      // Before its tabs are closed: Firefox reports what they were still fetching ahead as errors of theirs.
      const problems = ended.profile.problems()?.slice() ?? null;
      await ended.profile.close();
      await ended.reference.dispose();
      rmSync(ended.appDirectory, { recursive: true, force: true });
      if (!areProblemsAllowed && problems !== null) expect(problems, 'what pages complained of').toEqual([]);
    }, HOOK_LIMIT_MS);

    tests(() => {
      if (world === undefined) throw new Error('There is a world within tests only');
      return world;
    });
  });
}

/** WebDriver cannot run a script before those of the page, so every page of the app, prerendered or not, gets one. */
function takeSharedWorker(appDirectory: string): void {
  writeFileSync(join(appDirectory, 'no-shared-worker.js'), "Reflect.deleteProperty(globalThis, 'SharedWorker');\n");
  const pages = readdirSync(appDirectory, { recursive: true, encoding: 'utf8' });
  for (const path of pages.filter((name) => /\.html(\.gz|\.br)?$/.test(name))) {
    const file = join(appDirectory, path);
    if (!path.endsWith('.html')) {
      rmSync(file);
      continue;
    }
    const html = readFileSync(file, 'utf8');
    const changed = html.replace('<head>', '<head><script src="/no-shared-worker.js"></script>');
    if (changed === html) throw new Error(`${path} has no <head> to put a script into`);
    writeFileSync(file, changed);
  }
}
