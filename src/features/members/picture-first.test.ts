import { expect, it } from 'vitest';
import { pictureFirst } from './picture-first.ts';

const IMAGE = { id: 1, thumb_filename: 'thumb.jpg', filename: 'full.jpg' };

function like(name: string, hasPicture: boolean, isNew: 0 | 1) {
  const profile = {
    id: 1,
    name,
    age: 30,
    gender: 'female' as const,
    language: 'en' as const,
    city: null,
    country: 'GB',
    countryregion: null,
    main_image: hasPicture ? IMAGE : null,
    fictional_icon: false,
    online: false,
  };
  return { isNew, profile };
}

function namesOf(rows: ReturnType<typeof like>[]): string[] {
  return rows.map(({ profile }) => profile.name);
}

it('lets the first with a picture lead and keeps the order of the others', () => {
  const rows = [like('Ann', false, 1), like('Bea', true, 1), like('Cleo', true, 1)];
  expect(namesOf(pictureFirst(rows))).toEqual(['Bea', 'Ann', 'Cleo']);
});

it('never lets a like that is not new lead a new one', () => {
  const rows = [like('Ann', false, 1), like('Bea', true, 0)];
  expect(namesOf(pictureFirst(rows))).toEqual(['Ann', 'Bea']);
});

it('leaves the order as it is where nobody has a picture', () => {
  expect(namesOf(pictureFirst([like('Ann', false, 0), like('Bea', false, 0)]))).toEqual(['Ann', 'Bea']);
  expect(pictureFirst([])).toEqual([]);
});
