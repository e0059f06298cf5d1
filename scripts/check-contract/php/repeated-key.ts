import type { Habit } from './habit.ts';

/** For `?id=1&id=2`, $_GET keeps the last value; a proxy or cache in front may have used the first. */
export const repeatedKey: Habit = (answer) => {
  if (answer.status < 200 || answer.status >= 300) return null;
  const name = repeatedName(answer.exchange.request.url);
  if (name === null) return null;
  return {
    code: 'php-repeated-key',
    title: `"${name}" stands twice in the query, and the last one is taken in silence`,
    place: null,
    count: 1,
    expected: '422',
    actual: `${answer.status}`,
    advice:
      `$_GET keeps the last of ?${name}=1&${name}=2. Once, for all scripts: ` +
      `if (preg_match('/(?:^|&)([^=&]+)(?:=[^&]*)?&(?:.*&)?\\1(?:=|&|$)/', $_SERVER['QUERY_STRING'] ?? '')) { http_response_code(422); … }`,
    explained: answer.problems,
  };
};

/** Returns the first name that the query of a URL contains more than once. */
export function repeatedName(url: string): string | null {
  const names = [...new URL(url).searchParams.keys()];
  return names.find((name, index) => names.indexOf(name) !== index) ?? null;
}
