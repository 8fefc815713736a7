import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onSwipe } from './swipe.ts';

let place: HTMLElement;
let act: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  act = vi.fn<() => void>();
});
afterEach(() => place.remove());

const finger = (target: EventTarget, clientX: number, clientY: number) =>
  new Touch({ identifier: 1, target, clientX, clientY });
const swipe = (target: Element, from: [number, number], to: [number, number]) => {
  target.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [finger(target, ...from)] }));
  target.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [finger(target, ...to)] }));
};

test('a quick way to the side acts in its direction alone', () => {
  onSwipe(place, 'start', act);
  swipe(place, [300, 100], [200, 110]);
  expect(act).toHaveBeenCalledTimes(1);
  swipe(place, [200, 100], [300, 100]);
  swipe(place, [300, 100], [270, 100]);
  swipe(place, [300, 100], [200, 190]);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what scrolls sideways below the finger keeps the swipe until it has come to its end', () => {
  const table = document.createElement('div');
  table.style.cssText = 'inline-size: 100px; overflow-x: auto';
  const wide = document.createElement('div');
  wide.style.cssText = 'inline-size: 400px; block-size: 20px';
  table.append(wide);
  place.append(table);
  onSwipe(place, 'end', act);
  table.scrollLeft = 50;
  swipe(wide, [100, 10], [200, 10]);
  expect(act).not.toHaveBeenCalled();
  table.scrollLeft = 0;
  swipe(wide, [100, 10], [200, 10]);
  expect(act).toHaveBeenCalledTimes(1);
});

test('two fingers are no swipe, and nothing is one any more when it was left', () => {
  const stop = onSwipe(place, 'end', act);
  place.dispatchEvent(
    new TouchEvent('touchstart', {
      touches: [finger(place, 0, 0), new Touch({ identifier: 2, target: place, clientX: 50, clientY: 0 })],
    }),
  );
  place.dispatchEvent(new TouchEvent('touchend', { changedTouches: [finger(place, 200, 0)] }));
  stop();
  swipe(place, [0, 0], [200, 0]);
  expect(act).not.toHaveBeenCalled();
});
