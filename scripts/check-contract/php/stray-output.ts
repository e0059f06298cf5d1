import type { Habit, PhpAnswer } from './habit.ts';

interface Stray {
  code: string;
  title: string;
  text: string;
  advice: string;
}

const MARKS: readonly (readonly [RegExp, Omit<Stray, 'text'>])[] = [
  [
    /xdebug-(?:error|var-dump)|class='xe-/,
    {
      code: 'php-xdebug',
      title: 'Xdebug prints into the body',
      advice: 'xdebug.mode = off on this server, or display_errors = Off and html_errors = Off in php.ini.',
    },
  ],
  [
    /^\s*(?:array|object|string|int|float|bool|enum)\(.*\)|^\s*NULL\s/,
    {
      code: 'php-var-dump',
      title: 'var_dump() prints into the body',
      advice: "Drop it, or error_log(print_r($value, true)); this finds it: grep -rn 'var_dump' --include='*.php' .",
    },
  ],
  [
    /^\s*(?:Array|\w+ Object)\s*\(/,
    {
      code: 'php-print-r',
      title: 'print_r() prints into the body',
      advice: "Drop it, or error_log(print_r($value, true)); this finds it: grep -rn 'print_r' --include='*.php' .",
    },
  ],
];

/** Stray output is short and contains few brackets. */
const LOOKED_AT = 5000;
const STARTS_MAX = 40;

/** There is output before or after the JSON. */
export const strayOutput: Habit = (answer) => {
  if (!answer.wantsJson || !answer.problems.some(({ kind }) => kind === 'not-json')) return null;
  const stray = after(answer) ?? before(answer);
  if (stray === null) return null;
  const { code, title, text, advice } = stray;
  const actual = JSON.stringify([...text].slice(0, 80).join(''));
  return {
    code,
    title,
    place: null,
    count: 1,
    expected: 'nothing but one JSON text',
    actual,
    advice,
    explained: answer.problems,
  };
};

function before({ text }: PhpAnswer): Stray | null {
  const starts = [...text.slice(0, LOOKED_AT).matchAll(/[[{]/g)].map(({ index }) => index).slice(0, STARTS_MAX);
  const start = starts.find((place) => isJson(text.slice(place)));
  if (start === undefined || start === 0) return null;
  const lead = text.slice(0, start);
  if (lead.trim() === '') return null;
  const known = MARKS.find(([mark]) => mark.test(lead));
  if (known !== undefined) return { ...known[1], text: lead };
  return {
    code: 'output-before-json',
    title: 'Something is printed before the JSON',
    text: lead,
    advice:
      'Look for echo, print, a text before <?php, and a blank line after ?> in the files that this script includes; leave ?> out at their end.',
  };
}

function after({ text }: PhpAnswer): Stray | null {
  const end = endOfJson(text);
  if (end === null) return null;
  const rest = text.slice(end);
  if (isJson(rest))
    return {
      code: 'php-second-document',
      title: 'Two JSON texts stand in one body',
      text: rest,
      advice: 'The script goes on after its answer: exit; (or return) behind each echo json_encode(…).',
    };
  return {
    code: 'output-after-json',
    title: 'Something is printed after the JSON',
    text: rest,
    advice:
      'exit; behind the answer; look for auto_append_file, for texts after ?>, and for what register_shutdown_function() prints.',
  };
}

/** Returns where the first JSON value of a text ends if more output follows, or null. */
function endOfJson(text: string): number | null {
  if (!/^\s*[[{]/.test(text)) return null;
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at];
    if (isText) {
      if (mark === '\\') at += 1;
      else if (mark === '"') isText = false;
    } else if (mark === '"') isText = true;
    else if (mark === '{' || mark === '[') depth += 1;
    else if (mark === '}' || mark === ']') {
      depth -= 1;
      if (depth === 0) return text.slice(at + 1).trim() !== '' && isJson(text.slice(0, at + 1)) ? at + 1 : null;
    }
  }
  return null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
