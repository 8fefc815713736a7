import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { mount } from '../private/mount.tsx';
import { FileName } from './FileName.tsx';
import { UploadList, type UploadItem } from './UploadList.tsx';

const items: UploadItem[] = [
  { id: '1', name: '安装手册.pdf', size: '12.4 MB', state: { kind: 'sending', share: 0.62 } },
  { id: '2', name: '接线图.pdf', size: '820 KB', state: { kind: 'waiting' } },
  { id: '3', name: '录像.mp4', size: '210 MB', state: { kind: 'failed', reason: '不支持的文件格式', final: true } },
  { id: '4', name: '手册.docx', size: '96 KB', state: { kind: 'duplicate', reason: '同名文件已经存在' } },
  { id: '5', name: '验收报告.pdf', size: '5 MB', state: { kind: 'failed', reason: '网络错误' } },
];

test('each file can be cancelled, retried unless that is useless, forced or removed, and keeps its own error', async () => {
  const calls: string[] = [];
  const note = (verb: string) => (id: string) => calls.push(`${verb} ${id}`);
  mount(
    <UploadList
      items={items}
      onCancel={note('cancel')}
      onRetry={note('retry')}
      onRemove={note('remove')}
      onForce={note('force')}
    />,
  );
  await expect
    .element(page.getByRole('progressbar', { name: '安装手册.pdf上传进度' }))
    .toHaveAttribute('aria-valuenow', '62');
  await expect.element(page.getByText('不支持的文件格式')).toBeVisible();
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['不支持的文件格式', '同名文件已经存在', '网络错误']);
  await userEvent.click(page.getByRole('button', { name: '取消上传安装手册.pdf' }));
  await userEvent.click(page.getByRole('button', { name: '取消上传接线图.pdf' }));
  await expect.element(page.getByRole('button', { name: '重试录像.mp4' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '重试验收报告.pdf' }));
  await userEvent.click(page.getByRole('button', { name: '移除录像.mp4' }));
  await userEvent.click(page.getByRole('button', { name: '强制上传' }));
  expect(calls).toEqual(['cancel 1', 'cancel 2', 'retry 5', 'remove 3', 'force 4']);
});

test('a file whose document is there can become its new version, be sent all the same or be taken away', async () => {
  const calls: string[] = [];
  const note = (verb: string) => (id: string) => calls.push(`${verb} ${id}`);
  const state = { kind: 'duplicate', reason: '库中已有同名文档', replaceable: true } as const;
  mount(
    <UploadList
      items={[{ id: '1', name: '手册.pdf', size: '96 KB', state }]}
      onCancel={note('cancel')}
      onRetry={note('retry')}
      onRemove={note('remove')}
      onForce={note('force')}
      onReplace={note('replace')}
    />,
  );
  for (const label of ['作为新版本', '强制上传', '移除手册.pdf'])
    await userEvent.click(page.getByRole('button', { name: label }));
  expect(calls).toEqual(['replace 1', 'force 1', 'remove 1']);
});

test('a long name is shortened in the middle without a gap before its end, and whole again with more room', async () => {
  const name = 'HY-110K组串式逆变器安装调试与并网验收全流程技术手册（第二版修订稿）V2.3.pdf';
  const { host } = mount(
    <div style={{ inlineSize: 260 }}>
      <FileName name={name} />
    </div>,
  );
  const [head, tail] = [...host.querySelectorAll('span span')] as [HTMLElement, HTMLElement];
  expect(head.textContent + tail.textContent).toBe(name);
  const ellipsis = head.cloneNode() as HTMLElement;
  const gapAt = (count: number) => {
    ellipsis.textContent = `${name.slice(0, count)}…`;
    ellipsis.style.maxInlineSize = 'none';
    return head.offsetWidth - ellipsis.getBoundingClientRect().width;
  };
  head.parentElement!.append(ellipsis);
  const gaps = Array.from(name, (_, count) => gapAt(count)).filter((gap) => gap >= -0.5);
  ellipsis.remove();
  expect(Math.min(...gaps)).toBeLessThan(2);
  host.firstElementChild!.setAttribute('style', 'inline-size: 1200px');
  await expect.poll(() => head.scrollWidth <= head.clientWidth && head.style.maxInlineSize === '').toBe(true);
});

test('a name in a place for no more than its end never loses characters without an ellipsis', async () => {
  const { host } = mount(
    <div>
      <FileName name="青桥租车服务手册.pdf" />
    </div>,
  );
  const place = host.firstElementChild as HTMLElement;
  const line = place.firstElementChild as HTMLElement;
  const [head, tail] = [...line.children] as [HTMLElement, HTMLElement];
  const whole = line.scrollWidth;
  for (let width = Math.ceil(whole); width > 40; width -= 3) {
    place.style.inlineSize = `${width}px`;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const cut = head.scrollWidth > head.clientWidth;
    const before = getComputedStyle(tail, '::before').content;
    // Either the tail brings the ellipsis, or one character and the ellipsis fit into what the stem has.
    if (cut) expect(before === '"…"' || head.clientWidth >= 24, `${width} px`).toBe(true);
    if (before === '"…"') expect(head.clientWidth, `${width} px`).toBe(0);
    const inside = tail.getBoundingClientRect().right <= place.getBoundingClientRect().right + 1;
    expect(inside, `${width} px`).toBe(true);
  }
});

test('a short name stays whole in a place that is only as wide as its words', async () => {
  const { host } = mount(
    <div style={{ display: 'inline-flex', inlineSize: 'fit-content' }}>
      <FileName name="zh-okr目标制定.docx" />
    </div>,
  );
  const head = host.querySelector<HTMLElement>('span span')!;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(head.style.maxInlineSize).toBe('');
  expect(head.scrollWidth).toBe(head.clientWidth);
});

test('the same file can be chosen twice in a row', async () => {
  const onFiles = vi.fn();
  mount(<FileDrop onFiles={onFiles} />);
  const input = page.getByLabelText(/点击选择文件/);
  const file = new File(['%PDF'], '安装手册.pdf', { type: 'application/pdf' });
  await userEvent.upload(input, file);
  await userEvent.upload(input, file);
  expect(onFiles.mock.calls.map(([files]) => (files as File[]).map(({ name }) => name))).toEqual([
    ['安装手册.pdf'],
    ['安装手册.pdf'],
  ]);
});
