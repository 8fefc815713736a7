import { expect, test } from 'vitest';
import { listAll, reachingAs } from '../../testing/reachingOf.ts';
import { startNotion, type NotionFault, type NotionSource } from '../../testing/startNotion.ts';
import type { SourceAccess } from '../kind.ts';
import { notionKind } from './index.ts';

const list = ({ settings }: NotionSource, change?: Partial<SourceAccess>) =>
  listAll(notionKind, reachingAs(notionKind, settings, change));

test.each([
  [{ password: 'ntn_falsch' }, undefined, false, '集成密钥不正确'],
  [{ password: '密钥' }, undefined, false, '集成密钥不正确'],
  [{ password: '' }, undefined, false, '集成密钥不正确'],
  [{}, { status: 403, code: 'restricted_resource' }, false, '没有读取内容的权限'],
  [{}, { status: 404, code: 'object_not_found' }, false, '接口地址不是Notion的'],
  [{}, { status: 404, code: '' }, false, '接口地址不是Notion的'],
  [{}, { status: 302, code: '', location: 'https://login.example.com/a' }, false, '会转到https://login.example.com'],
  [{}, { status: 400, code: 'invalid_request' }, false, '拒绝了请求（invalid_request）'],
  [{}, { status: 409, code: 'conflict_error' }, true, '暂时无法访问'],
  [{}, { status: 502, code: 'internal_server_error' }, true, '暂时无法访问'],
  [{}, { status: 429, code: 'rate_limited', retryAfter: 600 }, true, '限制了访问次数'],
] satisfies [Partial<SourceAccess>, NotionFault | undefined, boolean, string][])(
  'with %j and an answer %j it says what to do',
  async (change, fault, passing, said) => {
    await using notion = await startNotion();
    notion.add({ title: '制度' });
    notion.fault = fault;
    await expect(list(notion, change)).rejects.toMatchObject({ passing, message: expect.stringContaining(said) });
  },
);

test('without a page that is shared it says how to share one', async () => {
  await using notion = await startNotion();
  await expect(list(notion)).rejects.toThrow('没有页面共享给这个集成');
  notion.add({ title: '弃', trashed: true });
  await expect(list(notion)).rejects.toThrow('“连接”里把它共享给集成');
});

test('waits as long as it is told, and no longer than others can bear', async () => {
  await using notion = await startNotion();
  notion.add({ title: '制度' });
  notion.fault = { status: 429, code: 'rate_limited', retryAfter: 0, times: 2 };
  expect(await list(notion)).toHaveLength(1);
  notion.fault = { status: 429, code: 'rate_limited', retryAfter: 90 };
  await expect(list(notion)).rejects.toMatchObject({ passing: true, wait: 90_000 });
});
