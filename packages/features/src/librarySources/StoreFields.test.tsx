import { errorCodes, sources } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { kbBotId, source } from './fixtures.ts';
import { SourcesPage } from './SourcesPage.tsx';

const { worker, show, bodies } = createStage();
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const found = { count: 2, more: false, names: ['手册.pdf', '价格表.docx'], title: '手册' };

test('a bucket is tried with its place and key pair, and what is said of each stands at its field', async () => {
  const listed = bodies(sources.list, { rows: [] });
  show(
    <SessionStage session={sessionOf()} address="/">
      <SourcesPage assistantId={kbBotId} onOpenDocument={() => {}} />
    </SessionStage>,
  );
  const probed = bodies(sources.probe, found);
  const created = bodies(sources.create, () => source({ kind: 's3' }));
  await press('添加对象存储');
  const field = (name: string) => page.getByRole('textbox', { name });
  const secret = page.getByLabelText('AccessKey Secret', { exact: true });
  await userEvent.fill(field('接入地址（Endpoint）'), 'https://oss-cn-hangzhou.aliyuncs.com');
  await userEvent.fill(field('存储桶（Bucket）'), 'a/b');
  await userEvent.fill(field('AccessKey ID'), 'LTAI');
  await press('测试连接');
  await expect.element(field('存储桶（Bucket）')).toHaveAccessibleDescription(/只能有字母、数字/);
  await expect.element(secret).toHaveAccessibleDescription(/请输入AccessKey Secret/);
  await userEvent.fill(field('存储桶（Bucket）'), 'company-docs');
  await userEvent.fill(field('文件夹'), '产品/手册');
  await userEvent.fill(secret, 'secret');
  expect(probed).toEqual([]);
  for (const [refusal, at] of [
    ['AccessKey ID不正确或已停用，请检查后重试', field('AccessKey ID')],
    ['AccessKey Secret不正确，请检查后重试', secret],
    ['存储桶「company-docs」不存在，请检查名称与接入地址', field('存储桶（Bucket）')],
    ['存储桶在地域eu-west-1，请把地域改为eu-west-1', field('地域（Region）')],
    ['该地址不是S3存储服务，请检查接入地址', field('接入地址（Endpoint）')],
  ] as const) {
    worker.use(...mock.fail(sources.probe, errorCodes.invalidInput, refusal));
    await press('测试连接');
    await expect.element(at).toHaveAccessibleDescription(new RegExp(refusal.slice(0, 8)));
  }
  bodies(sources.probe, found);
  await press('测试连接');
  await press('下一步');
  await expect.element(field('名称')).toHaveValue('手册');
  await press('完成');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => listed.length).toBe(2);
  expect(created).toEqual([
    {
      kbBotId,
      kind: 's3',
      address: 'https://oss-cn-hangzhou.aliyuncs.com',
      place: { bucket: 'company-docs', folder: '产品/手册' },
      user: 'LTAI',
      password: 'secret',
      name: '手册',
      every: 'day',
      rules: { include: [], exclude: [] },
    },
  ]);
});
