import { expect, test } from 'vitest';
import { routes } from '../../packages/app/src/routes.ts';
import { addressOf, type Places } from './addresses.ts';

const places: Places = {
  identity: 'tenant',
  own: 'own',
  preset: 'preset',
  served: 'served',
  publicId: 'public',
  shoppeId: 'showcase',
  friendlyId: 'friend',
  fileId: 'file',
  pairId: 'pair',
  ticketId: 'ticket',
};

test('every route of the table has an address to walk', () => {
  expect(routes.map((route) => addressOf(route, places)).filter((address) => address.includes(':'))).toEqual([]);
});

test.each([
  ['/a/train/bot/:kbBotId/knowledge/qa/:id', '/a/train/bot/own/knowledge/qa/pair'],
  ['/a/popular/bot/:kbBotId', '/a/popular/bot/preset'],
  ['/a/cs/bot/:kbBotId/ticket/:id', '/a/cs/bot/served/ticket/ticket'],
  ['/a/chat/bot/:kbBotId/:type/cs', '/a/chat/bot/own/tenant/cs'],
  ['/operator?tab=words', '/operator?tab=words'],
])('%s is walked at %s', (path, address) => {
  expect(addressOf({ path }, places)).toBe(address);
});

test('a parameter without a meaning is refused', () => {
  expect(() => addressOf({ path: '/a/:unheard' }, places)).toThrow('/a/:unheard: nothing stands for :unheard');
});
