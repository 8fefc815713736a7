import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Layout/Stack.tsx';
import { mount } from '../private/mount.tsx';
import { PageHeader } from './PageHeader.tsx';

test('holds the heading of level one and leads back (ARIA heading)', async () => {
  const onBack = vi.fn();
  mount(<PageHeader title="知识库" onBack={onBack} />);
  await expect.element(page.getByRole('heading', { level: 1, name: '知识库' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '返回' }));
  expect(onBack).toHaveBeenCalledOnce();
});

test('on a phone a short title stands beside the actions, a long one has its line for itself', async () => {
  await page.viewport(390, 844);
  const head = (title: string) => (
    <PageHeader
      title={title}
      description="创建助手、上传知识、试聊并发布"
      mark="企业"
      actions={<Button>发布</Button>}
    />
  );
  const box = (role: 'heading' | 'button') => page.getByRole(role).element().getBoundingClientRect();
  const { host, update } = mount(head('训练中心'));
  expect(box('button').top).toBeLessThan(box('heading').bottom);
  expect(box('button').left).toBeGreaterThan(box('heading').right);
  update(head('HY-110K系列组串式逆变器安装与验收手册'));
  expect(box('button').top).toBeGreaterThanOrEqual(box('heading').bottom);
  expect(box('heading').width).toBeGreaterThan(0.85 * host.offsetWidth);
});

test('what follows the head is as far below it on every page, however far apart the rest is', () => {
  const pageOf = (gap: 0 | 8 | 24) => (
    <Stack gap={gap}>
      <PageHeader title="知识库" />
      <p style={{ margin: 0 }}>正文</p>
    </Stack>
  );
  const { update } = mount(pageOf(0));
  const below = () =>
    page.getByText('正文').element().getBoundingClientRect().top -
    page.getByRole('heading').element().getBoundingClientRect().bottom;
  const first = below();
  for (const gap of [8, 24] as const) {
    update(pageOf(gap));
    expect(below()).toBe(first);
  }
});
