import {
  bindFileHost,
  documents,
  errorCodes,
  fileUrl,
  pathOf,
  publicChat,
  type AnswerEvent,
  type ChatMessage,
  type Output,
} from '@tinystar/contract';
import { mock, type StreamStep } from '@tinystar/contract/mock';
import '@tinystar/tokens/theme.css';
import { http, HttpResponse } from 'msw';
import '@tinystar/tokens/theme.css';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStage } from '../shared/testing/index.ts';
import { answerEvents, clearMarker, id, message, publicBot } from './fixtures.ts';
import { PublicChatPage } from './PublicChatPage.tsx';

const { worker, show } = createStage();

const open = (steps: readonly StreamStep<typeof publicChat.ask>[], rows: ChatMessage[] = []) => {
  worker.use(
    ...mock.ok(publicChat.info, { kbBot: publicBot, userId: 'visitor-1' }),
    http.post('*/api/v1/public/kbBotChatHistory/query/listByTimestamp', async ({ request }) => {
      const { timestamp } = (await request.json()) as { timestamp?: number };
      return HttpResponse.json({ rows: timestamp === undefined ? rows : [] });
    }),
    ...mock.ok(publicChat.stop, {}),
    ...mock.ok(publicChat.thumb, {}),
    ...mock.stream(publicChat.ask, steps),
  );
  render();
};

const render = () => {
  show(<PublicChatPage publicId={id('b')} />);
};

const box = () => page.getByRole('textbox', { name: '问题' });
const ask = async (question: string) => {
  await userEvent.fill(box(), question);
  await userEvent.keyboard('{Enter}');
};
const shows = (text: string) => expect.poll(() => document.body.textContent).toContain(text);

test('a visitor asks, watches the answer come, and sees its source', async () => {
  open(answerEvents());
  await ask('接地线用多大线径？');
  await shows('必须同时可靠接地');
  await shows('参考来源');
  await expect.element(page.getByRole('button', { name: /引用1/ })).toBeVisible();
  await shows('那铝线可以用吗？');
  await expect.element(box()).toHaveValue('');
  expect(document.querySelectorAll('article')).toHaveLength(1);
  // Screen readers go from turn to turn by this name.
  await expect.element(page.getByRole('article', { name: '回答：接地线用多大线径？', exact: true })).toBeVisible();
});

test('who has to wait is told how many are before him, until his answer begins', async () => {
  open([]);
  let queue: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (queue = controller) });
  const headers = { 'content-type': 'text/event-stream' };
  worker.use(http.post(`*${pathOf(publicChat.ask, 'personal')}`, () => new Response(body, { headers })));
  const tell = (event: Output<typeof publicChat.ask>) =>
    queue?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
  await ask('接地线用多大线径？');
  tell({ status: 'waiting', ahead: 3 });
  const place = page.getByRole('status');
  await expect.element(place.getByText('前面还有3个问题，请稍候')).toBeVisible();
  tell({ status: 'waiting', ahead: 1 });
  await expect.element(place.getByText('前面还有1个问题，请稍候')).toBeVisible();
  tell({ status: 'waiting', ahead: 0 });
  await expect.element(place.getByText('前面没有别的问题了，轮到就回答')).toBeVisible();
  for (const event of answerEvents()) tell(event);
  queue?.close();
  await shows('必须同时可靠接地');
  expect(document.body.textContent).not.toContain('前面');
});

test('Shift+Enter breaks the line, blank text is not sent', async () => {
  open([]);
  await userEvent.fill(box(), '第一行');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}第二行');
  await expect.element(box()).toHaveValue('第一行\n第二行');
  await userEvent.fill(box(), '   ');
  await userEvent.keyboard('{Enter}');
  expect(document.querySelectorAll('article')).toHaveLength(0);
});

test('a clickable phrase of the welcome words is asked', async () => {
  open(answerEvents());
  await userEvent.click(page.getByRole('button', { name: '2062是什么告警', exact: true }));
  await shows('必须同时可靠接地');
});

test('words of the welcome and similar questions ask by one press; quick links tell how to ask and whom', async () => {
  open(answerEvents());
  await userEvent.click(page.getByRole('button', { name: '2062是什么告警', exact: true }));
  const similar = page.getByRole('region', { name: '您可能还想问' });
  await userEvent.click(similar.getByRole('button', { name: '那铝线可以用吗？' }));
  await expect.poll(() => document.querySelectorAll('article')).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: '人工咨询方式' }).last());
  await expect.element(page.getByRole('dialog', { name: '人工咨询方式' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: '提问小技巧' }).last());
  await expect.element(page.getByRole('dialog', { name: '提问小技巧' }).getByRole('listitem').first()).toBeVisible();
});

test('what was probably meant is asked by one press', async () => {
  open(answerEvents(), [message('1', { question: 'jiedixian', certainty: 'related', didYouMean: '接地线' })]);
  const asked = page.getByRole('region', { name: '您是不是想问' });
  await userEvent.click(asked.getByRole('button', { name: '接地线' }));
  await expect.poll(() => document.querySelectorAll('article')).toHaveLength(2);
});

test('a line tells where the conversation was cleared, between what went before and what came after', async () => {
  const [before, after] = [Date.UTC(2026, 10, 20, 1), Date.UTC(2026, 10, 20, 3)];
  open(
    [],
    [
      message('1', { timestamp: before, question: '清除以前的问题' }),
      clearMarker('2', before + 1000),
      message('3', { timestamp: after, question: '清除以后的问题' }),
    ],
  );
  await expect.element(page.getByRole('separator', { name: '以上对话已清除' })).toBeVisible();
  expect(document.body.textContent).toMatch(/清除以前的问题[\s\S]*以上对话已清除[\s\S]*清除以后的问题/);
});

test('Esc stops the answer and keeps what was written', async () => {
  const stop = vi.fn();
  const [first, second] = answerEvents() as [AnswerEvent, AnswerEvent];
  open([first, second, Number.POSITIVE_INFINITY]);
  worker.use(
    http.post('*/api/v1/public/kbBot/chat/stop', () => {
      stop();
      return HttpResponse.json({});
    }),
  );
  await ask('说来话长的问题');
  await shows('机壳有两处');
  await expect.element(page.getByRole('button', { name: '停止回答' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await shows('已停止生成');
  expect(stop).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: '发送' })).toBeVisible();
});

test('the arrow keys go through the questions that were asked, and leave other words alone', async () => {
  const asked = ['先问的问题？', '再问的问题？', '再问的问题？', '最后的问题？'];
  open(
    [],
    asked.map((question, at) => message(String(at), { question, timestamp: at + 1 })),
  );
  await shows('最后的问题？');
  await userEvent.click(box());
  for (const [key, shown] of [
    ['ArrowUp', '最后的问题？'],
    ['ArrowUp', '再问的问题？'],
    ['ArrowUp', '先问的问题？'],
    ['ArrowUp', '先问的问题？'],
    ['ArrowDown', '再问的问题？'],
    ['ArrowDown', '最后的问题？'],
    ['ArrowDown', ''],
  ]) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(box()).toHaveValue(shown);
  }
  await userEvent.fill(box(), '自己写的');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(box()).toHaveValue('自己写的');
});

test('too few coins are said in their words and can be sent again', async () => {
  open([]);
  worker.use(...mock.fail(publicChat.ask, errorCodes.coinsInsufficient, '余额不足'));
  await ask('接地线用多大线径？');
  await shows('该助手所属企业小星币余额不足，请稍后再点击重新发送');
  worker.use(...mock.stream(publicChat.ask, answerEvents()));
  await userEvent.click(page.getByRole('button', { name: '重新发送' }));
  await shows('必须同时可靠接地');
});

test('a question with a word that may not be asked goes back into the box to be changed, and is not sent again as it is', async () => {
  open([]);
  const refused = '问题中含有平台不允许的内容，请修改后再问';
  worker.use(...mock.fail(publicChat.ask, errorCodes.contentRefused, refused));
  await ask('代开发票怎么办理？');
  await shows(refused);
  expect(page.getByRole('button', { name: '重新发送' }).elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: '修改问题' }));
  await expect.element(box()).toHaveValue('代开发票怎么办理？');
  await expect.element(box()).toHaveFocus();
});

test('without a connection the question stays and is still there after a reload', async () => {
  open([]);
  worker.use(...mock.offline(publicChat.ask));
  await ask('断网时问的');
  await shows('当前网络异常，请检查网络设置。');
  render();
  await shows('断网时问的');
  await expect.element(page.getByRole('button', { name: '重新发送' })).toBeVisible();
  await expect.element(box()).toHaveValue('');
});

test('a dropped connection goes on with the same message, nothing twice', async () => {
  const events = answerEvents();
  const seen: (string | null)[] = [];
  const keys = new Set<string | null>();
  open([]);
  worker.use(
    http.post('*/api/v1/public/kbBot/chat', ({ request }) => {
      seen.push(request.headers.get('last-event-id'));
      keys.add(request.headers.get('idempotency-key'));
      const part = seen.length === 1 ? events.slice(0, 3) : events.slice(2);
      const body = part.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  await ask('断线重连');
  await shows('参考来源');
  expect(seen).toEqual([null, '2']);
  expect(keys.size).toBe(1);
  expect(document.querySelector('article')?.textContent).toContain(
    '机壳有两处接地点，必须同时可靠接地，接地线截面积不小于16 mm²',
  );
});

test('a thumb is chosen, taken back, and a thumbs-down offers a person', async () => {
  open([], [message('1')]);
  const down = page.getByRole('button', { name: '没有帮助' });
  await userEvent.click(down);
  await expect.element(down).toHaveAttribute('aria-pressed', 'true');
  await shows('抱歉没有帮到您，可以尝试人工咨询');
  await userEvent.click(down);
  await expect.element(down).toHaveAttribute('aria-pressed', 'false');
});

test('preset answers carry no thumbs for visitors', async () => {
  open([], [message('1', { answerSource: 'preset' })]);
  await shows('接线前检查');
  expect(page.getByRole('button', { name: '没有帮助' }).elements()).toHaveLength(0);
});

test('the history ends with the welcome words', async () => {
  open([], [message('1', { answer: '短答。', sentenceMap: {}, similarQuestions: [] })]);
  await shows('我熟读HY-110K系列的安装手册');
});

test('an unknown assistant has its own page', async () => {
  worker.use(...mock.fail(publicChat.info, errorCodes.assistantMissing, '助手不存在'));
  render();
  await shows('对不起，您访问的助手不存在');
});

test('a stopped assistant says so, and offers nothing that could not help', async () => {
  worker.use(...mock.fail(publicChat.info, errorCodes.assistantMissing, '助手已停用'));
  render();
  await shows('助手已停用');
  expect(page.getByText('链接可能已失效', { exact: false }).elements()).toHaveLength(0);
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

test('the page works where the browser keeps nothing', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  Object.defineProperty(window, 'localStorage', { configurable: true, get: refuse });
  try {
    open(answerEvents());
    await ask('接地线用多大线径？');
    await shows('必须同时可靠接地');
  } finally {
    Object.defineProperty(window, 'localStorage', real);
  }
});

test('files of a public page are read where its assistant says', async () => {
  open([]);
  worker.use(
    ...mock.ok(publicChat.info, { kbBot: publicBot, userId: 'visitor-1', fileOrigin: 'https://files.example' }),
  );
  try {
    await expect
      .poll(() => fileUrl(documents.outputFile, { id: id('f') }))
      .toBe(`https://files.example/file/v1/open/kbBotFile/query/outputFile?id=${id('f')}`);
  } finally {
    bindFileHost('');
  }
});

test('two disliked answers in a row bring the offer of the agents, whose page opens in a window of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  open([], [message('1'), message('2')]);
  worker.use(
    ...mock.ok(publicChat.info, {
      kbBot: { ...publicBot, asksAgents: { afterDislikes: true } },
      userId: 'visitor-1',
    }),
  );
  const down = page.getByRole('button', { name: '没有帮助' });
  await userEvent.click(down.first());
  await shows('抱歉没有帮到您，可以尝试人工咨询');
  expect(page.getByRole('button', { name: '转人工客服' }).elements()).toHaveLength(0);
  await userEvent.click(down.last());
  await shows('连续两次没有帮到您，需要人工客服接着处理吗？');
  await userEvent.click(page.getByRole('button', { name: '转人工客服' }));
  expect(opened).toHaveBeenCalledWith(`/a/chat/bot/${publicBot.id}/${publicBot.type}/cs`, '_blank', 'noopener');
  opened.mockRestore();
});
