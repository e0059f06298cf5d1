import { describe, expect, it } from 'vitest';
import { createMember, createMembers } from './members.ts';

const NOW_MS = Date.UTC(2026, 10, 26);

describe('the texts of the demonstration members', () => {
  it('let no two women of one country and age begin alike, who stand below each other in a search', () => {
    const texts = createMembers(NOW_MS)
      .filter(({ region, gender, personal }) => region.country === 'GB' && gender === 'female' && personal !== null)
      .filter(({ dateOfBirth }) => dateOfBirth < '2001')
      .map(({ personal }) => personal?.split(/(?<=[.?!]) /)[0]);
    expect(texts.length).toBeGreaterThan(6);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('are all that depends on who else there is', () => {
    const [first] = createMembers(NOW_MS);
    expect({ ...createMember(101, NOW_MS), personal: first?.personal }).toEqual(first);
  });
});
