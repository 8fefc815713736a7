import { csRefusals } from '@tinystar/contract';
import { expect, test } from 'vitest';
import { refusalOf } from './refusalOf.ts';

test('an assistant that was taken back is refused before one whose service is off', () => {
  expect(refusalOf({ permission: 'private', status: 'disabled' })).toBe(csRefusals.notPublic);
  expect(refusalOf({ permission: 'public', status: 'disabled' })).toBe(csRefusals.off);
  expect(refusalOf({ permission: 'protected', status: 'enabled' })).toBeNull();
});
