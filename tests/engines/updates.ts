import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EngineName } from './engine.ts';
import { checkForUpdate, isControlled, isVersionWaiting, readWords } from './page-reads.ts';
import { clickNamed, logIn, MAYA, openChat, openTab, PATIENCE, untilWords } from './steps.ts';
import { describeEngine } from './world.ts';

export function testUpdates(engineName: EngineName): void {
  describeEngine(engineName, 'updates', {}, (world) => {
    test('a new version waits until the member agrees, then every tab is loaded anew and keeps what was typed', async () => {
      const { profile, appDirectory } = world();
      const chat = await profile.openTab();
      await logIn(chat);
      await expect.poll(() => chat.ask(isControlled), PATIENCE).toBe(true);
      await openChat(chat, MAYA.conversationId);
      const home = await openTab(profile, '/home');
      await chat.type('form textarea', 'Half a mess');
      for (const tab of [chat, home]) await tab.ask(mark);

      appendFileSync(join(appDirectory, 'sw.js'), '\n// another version\n');
      await home.ask(checkForUpdate);
      await expect.poll(() => home.ask(isVersionWaiting), PATIENCE).toBe(true);
      for (const tab of [chat, home]) await untilWords(tab, 'button', /Refresh/);
      await clickNamed(home, 'button', 'Refresh');
      for (const tab of [chat, home]) await expect.poll(() => tab.ask(isMarked), PATIENCE).toBe(false);
      await expect.poll(() => chat.ask(readDraft), PATIENCE).toBe('Half a mess');
      expect(await home.ask(readWords, 'button')).not.toMatch(/Refresh/);
    });
  });
}

/** Marks the page; a reload removes the mark. */
function mark(): void {
  document.documentElement.dataset['before'] = 'yes';
}

function isMarked(): boolean {
  return document.documentElement.dataset['before'] === 'yes';
}

function readDraft(): string | null {
  return document.querySelector<HTMLTextAreaElement>('form textarea')?.value ?? null;
}
