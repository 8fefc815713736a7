import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Bubble } from './Bubble.tsx';

const look = () => getComputedStyle(page.getByText('接地线怎么接？').element());

test('takes the tenant gradient when ink can be read on all of it [UI-03]', () => {
  mount(<Bubble paint={{ kind: 'gradient', from: '#00B2F9', to: '#04EB94', angle: 135 }}>接地线怎么接？</Bubble>);
  expect(look().backgroundImage).toContain('linear-gradient(135deg');
});

test('keeps its own ground when no ink could be read on the tenant colours [UI-03]', () => {
  mount(<Bubble paint={{ kind: 'gradient', from: '#000000', to: '#FFFFFF', angle: 90 }}>接地线怎么接？</Bubble>);
  expect(look().backgroundImage).toBe('none');
});
