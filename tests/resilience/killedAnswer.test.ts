import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ChatMessage } from '@tinystar/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAnswer } from '../../packages/server/src/answers/testing/openAnswer.ts';
import { startFakeModel, type FakeModel } from '../../packages/server/src/testing/fakeModel.ts';
import { smsCode, startServer, type RunningServer } from '../e2e/server.ts';

const PHONE = '13800002222';
const PIECES = Array.from({ length: 300 }, (_, at) => `第${at + 1}句。`);

let folder: string;
let model: FakeModel;
let server: RunningServer | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'tinystar-resilience-'));
  model = await startFakeModel();
});
afterAll(async () => {
  await server?.stop();
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startServer({ DATA_DIR: folder, LLM_BASE_URL: model.url, LLM_MODEL: 'fake' });

async function post<T>(url: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

test(
  'a server killed in the middle of an answer shows it once after the restart, failed, with its text, and answers again [CHAT-05] [CHAT-07]',
  { timeout: 120_000 },
  async () => {
    server = await start();
    const api = () => `${server!.url}/api/v1`;
    const code = { phoneNumber: PHONE, captchaId: 'off', captcha: 'off' };
    await post(`${api()}/open/user/sendSms4Login`, code);
    const { token } = await post<{ token: string }>(`${api()}/open/user/loginBySmsCode`, {
      phoneNumber: PHONE,
      // Its output may be read a moment after its answer.
      smsCode: await vi.waitFor(() => smsCode(server!.output(), PHONE), { timeout: 20_000 }),
    });
    const { id: kbBotId } = await post<{ id: string }>(
      `${api()}/personalKbBot`,
      { name: '闲聊助手', replyKnowledgeSource: 'publicDomain' },
      token,
    );
    const ask = (more: object = {}) =>
      openAnswer({
        url: server!.url,
        path: '/api/v1/personalKbBotQa/answer4Real',
        headers: { authorization: `Bearer ${token}` },
        body: { kbBotId, question: '讲一个很长的故事', side: 'use', ...more },
      });
    const history = async () =>
      (
        await post<{ rows: ChatMessage[] }>(
          `${api()}/kbBotChatHistory/query/listByTimestamp`,
          { kbBotId, side: 'use' },
          token,
        )
      ).rows;

    model.play({ script: 'held', pieces: PIECES });
    const answer = await ask();
    await answer.until(400);
    // What was said is stored although the answer is not at its end.
    let stored = '';
    await expect.poll(async () => (stored = (await history())[0]!.answer).length >= answer.text.length).toBe(true);
    await server.stop('SIGKILL');
    await answer.ended;
    expect(answer.last).toBeUndefined();

    server = await start();
    // Alone on its database, the server knows at once that nobody is writing this answer any more.
    const [message, ...more] = await history();
    expect(more).toEqual([]);
    expect(message).toMatchObject({ id: answer.id, answerStatus: 'failed' });
    expect(PIECES.join('').startsWith(message!.answer)).toBe(true);
    expect(stored.length).toBeGreaterThan(100);
    expect(message!.answer.startsWith(stored)).toBe(true);

    model.play({ script: 'normal', pieces: ['故事说完了。'] });
    const again = await ask({ chatId: answer.id, isQueryAgain: 'yes' });
    await again.ended;
    expect(await history()).toMatchObject([{ id: answer.id, answer: '故事说完了。', answerStatus: 'success' }]);
  },
);
