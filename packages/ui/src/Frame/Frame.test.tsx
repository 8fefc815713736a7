import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Frame } from './Frame.tsx';

const blank = 'data:text/html,<title>a</title>';

test('is named, at least 700 px high in a low parent, and says it is loading until the page is there (HTML iframe title)', async () => {
  const onLoad = vi.fn();
  const { host } = mount(
    <div style={{ blockSize: 200 }}>
      <Frame src={blank} title="光伏安装顾问" sandbox="" onLoad={onLoad} />
    </div>,
  );
  await expect.element(page.getByTitle('光伏安装顾问')).toBeInTheDocument();
  await expect.poll(() => onLoad.mock.calls.length).toBe(1);
  await expect.poll(() => host.querySelector('[role=status]')).toBeNull();
  expect(host.querySelector('iframe')!.parentElement!.offsetHeight).toBeGreaterThanOrEqual(700);
});

test('a page from elsewhere is fenced, one of the same origin is not, which could take the fence off', () => {
  const sandboxOf = (sandbox?: null) =>
    mount(<Frame src={blank} title="页面" {...(sandbox === null ? { sandbox } : {})} />)
      .host.querySelector('iframe')!
      .getAttribute('sandbox');
  expect(sandboxOf()).toBe('allow-scripts allow-forms allow-same-origin');
  expect(sandboxOf(null)).toBeNull();
});
