import { expect, it } from 'vitest';
import type { LandingPerson } from '../../../../worker/public/direct-calls.ts';
import { newPeople } from './new-people.ts';

function person(id: number, online: boolean): LandingPerson {
  return {
    profile: {
      id,
      name: `Member ${id}`,
      age: 30,
      city: null,
      country: 'NL',
      gender: 'female',
      language: 'nl',
      main_image: null,
      fictional_icon: false,
      online,
    },
    said: null,
    interests: [],
  };
}

it('names who was not there before and who has come online, not who has left or stayed', () => {
  const shown = [person(1, true), person(2, false), person(3, true)];
  const latest = [person(4, false), person(2, true), person(1, true), person(3, false)];
  expect(newPeople(shown, latest).map(({ profile }) => profile.id)).toEqual([4, 2]);
});
