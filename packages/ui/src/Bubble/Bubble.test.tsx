import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { alongGradient, contrast } from '../private/contrast.ts';
import { mount } from '../private/mount.tsx';
import { Bubble } from './Bubble.tsx';

const look = () => getComputedStyle(page.getByText('接地线怎么接？').element());

test('takes the tenant gradient when ink can be read on all of it', () => {
  mount(<Bubble paint={{ kind: 'gradient', from: '#00B2F9', to: '#04EB94', angle: 135 }}>接地线怎么接？</Bubble>);
  expect(look().backgroundImage).toContain('linear-gradient(135deg');
});

test('keeps its own ground when no ink could be read on the tenant colours', () => {
  mount(<Bubble paint={{ kind: 'gradient', from: '#000000', to: '#FFFFFF', angle: 90 }}>接地线怎么接？</Bubble>);
  expect(look().backgroundImage).toBe('none');
});

const awful = [
  '#FF0000',
  '#00FF00',
  '#0000FF',
  '#FFFF00',
  '#FF00FF',
  '#808080',
  '#767676',
  '#FFFFFF',
  '#000000',
  '#7F7F00',
];

function hexOf(colour: string): string {
  const channels = colour.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  return `#${channels.map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
}

test('whatever colour a tenant chooses, the text has 4.5:1 on the ground that is drawn', () => {
  const { update } = mount(null);
  for (const colour of awful) {
    update(<Bubble paint={{ kind: 'colour', colour }}>接地线怎么接？</Bubble>);
    expect(contrast(hexOf(look().color), hexOf(look().backgroundColor)), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test('whatever gradient a tenant chooses, the text has 4.5:1 all along it', () => {
  const { update } = mount(null);
  const painted: string[] = [];
  for (const from of awful) {
    for (const to of awful) {
      update(<Bubble paint={{ kind: 'gradient', from, to, angle: 135 }}>接地线怎么接？</Bubble>);
      const { backgroundImage, backgroundColor, color } = look();
      const drawn = backgroundImage === 'none' ? [hexOf(backgroundColor)] : alongGradient(from, to, 100);
      if (backgroundImage !== 'none') painted.push(`${from} ${to}`);
      const worst = Math.min(...drawn.map((ground) => contrast(hexOf(color), ground)));
      expect(worst, `${from} to ${to}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  expect(painted.length).toBeGreaterThan(20);
});

test('what is no colour is not drawn', () => {
  mount(<Bubble paint={{ kind: 'gradient', from: 'red', to: 'url(x)', angle: 0 }}>接地线怎么接？</Bubble>);
  expect(look().backgroundImage).toBe('none');
});
