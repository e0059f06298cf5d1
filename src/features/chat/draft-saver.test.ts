import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type SaveEnd } from './draft-saver.ts';

/** Creates a saver whose saves end as given, one after the other, and whose next chance is taken by the test. */
function createSaver(ends: SaveEnd[] = []) {
  const saved: string[] = [];
  let chance: { failures: number; run: () => void } | null = null;
  const saver = createDraftSaver({
    save: async (text: string) => {
      saved.push(text);
      return ends.shift() ?? 'settled';
    },
    delayMs: 400,
    wait: (failures, run) => {
      chance = { failures, run };
      return () => {
        chance = null;
      };
    },
  });
  return { saver, saved, chance: () => chance };
}

describe('the saver of drafts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('saves the last text once typing pauses', () => {
    const { saver, saved } = createSaver();
    saver.put('H');
    vi.advanceTimersByTime(399);
    saver.put('He');
    vi.advanceTimersByTime(399);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(saved).toEqual(['He']);
  });

  it('saves at once when asked, and not again later', async () => {
    const { saver, saved, chance } = createSaver();
    saver.flush();
    saver.put('Hello');
    saver.flush();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved).toEqual(['Hello']);
    expect(chance()).toBeNull();
  });

  it('tries again by itself what could not be saved, until it is', async () => {
    const { saver, saved, chance } = createSaver(['later', 'later']);
    saver.put('Hello');
    await vi.advanceTimersByTimeAsync(400);
    expect(chance()?.failures).toBe(1);
    chance()?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(chance()?.failures).toBe(2);
    chance()?.run();
    await vi.advanceTimersByTimeAsync(0);
    expect(chance()).toBeNull();
    expect(saved).toEqual(['Hello', 'Hello', 'Hello']);
  });

  it('does not bring back an older text that could not be saved', async () => {
    const { saver, saved, chance } = createSaver(['later']);
    saver.put('Hel');
    await vi.advanceTimersByTimeAsync(400);
    saver.put('Hello');
    expect(chance()).toBeNull();
    await vi.advanceTimersByTimeAsync(400);
    expect(saved).toEqual(['Hel', 'Hello']);
  });

  it('leaves to the newer text what fails while that is typed', async () => {
    let fail: (end: SaveEnd) => void = () => undefined;
    const wait = vi.fn(() => () => undefined);
    const saved: string[] = [];
    const saver = createDraftSaver({
      save: (text: string) => {
        saved.push(text);
        return new Promise<SaveEnd>((resolve) => {
          fail = resolve;
        });
      },
      delayMs: 400,
      wait,
    });
    saver.put('Hel');
    saver.flush();
    saver.put('Hello');
    fail('later');
    await vi.advanceTimersByTimeAsync(400);
    expect(wait).not.toHaveBeenCalled();
    expect(saved).toEqual(['Hel', 'Hello']);
  });

  it('does not bring back what was given up, neither while it waits nor while it is being saved', async () => {
    const { saver, saved, chance } = createSaver(['later', 'later']);
    saver.put('Hello');
    await vi.advanceTimersByTimeAsync(400);
    saver.drop();
    expect(chance()).toBeNull();
    saver.put('Hello again');
    saver.flush();
    saver.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(chance()).toBeNull();
    expect(saved).toEqual(['Hello', 'Hello again']);
  });

  it('saves a last time at its end, and waits for nothing any more', async () => {
    const { saver, saved, chance } = createSaver(['later']);
    saver.put('Hello');
    saver.end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(saved).toEqual(['Hello']);
    expect(chance()).toBeNull();
  });
});
