import { at, isList, isRecord, listAt } from '../contract/json.ts';
import { type BrokenFact, type FactRule, unless } from './fact.ts';
import { ENTRY_FACT } from './quote-facts.ts';
import { startedFirst } from './site-facts.ts';

const PAGED = ['profiles', 'transactions', 'matches', 'reports'];

/** A page holds as many entries as are left on it, by the numbers that stand beside them. */
const fullPage: FactRule = (list) => {
  const [pp, page, count] = ['pp', 'page', 'num_results'].map((name) => Number(at(at(list, 'paging'), name)));
  if (pp === undefined || page === undefined || count === undefined) return null;
  const longest = Math.max(0, ...PAGED.map((name) => listAt(list, name).length));
  if (longest > pp)
    return unless(false, 'A page holds more entries than it tells', `at most ${pp}`, longest, 'LIMIT :pp');
  const meant = Math.min(pp, Math.max(0, count - (page - 1) * pp));
  return unless(
    longest === meant,
    'The number of entries does not agree with the page',
    `${meant} entries on page ${page} of ${pp}, by num_results ${count}`,
    `${longest} entries`,
    'num_results counts the entries on all pages: SELECT count(*) with the same WHERE and without LIMIT.',
  );
};

/** What members choose from: of two entries with one id, one can never be meant. */
const CHOICES: readonly (readonly [list: string, key: string])[] = [
  ['packs', 'id'],
  ['plans', 'id'],
  ['payment_methods', 'id'],
  ['questions', 'id'],
  ['sections', 'id'],
  ['images', 'id'],
  ['interests', 'id'],
  ['options', 'value'],
  ['cams', 'account'],
];

const choicesOnce: FactRule = (value) => {
  for (const [name, key] of CHOICES) {
    const ids = listAt(value, name).flatMap((entry) => (isRecord(entry) && !isList(entry[key]) ? [entry[key]] : []));
    const twice = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index);
    if (twice !== undefined)
      return unless(false, `Two entries of "${name}" have one ${key}`, `a ${key} of its own for each entry`, twice);
  }
  return null;
};

/** No country has a tax below one percent: a receipt would tell a hundredth of what is in the price. */
const taxInPercent: FactRule = (value) => {
  const percent = Number(at(value, 'vat_percent'));
  return unless(
    percent === 0 || percent >= 1,
    'The tax is told as a share of one',
    'percent, as 21 for 21 %',
    percent,
    "'vat_percent' => $rate * 100",
  );
};

/** Returns the rule that a property leads to a page: other schemes run scripts or open other programs. */
function leadsToPage(name: string): FactRule {
  return (value): BrokenFact | null =>
    unless(
      typeof at(value, name) !== 'string' || /^(?:https?:\/\/|\/)/i.test(String(at(value, name))),
      `"${name}" is not the address of a page`,
      'an address that begins with https://',
      at(value, name),
    );
}

const plainHtml: FactRule = (section) =>
  unless(
    !/<\s*(?:script|iframe|object|embed|style|form|meta|base)\b|\son\w+\s*=|javascript:/i.test(
      String(at(section, 'html')),
    ),
    'A text holds more than paragraphs, lists, links and emphasis',
    'HTML without scripts, frames, forms and handlers of events: the client takes them away',
    String(at(section, 'html')).slice(-120),
  );

/** For objects without a schema name of their own: those that hold these properties. */
export const SHAPE_FACTS: readonly (readonly [properties: readonly string[], rule: FactRule])[] = [
  [['started_at', 'last_message'], startedFirst],
  ENTRY_FACT,
  [['paging'], fullPage],
  ...CHOICES.map(([name]): readonly [readonly string[], FactRule] => [[name], choicesOnce]),
  [['vat_percent'], taxInPercent],
  [['transaction', 'redirect'], leadsToPage('redirect')],
  [['payment_page', 'state'], leadsToPage('payment_page')],
  [['heading', 'html'], plainHtml],
];
