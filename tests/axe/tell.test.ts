import { expect, test } from 'vitest';
import { tell } from './tell.ts';

test('tells each rule with its elements once and the pages where they stand', () => {
  const solid = {
    rule: 'solid',
    help: 'more than one solid button',
    where: 'owner /a 390 light',
    places: ['新建', '保存'],
  };
  const region = { rule: 'region', help: 'content in landmarks', places: ['.corner'] };
  const findings = [
    solid,
    { ...region, where: 'visitor /404 1440 light' },
    { ...region, where: 'visitor /404 390 light' },
  ];
  expect(tell(findings).split('\n')).toEqual([
    'solid: more than one solid button (1)',
    '  → 新建',
    '    保存',
    '      owner /a 390 light',
    'region: content in landmarks (2)',
    '  → .corner',
    '      visitor /404 1440 light',
    '      visitor /404 390 light',
    '',
  ]);
});

test('says so when there is nothing to tell', () => {
  expect(tell([])).toBe('no violations, no overflow, one main act a screen\n');
});
