import { expect, it } from 'vitest';
import { findAnswers } from './find-answers.ts';

const SECTIONS = [
  { id: 'cancel', heading: 'Cómo cancelo Premium', html: '<p>En la <a href="/premium">página</a> de tu cuenta.</p>' },
  { id: 'photo', heading: 'Photos', html: '<ul><li>Up to nine</li><li>It’s free</li></ul>' },
  { id: 'end', heading: '„Kündige“ ich Premium?', html: '<p>You cancel it in your account, before the day.</p>' },
  { id: 'delete', heading: 'Usunięcie konta', html: '<p>Na dole <em>profilu</em>. Hasło ginie.</p>' },
];

const idsOf = (query: string) => findAnswers(SECTIONS, query).map(({ id }) => id);

it.each([
  ['', ['cancel', 'photo', 'end', 'delete']],
  ['   ', ['cancel', 'photo', 'end', 'delete']],
  ['PREMIUM', ['cancel', 'end']],
  ['como pagina', ['cancel']],
  ['cómo nine', []],
  ["it's", ['photo']],
  ['haslo', ['delete']],
  ['Hasło', ['delete']],
  // Markup is no text.
  ['href', []],
  ['eit', []],
  // Other forms of a word, where no section has it as it is.
  ['kündigen', ['end']],
  ['kuendigen', ['end']],
  ['cancelling', ['cancel', 'end']],
  ['usunąć', ['delete']],
  ['endigen', []],
])('the query "%s" finds %j', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});
