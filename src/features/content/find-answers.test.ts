import { expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const SECTIONS = [
  { id: 'cancel', heading: 'Cómo cancelo Premium', html: '<p>En la <a href="/premium">página</a> de tu cuenta.</p>' },
  { id: 'photo', heading: 'Photos', html: '<ul><li>Up to nine</li><li>It’s free</li></ul>' },
  { id: 'delete', heading: 'Usunięcie konta', html: '<p>Na dole <em>profilu</em>. Hasło ginie.</p>' },
];

const idsOf = (query: string) => findAnswers(SECTIONS, query).map(({ id }) => id);

it.each([
  ['', ['cancel', 'photo', 'delete']],
  ['   ', ['cancel', 'photo', 'delete']],
  ['PREMIUM', ['cancel']],
  ['como pagina', ['cancel']],
  ['cómo nine', []],
  ["it's", ['photo']],
  ['haslo', ['delete']],
  ['Hasło', ['delete']],
  // Markup is no text.
  ['href', []],
  ['nineit', []],
])('the query "%s" finds %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});
