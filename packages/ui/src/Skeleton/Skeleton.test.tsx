import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../private/mount.tsx';
import { Skeleton, SkeletonRegion } from './Skeleton.tsx';
import { endSkeletons } from './skeletonsEnd.ts';

/** Long enough that no skeleton of another test counts as the one just before. */
const quiet = () => new Promise((done) => setTimeout(done, 250));

test('a group says once that it is loading, and its boxes are silent (ARIA status)', () => {
  const { host } = mount(
    <SkeletonRegion>
      <Skeleton shape="circle" width={2.5} height={2.5} />
      <Skeleton />
      <Skeleton width="60%" />
    </SkeletonRegion>,
  );
  expect(page.getByRole('status').element().textContent).toBe('正在加载');
  expect(host.querySelectorAll('[aria-hidden]')).toHaveLength(3);
});

test('shows itself only after 150 ms, so that a quick answer never flashes', async () => {
  await quiet();
  mount(
    <SkeletonRegion>
      <Skeleton />
    </SkeletonRegion>,
  );
  const region = page.getByRole('status').element();
  const [appearing] = region.getAnimations();
  const timing = appearing!.effect!.getComputedTiming();
  expect(timing.delay).toBe(150);
  expect(timing.fill).toBe('backwards');
  appearing!.currentTime = 100;
  expect(getComputedStyle(region).opacity).toBe('0');
});

test('one that follows another at once goes on with its wait', async () => {
  await quiet();
  const region = (key: string) => (
    <SkeletonRegion key={key}>
      <Skeleton />
    </SkeletonRegion>
  );
  const { update } = mount(region('the session'));
  await quiet();
  update(region('the page'));
  const delay = getComputedStyle(page.getByRole('status').element()).animationDelay;
  expect(Number.parseFloat(delay)).toBeLessThan(0);
});

test('one whose content can come no more says so in its place, also one that appears later', async () => {
  const region = (key: string) => (
    <SkeletonRegion key={key}>
      <Skeleton />
    </SkeletonRegion>
  );
  const { update } = mount(region('one'));
  try {
    endSkeletons(<button type="button">重新加载</button>);
    expect(page.getByRole('status').element().textContent).toBe('正在加载');
    await expect.element(page.getByRole('status').getByRole('button', { name: '重新加载' })).toBeVisible();
    update(region('another'));
    expect(page.getByRole('status').element().textContent).toBe('正在加载');
    await expect.element(page.getByRole('status').getByRole('button', { name: '重新加载' })).toBeVisible();
  } finally {
    endSkeletons(null);
  }
});
