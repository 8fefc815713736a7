import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Sparkline } from './Sparkline.tsx';

test('is one image that says the lowest, highest and newest figure (ARIA img role)', async () => {
  const { update } = mount(<Sparkline label="近7天对话数" values={[30, 12, 1280, 64]} />);
  await expect.element(page.getByRole('img', { name: '近7天对话数，最低 12，最高 1,280，最新 64' })).toBeVisible();
  update(<Sparkline label="近7天对话数" values={[]} />);
  await expect.element(page.getByRole('img', { name: '近7天对话数，暂无数据' })).toBeVisible();
});

test('ends in a dot at the newest figure, and the same figure all along is a level line', () => {
  const { host, update } = mount(<Sparkline label="对话" values={[1, 5, 9]} />);
  const dot = () => host.querySelector('circle')!;
  expect([dot().getAttribute('cx'), dot().getAttribute('cy')]).toEqual(['76', '4']);
  update(<Sparkline label="对话" values={[5, 5, 5]} />);
  expect(dot().getAttribute('cy')).toBe('12');
  update(<Sparkline label="对话" values={[5]} />);
  expect(host.querySelectorAll('path')).toHaveLength(0);
  expect(dot().getAttribute('cx')).toBe('40');
});
