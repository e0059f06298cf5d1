import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { Builder, By, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { Engine, PageRead, Profile, Tab } from './engine.ts';
import type { WebKitPrograms } from './find-engines.ts';

const SCRIPT_LIMIT_MS = 30_000;
const START_LIMIT_MS = 15_000;

/** Launches WebKitGTK through W3C WebDriver (classic). Each profile is a session: a separate browser, in memory. */
export async function launchWebKit(programs: WebKitPrograms): Promise<Engine> {
  const display = programs.xvfb === null ? null : await startDisplay(programs.xvfb);
  const port = await freePort();
  const driverProcess = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, ...(display === null ? {} : { DISPLAY: display.name }), LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const driverUrl = `http://127.0.0.1:${port}`;
  await untilReady(driverUrl, driverProcess);
  const openSession = (): Promise<WebDriver> =>
    Promise.resolve(
      new Builder()
        .usingServer(driverUrl)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: programs.miniBrowser, args: ['--automation'] },
          }),
        )
        .disableEnvironmentOverrides()
        .build(),
    );
  const session = await openSession();
  const version = (await session.getCapabilities()).getBrowserVersion() ?? 'unknown';
  await session.quit();
  return {
    name: 'WebKit',
    version: `WebKitGTK ${version}`,
    openProfile: async (siteUrl) => profileOf(await openSession(), siteUrl),
    async close() {
      driverProcess.kill();
      display?.process.kill();
    },
  };
}

function profileOf(driver: WebDriver, siteUrl: string): Profile {
  // Commands go to the window switched to last, so they must run one at a time.
  let last: Promise<unknown> = Promise.resolve();
  let isFirstFree = true;
  const inTurn = <Value>(run: () => Promise<Value>): Promise<Value> => {
    const mine = last.then(run, run);
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    openTab: () =>
      inTurn(async () => {
        await driver.manage().setTimeouts({ script: SCRIPT_LIMIT_MS });
        // The session starts with an empty window.
        if (isFirstFree) isFirstFree = false;
        else await driver.switchTo().newWindow('window'); // A tab would stay hidden behind the first one.
        const handle = await driver.getWindowHandle();
        const inTab = <Value>(run: () => Promise<Value>): Promise<Value> =>
          inTurn(async () => {
            await driver.switchTo().window(handle);
            return await run();
          });
        return tabOf(driver, inTab, siteUrl);
      }),
    problems: () => null,
    close: () => inTurn(() => driver.quit()),
  };
}

function tabOf(driver: WebDriver, inTab: <Value>(run: () => Promise<Value>) => Promise<Value>, siteUrl: string): Tab {
  return {
    goto: (path) => inTab(() => driver.get(siteUrl + path)),
    reload: () => inTab(() => driver.navigate().refresh()),
    title: () => inTab(() => driver.getTitle()),
    path: async () => (await inTab(() => driver.getCurrentUrl())).slice(siteUrl.length),
    ask: (read: PageRead, ...values) =>
      inTab(async () => {
        const answer: unknown = await driver.executeAsyncScript(
          `const values = [...arguments]; const done = values.pop();
          Promise.resolve().then(() => (${read.toString()})(...values)).then(
            (value) => done({ value }), (error) => done({ error: String(error) }));`,
          ...values,
        );
        return resultOf(answer);
      }),
    click: (selector) => inTab(() => driver.findElement(By.css(selector)).click()),
    type: (selector, text) => inTab(() => driver.findElement(By.css(selector)).sendKeys(text)),
    close: () => inTab(() => driver.close()),
  };
}

function resultOf(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'error' in answer) throw new Error(String(answer.error));
  return typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined;
}

/** Starts a virtual X server, which chooses its own display number. */
async function startDisplay(program: string): Promise<{ name: string; process: ChildProcess }> {
  const xvfb = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = xvfb.stdio[3];
  if (!output) throw new Error('Xvfb has no pipe to say its number on');
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (data: Buffer) => resolve(data.toString().trim()));
    xvfb.once('error', reject);
    xvfb.once('exit', () => reject(new Error('Xvfb ended before it was ready')));
  });
  return { name: `:${number}`, process: xvfb };
}

async function untilReady(driverUrl: string, driverProcess: ChildProcess): Promise<void> {
  const deadlineMs = Date.now() + START_LIMIT_MS;
  for (;;) {
    const response = await fetch(`${driverUrl}/status`).catch(() => null);
    if (response?.ok === true) return;
    if (driverProcess.exitCode !== null || Date.now() > deadlineMs) throw new Error('WebKitWebDriver did not start');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port is free')),
      );
    });
  });
}
