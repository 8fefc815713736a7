import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loginPath, safeRedirect } from './redirect.ts';

beforeAll(() => void vi.stubGlobal('location', { origin: 'http://127.0.0.1:5273' }));
afterAll(() => void vi.unstubAllGlobals());

test.each(['/a/train/center', '/b/0123?x=1#end', '/a/train/bot/1/knowledge/doc?page=2&keyword=%E6%89%8B%E5%86%8C'])(
  'goes back to %s after logging in',
  (path) => expect(safeRedirect(path)).toBe(path),
);

test.each([
  null,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '/%09/evil.example\u0000',
])('never leaves our origin for %j', (value) => {
  const to = safeRedirect(value);
  expect(to === null || new URL(to, 'http://127.0.0.1:5273').origin === 'http://127.0.0.1:5273').toBe(true);
  expect(to === null || !to.startsWith('//')).toBe(true);
});

test('a path that would climb to another origin after normalising stays a path', () => {
  expect(safeRedirect('/.//evil.example')).toBeNull();
  expect(safeRedirect('/a/..//evil.example')).toBeNull();
});

test('keeps path, query and hash of the wanted page in the login address, and goes back there', () => {
  expect(loginPath('/a/train/center?page=2')).toBe('/login?redirect=%2Fa%2Ftrain%2Fcenter%3Fpage%3D2');
  const wanted = '/a/train/center?page=2&keyword=%23#row-7?x&redirect=//evil.example';
  const address = new URL(loginPath(wanted), location.origin);
  expect([...address.searchParams.keys()]).toEqual(['redirect']);
  expect(address.hash).toBe('');
  expect(safeRedirect(address.searchParams.get('redirect'))).toBe(wanted);
});

test('whoever begins to create an assistant goes on as whoever may create one', () => {
  for (const begun of ['/a/train/create/personal', '/a/train/create/tenant?x=1'])
    expect(loginPath(begun)).toBe('/login?redirect=%2Ftransfer%3Faction%3DcreateKbBot');
});
