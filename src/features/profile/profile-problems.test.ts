import { expect, test } from 'vitest';
import type { ProfileDraft } from './profile-draft.ts';
import { profileProblems } from './profile-problems.ts';

const DRAFT: ProfileDraft = {
  name: 'Sam',
  country: 'NL',
  countryregion: null,
  city: null,
  gender: null,
  date_of_birth: null,
  personal: null,
  fields: {},
  notes: {},
};

test.each([
  ['\u{1F984}', 'Sam', 'signup.name_no_letter'],
  ['\u{1F984}', '\u{1F984}', null],
  ['Sam \u{1F984}', 'Sam', null],
  ['', 'Sam', 'signup.name_required'],
])('the name %j, saved as %j: %s', (name, savedName, problem) => {
  const problems = profileProblems(
    { ...DRAFT, name },
    { email: 'sam@example.com', saved: { ...DRAFT, name: savedName }, notes: {}, nowMs: 0 },
  );
  expect(problems.name).toBe(problem);
});
