import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Avatar } from './Avatar.tsx';
import { colourOf, initialsOf, pictureOf } from './avatarLook.ts';

test.each([
  ['林知夏', '林知'],
  ['HY', 'HY'],
  ['星', '星'],
  ['𠮷野家', '𠮷野'],
])('%s becomes %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

test('reads all five stored forms and refuses a data URI that is no picture', () => {
  expect(pictureOf({ type: 'url', url: '/files/a.png' })).toBe('/files/a.png');
  expect(pictureOf({ type: 'dataUri', dataUri: 'data:image/webp;base64,AA' })).toBe('data:image/webp;base64,AA');
  expect(pictureOf({ type: 'base64', base64: 'AA' })).toBe('data:image/png;base64,AA');
  expect(pictureOf({ type: 'data', data: 'AA' })).toBe('data:image/png;base64,AA');
  expect(pictureOf({ type: 'color', color: 'cyan' })).toBeUndefined();
  expect(pictureOf({ type: 'dataUri', dataUri: 'data:text/html,<script>' })).toBeUndefined();
});

test('one id has one colour everywhere', () => {
  expect(colourOf('b_7f3a9c')).toBe(colourOf('b_7f3a9c'));
  expect(new Set(Array.from({ length: 60 }, (_, index) => colourOf(`u${index}`))).size).toBe(5);
});

test('letters stand in when the picture cannot be shown', async () => {
  mount(<Avatar name="林知夏" source={{ type: 'dataUri', dataUri: 'data:image/png;base64,AAAA' }} />);
  await expect.element(page.getByText('林知')).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: '林知夏' })).toBeVisible();
});

test.each([
  ['xs', 24],
  ['sm', 32],
  ['md', 40],
  ['lg', 48],
  ['xl', 56],
] as const)('size %s is %i px', (size, pixels) => {
  mount(<Avatar name="林知夏" size={size} />);
  expect(page.getByRole('img').element().getBoundingClientRect().width).toBe(pixels);
});
