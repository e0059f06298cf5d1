import { headerValue } from '../checks/check-headers.ts';
import type { Habit, PhpAnswer } from './habit.ts';

const LOGIN = /log-?in|log-?on|sign-?in|anmeld|inlog|einlog|connexion|accedi|acceso|zaloguj/i;
const PASSWORD_FIELD = /<input[^>]+type\s*=\s*["']?password/i;

/** A website's page guard in front of the API: a redirect to the login page, or that page itself. */
export const loginRedirect: Habit = (answer) => {
  if (answer.problems.length === 0) return null;
  const actual = redirect(answer) ?? page(answer);
  if (actual === null) return null;
  return {
    code: 'php-login-redirect',
    title: 'Without a session the login page comes instead of a 403',
    place: null,
    count: 1,
    expected: '403 with an error as JSON',
    actual,
    advice:
      "Scripts under /api must not redirect: header('Location: /login.php'); exit;  ->  http_response_code(403); " +
      "header('Content-Type: application/json; charset=utf-8'); exit(json_encode(['error' => 'session_lost', " +
      "'message' => 'Please log in again.']));",
    explained: answer.problems,
  };
};

function redirect({ status, headers }: PhpAnswer): string | null {
  const location = headerValue(headers, 'location');
  if (status < 300 || status >= 400 || location === null || !LOGIN.test(location)) return null;
  return `${status} to ${location}`;
}

function page({ status, text, wantsJson, mediaType }: PhpAnswer): string | null {
  if (status !== 200 || !wantsJson || mediaType !== 'text/html' || !PASSWORD_FIELD.test(text)) return null;
  return '200 with an HTML page that asks for a password';
}
