import { expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import type {} from '@vitest/browser-playwright';
import { mount } from '../private/mount.tsx';
import { Watermark } from './Watermark.tsx';

const layerIn = (host: HTMLElement) => host.querySelector<SVGSVGElement>('svg[aria-hidden]')!;

test('repeats the notice every 600 by 225 px at −35 degrees in 14 px', () => {
  const { host } = mount(<Watermark />);
  const layer = layerIn(host);
  const pattern = layer.querySelector('pattern')!;
  expect(pattern.width.baseVal.value).toBe(600);
  expect(pattern.height.baseVal.value).toBe(2 * 225);
  const [first, second] = pattern.querySelectorAll('text');
  for (const text of [first!, second!]) {
    expect(text.textContent).toBe('内容由AI生成仅供参考');
    expect(text.getAttribute('transform')).toContain('rotate(-35)');
    expect(getComputedStyle(text).fontSize).toBe('14px');
  }
  expect(layer.querySelector('rect')!.getAttribute('fill')).toBe(`url(#${pattern.id})`);
});

test('puts itself back when somebody removes it, and goes when React takes it away', async () => {
  const { host, update } = mount(<Watermark />);
  const layer = layerIn(host);
  layer.remove();
  await expect.poll(() => layer.isConnected).toBe(true);
  update(null);
  await new Promise((done) => setTimeout(done, 20));
  expect(layer.isConnected).toBe(false);
});

test('undoes what somebody does to it: style, attributes, words', async () => {
  const { host, update } = mount(<Watermark />);
  const layer = layerIn(host);
  const before = layer.cloneNode(true);
  layer.style.display = 'none';
  layer.removeAttribute('class');
  layer.querySelector('text')!.textContent = '';
  layer.querySelector('rect')!.remove();
  await expect.poll(() => layer.isEqualNode(before)).toBe(true);
  update(<Watermark text="仅供内部使用" />);
  await expect.poll(() => layerIn(host).querySelector('text')!.textContent).toBe('仅供内部使用');
});

test('is printed with the page, in ink and not as a background that printing leaves out', async () => {
  const { host } = mount(<Watermark />);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    expect(matchMedia('print').matches).toBe(true);
    const layer = layerIn(host);
    const { display, visibility, backgroundImage } = getComputedStyle(layer);
    expect([display, visibility, backgroundImage]).toEqual(['block', 'visible', 'none']);
    const { fill, fillOpacity } = getComputedStyle(layer.querySelector('text')!);
    expect(fill).not.toBe('none');
    expect(Number(fillOpacity)).toBeGreaterThan(0.04);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
