import { expect, test } from 'vitest';
import { readRoutes } from '../build/read-routes.ts';
import { routeExpression } from '../build/route-expression.ts';
import { listSiteRoutes } from './site-routes.ts';

const routes = await readRoutes();
const matches = (path: string, address: string): boolean => {
  const known = routes.find((route) => route.path === path);
  return new RegExp(`^/${known?.expression ?? routeExpression(path)}/?$`, 'i').test(address);
};

test('parameters are what the app takes for them', () => {
  expect(matches('/', '/')).toBe(true);
  expect(matches('/members/:memberId/chat', '/members/221/chat')).toBe(true);
  expect(matches('/members/:memberId/chat', '/members/0/chat')).toBe(false);
  expect(matches('/credits/:creditId/:paymentMethod?', '/credits/3')).toBe(true);
  expect(matches('/credits/:creditId/:paymentMethod?', '/credits/3/card')).toBe(true);
  expect(matches('/credits/:creditId/:paymentMethod?', '/credits/3/card/x')).toBe(false);
  expect(matches('/old/:anything', '/old/a.b')).toBe(true);
  expect(matches('/old.php', '/oldxphp')).toBe(false);
});

test('a rule of redirection that could not stand in a configuration is refused by name', () => {
  for (const path of ['/a b', '/a"b', "/a'b", '/a;\n', '/$uri', '/%{ENV:x}', '/a\\b']) {
    expect(() => routeExpression(path)).toThrow(`redirects: ${path} `);
  }
});

test('the table of the app is read, and developers have their routes only where they are let in', () => {
  expect(routes).toContainEqual({
    path: '/login',
    expression: 'login',
    name: 'login',
    isForMembers: false,
    isForDevelopers: false,
    isIndexable: true,
    audience: 'visitors',
    title: 'login.title',
  });
  expect(routes).toContainEqual({
    path: '/chats/:chatId',
    expression: 'chats/[1-9][0-9]{0,15}',
    name: 'chats-chatId',
    isForMembers: true,
    isForDevelopers: false,
    isIndexable: false,
    audience: 'members',
    title: 'nav.chats',
  });
  const redirects = [{ from: '/old', to: '/' }];
  const paths = (developerArea: boolean) =>
    listSiteRoutes(routes, { developerArea, redirects }).map(({ path }) => path);
  expect(paths(true)).toContain('/_dev');
  expect(paths(false)).not.toContain('/_dev');
  expect(paths(false)).toContain('/old');
});
