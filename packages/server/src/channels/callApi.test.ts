import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/index.ts';
import { callApi, type Manners } from './callApi.ts';
import { startFakePlatform, type FakePlatform } from './testing/fakePlatform.ts';

let server: TestServer;
let platform: FakePlatform;
beforeAll(async () => {
  [server, platform] = await Promise.all([createTestServer({}), startFakePlatform()]);
});
afterAll(() => Promise.all([server.close(), platform.close()]));

const manners: Manners = {
  name: '公众号',
  codeOf: ({ errcode }) => errcode,
  words: { 45_009: ['final', '接口调用次数已用完'] },
};

it.each([
  ['a page instead of an answer', { body: '<html>好</html>' }, '公众号平台返回的内容无法识别'],
  ['an answer without a sign of success', { body: {} }, '公众号平台返回的内容无法识别'],
  ['a page that refuses too many calls', { status: 429, body: '<html>' }, '请求太频繁（429），稍后自动重试'],
  ['its own refusal of too many calls', { status: 429, body: { errcode: 45_009 } }, '接口调用次数已用完'],
  ['a code without words', { body: { errcode: 41_030 } }, '公众号返回错误41030'],
])('%s is told in words that fit', async (_, played, words) => {
  platform.play(() => played);
  await expect(callApi(server.services, `${platform.url}/x`, manners, {})).rejects.toThrow(words);
});
