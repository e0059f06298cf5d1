import { createRandom } from './random.ts';

const FEMALE = ['Luna', 'Mila', 'Bianca', 'Ines', 'Roxana', 'Carla', 'Yara', 'Noemi', 'Selma', 'Vera'];
const MALE = ['Marco', 'Dario', 'Levi', 'Oskar', 'Rafael', 'Tomek'];

/** Returns rows of the `cams` table: account, name, gender, age, online. */
export function createCams(): readonly (readonly (number | string)[])[] {
  const random = createRandom('cams');
  return [...FEMALE.map((name) => [name, 'female']), ...MALE.map((name) => [name, 'male'])].map(
    ([name = '', gender = '']) => [
      `${name.toLowerCase()}_live`,
      name,
      gender,
      random.integer(21, 48),
      random.chance(0.6) ? 1 : 0,
    ],
  );
}
