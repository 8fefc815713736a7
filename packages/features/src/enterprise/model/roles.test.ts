import { expect, test } from 'vitest';
import { mayManage } from './roles.ts';

test.each([
  ['owner', 'owner', false],
  ['owner', 'admin', true],
  ['owner', 'member', true],
  ['admin', 'owner', false],
  ['admin', 'admin', false],
  ['admin', 'member', true],
] as const)('an %s manages an %s: %s', (manager, permission, expected) =>
  expect(mayManage(manager, { permission })).toBe(expected),
);
