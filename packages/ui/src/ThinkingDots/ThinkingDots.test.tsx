import { expect, test } from 'vitest';
import { mount } from '../private/mount.tsx';
import { ThinkingDots } from './ThinkingDots.tsx';

test('three dots stand where the answer will begin, as high as its first line, silent, and still where motion is reduced', () => {
  const { host } = mount(<ThinkingDots />);
  const dots = host.querySelector<HTMLElement>('[aria-hidden="true"]')!;
  expect(dots.getBoundingClientRect().height).toBe(28);
  expect(host.textContent).toBe('');
  expect([...dots.children].map((dot) => getComputedStyle(dot).opacity)).toEqual(['1', '0.6', '0.3']);
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  expect(dots.getAnimations({ subtree: true })).toHaveLength(still ? 0 : 3);
});
