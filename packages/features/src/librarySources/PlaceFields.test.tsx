import { errorCodes, sources } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { createStage, sessionOf, SessionStage } from '../shared/testing/index.ts';
import { kbBotId, source } from './fixtures.ts';
import { SourcesPage } from './SourcesPage.tsx';

const { worker, show, bodies } = createStage();
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const found = { count: 2, more: false, names: ['手册.pdf', '价格表.docx'], title: '手册' };

const stage = () =>
  show(
    <SessionStage session={sessionOf()} address="/">
      <SourcesPage assistantId={kbBotId} onOpenDocument={() => {}} />
    </SessionStage>,
  );
const field = (name: string) => page.getByRole('textbox', { name });
/** Each of these is refused in turn, and is said where it is to be put right. */
async function refusedAt(refusals: readonly (readonly [refusal: string, at: Locator])[]) {
  for (const [refusal, at] of refusals) {
    worker.use(...mock.fail(sources.probe, errorCodes.invalidInput, refusal));
    await press('测试连接');
    await expect.element(at).toHaveAccessibleDescription(new RegExp(refusal.slice(0, 8)));
  }
}

test('a bucket is tried with its place and key pair, and what is said of each stands at its field', async () => {
  const listed = bodies(sources.list, { rows: [] });
  stage();
  const probed = bodies(sources.probe, found);
  const created = bodies(sources.create, () => source({ kind: 's3' }));
  await press('添加对象存储');
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
  await refusedAt([
    ['AccessKey ID不正确或已停用，请检查后重试', field('AccessKey ID')],
    ['AccessKey Secret不正确，请检查后重试', secret],
    ['存储桶「company-docs」不存在，请检查名称与接入地址', field('存储桶（Bucket）')],
    ['存储桶在地域eu-west-1，请把地域改为eu-west-1', field('地域（Region）')],
    ['该地址不是S3存储服务，请检查接入地址', field('接入地址（Endpoint）')],
  ]);
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

test('a repository is tried with its branch and folder, a token goes without a name, and what is said of each stands at its field', async () => {
  bodies(sources.list, { rows: [] });
  stage();
  const probed = bodies(sources.probe, found);
  const created = bodies(sources.create, () => source({ kind: 'git' }));
  await press('添加Git仓库');
  const token = page.getByLabelText('访问令牌', { exact: true });
  await userEvent.fill(field('仓库地址'), 'https://gitee.com/company/handbook');
  await userEvent.fill(field('分支'), 'a b');
  await userEvent.fill(field('用户名'), 'wang');
  await press('测试连接');
  await expect.element(field('分支')).toHaveAccessibleDescription(/不能有空格/);
  await expect.element(token).toHaveAccessibleDescription(/请输入访问令牌/);
  expect(probed).toEqual([]);
  await userEvent.fill(field('分支'), 'mian');
  await userEvent.fill(field('文件夹'), '手册');
  await userEvent.clear(field('用户名'));
  await userEvent.fill(token, 'secret');
  await refusedAt([
    ['访问令牌不正确或已过期，请检查令牌与用户名', token],
    ['访问令牌没有读取这个仓库的权限，请给它读取仓库内容的权限', token],
    ['没有分支「mian」，请填写已有的分支：draft、main', field('分支')],
    ['仓库里没有文件夹「手册」，请检查写法与大小写', field('文件夹')],
    ['没有这个仓库，或者它不公开：请检查仓库地址，不公开的请填写访问令牌', field('仓库地址')],
    ['Git服务器暂时无法访问，请稍后重试', field('仓库地址')],
  ]);
  bodies(sources.probe, found);
  await userEvent.fill(field('分支'), 'main');
  await press('测试连接');
  await press('下一步');
  await press('完成');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(created).toEqual([
    {
      kbBotId,
      kind: 'git',
      address: 'https://gitee.com/company/handbook',
      place: { branch: 'main', folder: '手册' },
      password: 'secret',
      name: '手册',
      every: 'day',
      rules: { include: [], exclude: [] },
    },
  ]);
});

test('a workspace is tried by its secret, at the usual address unless another one is written, and limited to a page', async () => {
  bodies(sources.list, { rows: [] });
  stage();
  const probed = bodies(sources.probe, found);
  const created = bodies(sources.create, () => source({ kind: 'notion' }));
  await press('添加Notion');
  const secret = field('集成密钥');
  await expect.element(field('接口地址')).toHaveValue('https://api.notion.com');
  await expect.element(field('用户名')).not.toBeInTheDocument();
  await userEvent.fill(field('页面'), 'https://www.notion.so/company');
  await press('测试连接');
  await expect.element(field('页面')).toHaveAccessibleDescription(/以32位编号结尾/);
  await expect.element(secret).toHaveAccessibleDescription(/请输入集成密钥/);
  expect(probed).toEqual([]);
  const address = 'https://www.notion.so/Handbook-248104cd477e80fdb757e945d38000bd';
  await userEvent.fill(field('页面'), address);
  await userEvent.fill(secret, 'ntn_secret');
  await refusedAt([
    ['集成密钥不正确或已失效，请在Notion的集成设置里重新复制', secret],
    ['集成密钥没有读取内容的权限，请在Notion的集成设置里勾选“读取内容”', secret],
    ['没有页面共享给这个集成，请在Notion里打开要收录的页面', field('页面')],
    ['找不到这个页面，或者它没有共享给集成，请检查页面的网址', field('页面')],
    ['接口地址不是Notion的，一般填写https://api.notion.com', field('接口地址')],
    ['Notion暂时无法访问，请稍后重试', field('接口地址')],
  ]);
  bodies(sources.probe, found);
  await press('测试连接');
  await press('下一步');
  await press('完成');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(created).toEqual([
    {
      kbBotId,
      kind: 'notion',
      address: 'https://api.notion.com',
      place: { page: address },
      password: 'ntn_secret',
      name: '手册',
      every: 'day',
      rules: { include: [], exclude: [] },
    },
  ]);
});
