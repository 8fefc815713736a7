import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { AnchorList } from './AnchorList.tsx';

const items = [
  { id: 'a', label: '检查' },
  { id: 'b', label: '安装' },
  { id: 'c', label: '验收' },
];

const show = () =>
  mount(
    <>
      <AnchorList items={items} />
      <div data-scroll style={{ blockSize: 300, overflow: 'auto' }}>
        {items.map(({ id, label }) => (
          <section key={id} id={id} aria-label={label} style={{ blockSize: 400 }}>
            {label}
          </section>
        ))}
      </div>
    </>,
  );

test('marks the section being read, also when its own scroller moves (ARIA aria-current="location")', async () => {
  const { host } = show();
  const link = (name: string) => page.getByRole('navigation', { name: '本页内容' }).getByRole('link', { name });
  await expect.element(link('检查')).toHaveAttribute('aria-current', 'location');
  host.querySelector('[data-scroll]')!.scrollTop = 420;
  await expect.element(link('安装')).toHaveAttribute('aria-current', 'location');
  host.querySelector('[data-scroll]')!.scrollTop = 2000;
  await expect.element(link('验收')).toHaveAttribute('aria-current', 'location');
});

test('brings reading and focus to the section by Enter', async () => {
  show();
  (page.getByRole('link', { name: '安装' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: '安装' })).toHaveFocus();
  await expect.element(page.getByRole('link', { name: '安装' })).toHaveAttribute('aria-current', 'location');
});
