import { flushSync } from 'react-dom';
import { expect, test } from 'vitest';
import { mount } from '../private/mount.tsx';
import { Watermark } from './Watermark.tsx';

const layerIn = (host: HTMLElement) => host.querySelector<HTMLElement>('[aria-hidden]');

test('repeats the notice every 600 by 225 px at −35 degrees in 14 px [UI-04, CHAT-33]', () => {
  const { host } = mount(<Watermark />);
  const image = decodeURIComponent(getComputedStyle(layerIn(host)!).maskImage);
  expect(image).toContain('内容由AI生成仅供参考');
  expect(image).toContain('width="600"');
  expect(image).toContain('rotate(-35)');
  expect(image).toContain('font-size="14"');
});

test('puts itself back when somebody removes it, and goes when React takes it away [UI-04]', async () => {
  const { host, update } = mount(<Watermark />);
  const layer = layerIn(host)!;
  layer.remove();
  await expect.poll(() => layer.isConnected).toBe(true);
  update(null);
  await new Promise((done) => setTimeout(done, 20));
  expect(layer.isConnected).toBe(false);
});

test('costs less than five milliseconds to mount [UI-04]', () => {
  const { update } = mount(null);
  const times = Array.from({ length: 5 }, (_, index) => {
    const start = performance.now();
    flushSync(() => update(<Watermark key={index} />));
    return performance.now() - start;
  });
  expect(Math.min(...times)).toBeLessThan(5);
});
