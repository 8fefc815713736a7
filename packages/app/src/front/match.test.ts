import { expect, test } from 'vitest';
import { matchRoute } from './match.ts';

const routes = [
  { path: '/bot/:publicId' },
  { path: '/bot/square' },
  { path: '/b/:publicId' },
  { path: '/shoppe/bot/:publicId' },
  { path: '/shoppe/:shoppeId' },
];

test.each([
  ['/bot/square', '/bot/square', {}],
  ['/bot/0af3', '/bot/:publicId', { publicId: '0af3' }],
  ['/b/0af3/', '/b/:publicId', { publicId: '0af3' }],
  ['/b/%E6%98%9F', '/b/:publicId', { publicId: '星' }],
  ['/shoppe/bot/1', '/shoppe/bot/:publicId', { publicId: '1' }],
])('%s is %s: static segments win over parameters', (path, pattern, params) => {
  expect(matchRoute(routes, path)).toEqual({ route: { path: pattern }, params });
});

test.each(['/', '/b', '/b/1/2', '/b/%E0%A4%A', '/elsewhere'])('%s is none of them', (path) => {
  expect(matchRoute(routes, path)).toBeNull();
});
