import { at, entriesAt, isList, listAt } from '../contract/json.ts';
import { type FactRule, unless } from './fact.ts';

const DAY_MS = 86_400_000;

const idOf = (value: unknown): unknown => at(value, 'id');

const ownMainImage: FactRule = (profile) => {
  const approved = listAt(profile, 'images').find((image) => at(image, 'state') === 'approved');
  const main = at(profile, 'main_image');
  return unless(
    idOf(main) === idOf(approved),
    'The main photo is not the first approved one',
    approved === undefined ? 'null: no photo is approved' : `photo ${String(idOf(approved))}`,
    main === null ? 'null' : `photo ${String(idOf(main))}`,
    "Take it from the same list: the first photo WHERE state = 'approved' ORDER BY position.",
  );
};

const mainImageOfOthers: FactRule = (profile) => {
  const images = listAt(profile, 'images');
  const main = at(profile, 'main_image');
  const isThere = main === null ? images.length === 0 : images.some((image) => idOf(image) === idOf(main));
  return unless(
    isThere,
    'The main photo of a profile is none of its photos',
    images.length === 0 ? 'null' : `one of ${images.map(idOf).join(', ')}`,
    main === null ? 'null' : `photo ${String(idOf(main))}`,
  );
};

/** The day may have changed between the two places that calculate the age, so a day of difference is accepted. */
const ageOfBirthday: FactRule = (profile) => {
  const birthday = at(profile, 'date_of_birth');
  const age = at(profile, 'age');
  if (typeof birthday !== 'string') return null;
  const ages = [-DAY_MS, 0, DAY_MS].map((offset) => ageOn(birthday, new Date(Date.now() + offset)));
  return unless(
    ages.some((each) => each === age),
    'The age does not follow from the date of birth',
    `${ages[1]} for ${birthday}`,
    age,
    "$birth->diff(new DateTimeImmutable('today'))->y, calculated for each answer.",
  );
};

function ageOn(birthday: string, day: Date): number {
  const [year = 0, month = 1, date = 1] = birthday.split('-').map(Number);
  const hadBirthday = day.getUTCMonth() + 1 > month || (day.getUTCMonth() + 1 === month && day.getUTCDate() >= date);
  return day.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

const relativePath: FactRule = (image) => {
  const full = [at(image, 'filename'), at(image, 'thumb_filename')].find((path) =>
    /^(?:[a-z]+:)?\/\//i.test(String(path)),
  );
  return unless(
    full === undefined,
    'A photo is given with an address of its own',
    'a path below the setting cdn_prefix, which the client puts before it',
    String(full),
  );
};

const reasonOfRejection: FactRule = (image) =>
  unless(
    at(image, 'rejected_because') === null || at(image, 'state') === 'rejected',
    'A photo that is not rejected has a reason for it',
    'rejected_because null',
    at(image, 'rejected_because'),
  );

const labels: FactRule = (fields) => {
  const labelOf = (name: string): unknown => at(at(fields, 'labels'), name);
  const named = [...entriesAt(fields, 'allowed_values'), ...entriesAt(fields, 'notes')];
  const bare = named.find(([name]) => labelOf(name) === undefined)?.[0];
  if (bare !== undefined) return unless(false, 'A profile field has no label', `labels.${bare}`, 'not there');
  for (const [name, values] of entriesAt(fields, 'allowed_values')) {
    const twice = isList(values) ? values.find((value, index) => values.indexOf(value) !== index) : undefined;
    if (twice !== undefined)
      return unless(false, `A value of the profile field "${name}" stands twice`, 'each once', twice);
    const code = listAt(at(fields, 'allowed_values'), name).find(
      (each) => at(at(labelOf(name), 'values'), String(each)) === undefined,
    );
    if (code !== undefined)
      return unless(
        false,
        'A value of a profile field has no label',
        `labels.${name}.values.${String(code)}`,
        'not there',
      );
  }
  const unknown = listAt(fields, 'multiple').find(
    (name) => at(at(fields, 'allowed_values'), String(name)) === undefined,
  );
  return unless(
    unknown === undefined,
    '"multiple" names a field that does not exist',
    'a name in allowed_values',
    unknown,
  );
};

const answered: FactRule = (question) => {
  const answer = at(question, 'answer');
  const options = listAt(question, 'options').map((option) => at(option, 'value'));
  if (answer !== null && !options.includes(answer))
    return unless(false, 'The answer of a question is none of its options', options.join(', '), answer);
  return unless(
    answer === null || at(question, 'skipped') !== true,
    'A question is skipped and answered at once',
    'one of the two',
    answer,
  );
};

const noMatchesYet: FactRule = (matches) => {
  const open = listAt(matches, 'questions').some(
    (question) => at(question, 'answer') === null && at(question, 'skipped') !== true,
  );
  const count = listAt(matches, 'matches').length;
  return unless(!open || count === 0, 'The match-finder answers matches while questions are open', 'none', count);
};

/** Coarse on purpose: a region must not tell when one member comes or goes. */
const coarseCounts: FactRule = (landing) => {
  const exact = ['regions', 'interests']
    .flatMap((name) => listAt(landing, name))
    .map((entry) => Number(at(entry, 'at_least')))
    .find((count) => count > 1 && count % 10 !== 0);
  return unless(
    exact === undefined,
    'A landing page is told a number more exactly than it should be',
    '0 for none, 1 for fewer than ten, else rounded down to tens',
    exact,
    'intdiv($count, 10) * 10',
  );
};

const peopleWithPhoto: FactRule = (landing) => {
  const bare = listAt(landing, 'people').find((person) => at(at(person, 'profile'), 'main_image') === null);
  return unless(
    bare === undefined,
    'A landing page is told a member without a photo',
    'main_image of everybody in "people"',
    'null',
  );
};

/** By name of the schema. */
export const MEMBER_FACTS: Readonly<Record<string, readonly FactRule[]>> = {
  OwnProfile: [ownMainImage, ageOfBirthday],
  MemberProfile: [mainImageOfOthers],
  Image: [relativePath],
  OwnImage: [relativePath, reasonOfRejection],
  ProfileFields: [labels],
  MatchQuestion: [answered],
  Matches: [noMatchesYet],
  LandingPeople: [coarseCounts, peopleWithPhoto],
};
