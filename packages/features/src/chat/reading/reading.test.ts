import { expect, test } from 'vitest';
import { storage } from '../../shared/storage.ts';
import { keptHere } from './reading.ts';

test('what is chosen in a browser is kept there, and what cannot be read is as usual', () => {
  const usual = { size: 'md', width: 'md', dense: false };
  expect(keptHere.read()).toEqual(usual);
  keptHere.write({ size: 'xl', width: 'lg', dense: true });
  expect(keptHere.read()).toEqual({ size: 'xl', width: 'lg', dense: true });
  storage.write('reading', 'huge <b> ');
  expect(keptHere.read()).toEqual(usual);
});
