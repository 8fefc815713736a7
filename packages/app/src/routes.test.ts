import { allows, type CallerRoles } from '@tinystar/contract';
import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { redirects, routes } from './routes.ts';

const table = [...routes.map(({ path }) => path), ...redirects.map(({ path }) => path), '*'].map((path) => ({ path }));
const matched = (url: string) => matchRoutes(table, url)?.[0]?.route.path;

test.each([
  ['/b/0123', '/b/:publicId'],
  ['/a/train/center', '/a/train/center'],
  ['/a/train/bot/1/knowledge/doc', '/a/train/bot/:kbBotId/knowledge/doc'],
  ['/a/train/bot/1', '/a/train/bot/:kbBotId'],
  ['/nowhere', '*'],
])('%s is shown by %s [ROUTE-30]', (url, path) => expect(matched(url)).toBe(path));

test('names and paths are unique, and every redirect leads to a page or another redirect [ROUTE-20]', () => {
  const paths = table.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  expect(redirects.filter(({ to }) => !paths.includes(to))).toEqual([]);
});

const callers: Record<string, CallerRoles | null> = {
  visitor: null,
  personal: { identity: 'personal', tenantPermission: null, customerService: false, channelUser: false },
  member: { identity: 'tenant', tenantPermission: 'member', customerService: false, channelUser: false },
  admin: { identity: 'tenant', tenantPermission: 'admin', customerService: false, channelUser: false },
  owner: { identity: 'tenant', tenantPermission: 'owner', customerService: false, channelUser: false },
};

test('who may open what [ROUTE-07] [ROUTE-19]', () => {
  const open = Object.fromEntries(
    Object.entries(callers).map(([name, caller]) => [
      name,
      routes.filter(({ access }) => allows(access, caller)).map((route) => route.name),
    ]),
  );
  const visitor = ['login', 'kbBot4Web', 'homeKbBotChat', 'notFound', 'forbidden'];
  const all = routes.map(({ name }) => name);
  expect(open).toEqual({ visitor, personal: all, member: [...visitor, 'transfer'], admin: all, owner: all });
});

test('what phones may not open is the making of assistants [ROUTE-13]', () => {
  const blocked = routes.filter(({ desktopOnly }) => desktopOnly).map(({ path }) => path);
  expect(blocked.every((path) => /^\/a\/train\/(create|bot)\//.test(path))).toBe(true);
  expect(routes.filter(({ path }) => /^\/a\/train\/(create|bot)\//.test(path)).length).toBe(blocked.length);
});
