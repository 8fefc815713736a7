import { expect, test } from 'vitest';
import { scriptOf } from './script.ts';

const box = { left: 0, top: 0, right: 10, bottom: 10 };
const of = (text: string) => scriptOf([{ text, certainty: 90, line: '1', box }]);

test('how a page is written is told by its letters, when there are enough of them', () => {
  expect(of('各车间应当指定一名安全员，负责每日开机前的检查，并在登记簿上签字')).toBe('simplified');
  expect(of('各車間應指定一名安全員，負責每日開機前的檢查，並於登記簿上簽名')).toBe('traditional');
  expect(of('Close the inlet valve and wait until the gauge shows zero')).toBe('latin');
  expect(of('Model QX-200A')).toBeNull();
  expect(of('')).toBeNull();
});
