import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { loginPath, parseNextPath } from './next-path.ts';
import { useQuery } from './use-query.ts';

/** Returns where a login leads whose page was asked for instead of `address`. */
function returnedTo(address: string): string | null {
  let to: string | null = null;
  function Login() {
    to = parseNextPath(new URLSearchParams(useQuery()).get('next'));
    return null;
  }
  const { pathname, search } = new URL(loginPath(address), 'https://a.example');
  renderToStaticMarkup(
    <Router ssrPath={pathname} ssrSearch={search}>
      <Login />
    </Router>,
  );
  return to;
}

test.each([
  '/search?interests=R%26B',
  '/search?interests=C%23,cats',
  '/search?interests=50%25off',
  '/complaints?target=https%3A%2F%2Fa.example%2F%3Fa%3D1%26b%3D2',
  '/notifications#email-change-incorrect',
])('a login leads back to %s as it was asked for', (address) => {
  expect(returnedTo(address)).toBe(address);
});
