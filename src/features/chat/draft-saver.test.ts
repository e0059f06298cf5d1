import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver } from './draft-saver.ts';

describe('the saver of drafts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('saves the last text once typing pauses', () => {
    const saved: string[] = [];
    const saver = createDraftSaver((text) => saved.push(text), 400);
    saver.put('H');
    vi.advanceTimersByTime(399);
    saver.put('He');
    vi.advanceTimersByTime(399);
    expect(saved).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(saved).toEqual(['He']);
  });

  it('saves at once when asked, and not again later', () => {
    const saved: string[] = [];
    const saver = createDraftSaver((text) => saved.push(text), 400);
    saver.flush();
    saver.put('Hello');
    saver.flush();
    vi.advanceTimersByTime(1_000);
    expect(saved).toEqual(['Hello']);
  });
});
