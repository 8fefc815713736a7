import {
  answers,
  conversations,
  errorCodes,
  publicChat,
  sharedAnswers,
  using,
  type PublicAssistant,
  type SharedAnswer,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, serve, worker, setUpFront } from '../front/frontStage.tsx';

setUpFront();

const id = (number: number) => number.toString(16).padStart(32, '0');
const avatar = { type: 'color', color: 'cyan' } as const;

const kbBot = {
  id: id(1),
  publicId: id(11),
  name: '光伏安装顾问',
  avatar,
  description: '安装与验收',
  type: 'tenant',
  isPreset: false,
  isShowSimilarQuestions: false,
  isShowQuickButtons: false,
  welcomeWords: { content: '您好', type: 'plainText' },
  questionWords: { content: '', isShowQuestionBar: false },
  display: {
    showHeader: 'enabled',
    showDescription: 'enabled',
    bubbleColor: '#00BB93',
    gradientStartColor: '#00B2F9',
    gradientEndColor: '#04EB94',
    gradientAngle: 135,
  },
  tenant: null,
} satisfies PublicAssistant;

const stage = () => {
  serve('personal');
  worker.use(
    ...mock.ok(publicChat.info, {
      kbBot,
      userId: 'visitor-1',
    }),
    ...mock.ok(publicChat.history, { rows: [] }),
    ...mock.ok(using.get, {
      kbBot: {
        ...kbBot,
        permission: 'public',
        own: false,
        maker: false,
        customerService: 'disabled',
        isCreator: false,
        price: { payer: 'other', coins: 1 },
      },
      fileOrigin: '',
    }),
    ...mock.ok(answers.history, { rows: [] }),
    ...mock.ok(conversations.list, {
      rows: [
        {
          id: id(1),
          publicId: id(11),
          name: '光伏安装顾问',
          avatar,
          type: 'tenant',
          own: false,
          permission: 'public',
          lastQuestion: '',
          agentsAsked: false,
          unreadCount: 0,
          lastMessageTime: 2,
        },
        {
          id: id(2),
          publicId: id(12),
          name: '设备维修助手',
          avatar,
          type: 'tenant',
          own: true,
          permission: 'public',
          lastQuestion: '',
          agentsAsked: false,
          unreadCount: 0,
          lastMessageTime: 1,
        },
      ],
      count: 2,
    }),
  );
};

const column = () => page.getByRole('complementary', { name: '我的对话' });

test('beside a public chat stands the list of one’s assistants; on small screens it is a drawer', async () => {
  stage();
  await open(`/bot/${id(11)}`);
  await expect.element(page.getByRole('heading', { name: /光伏安装顾问/ })).toBeVisible();
  await expect.element(column().getByRole('link', { name: /设备维修助手/ })).toHaveAttribute('href', `/bot/${id(12)}`);
  await page.viewport(390, 800);
  await expect.element(column()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: '打开助手列表' }));
  const drawer = page.getByRole('dialog', { name: '我的对话' });
  await expect.element(drawer.getByRole('link', { name: /设备维修助手/ })).toBeVisible();
  expect(drawer.element().getBoundingClientRect().width).toBe(180);
});

test.each([
  ['a visitor', null],
  ['whoever is logged in', 'token-1'],
])('on the page that is given away as a link %s has the chat alone', async (_, token) => {
  stage();
  await open(`/b/${id(11)}`, token);
  await expect.element(page.getByRole('heading', { name: /光伏安装顾问/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '打开助手列表' })).not.toBeInTheDocument();
  await expect.element(column()).not.toBeInTheDocument();
});

test('beside a public chat a visitor has what this browser has talked to, and the way to the square', async () => {
  stage();
  const asked: unknown[] = [];
  const said = { id: id(2), publicId: id(12), name: '设备维修助手', avatar, lastMessageTime: 1, lastQuestion: '异响' };
  worker.use(
    http.post('*/public/kbBot/query/list4Conversation', async ({ request }) => {
      asked.push(((await request.json()) as { userId: string }).userId, request.headers.get('authorization'));
      return HttpResponse.json({ rows: [said], count: 1 });
    }),
  );
  localStorage.clear();
  // Who was never here has no list to ask for.
  await open(`/bot/${id(11)}`, null);
  await expect.element(page.getByRole('heading', { name: /光伏安装顾问/ })).toBeVisible();
  await expect.element(column().getByText('还没有对话')).toBeVisible();
  await expect.element(column().getByRole('link', { name: '助手广场' })).toHaveAttribute('href', '/bot/square');
  expect(asked).toEqual([]);
  await open(`/bot/${id(11)}`, null);
  await expect.element(column().getByRole('link', { name: /设备维修助手/ })).toHaveAttribute('href', `/bot/${id(12)}`);
  await expect.element(column().getByRole('searchbox')).not.toBeInTheDocument();
  expect(asked).toEqual(['visitor-1', null]);
  await page.viewport(390, 800);
  await userEvent.click(page.getByRole('button', { name: '打开助手列表' }));
  const drawer = page.getByRole('dialog', { name: '我的对话' });
  await expect.element(drawer.getByRole('link', { name: /设备维修助手/ })).toBeVisible();
  await expect.element(drawer.getByRole('link', { name: '助手广场' })).toBeVisible();
});

const shared: SharedAnswer = {
  assistant: { id: id(1), publicId: id(11), name: '光伏安装顾问', avatar },
  asks: true,
  message: {
    id: id(21),
    kbBotId: id(1),
    kbBotType: 'tenant',
    chatId: id(21),
    msgType: 'qa',
    question: '边压块的扭矩是多少？',
    answer: '标准值为16～18N·m [1]。',
    answerContentType: 'markdown',
    answerStatus: 'success',
    answerSource: 'privateDomain',
    answerByKeyword: false,
    stopped: false,
    sentenceMap: {
      '1': {
        reference: [
          {
            id: 'r1',
            type: 'doc',
            doc_id: id(31),
            doc_name: '安装手册.pdf',
            is_doc_deleted: false,
            reference_id: 'b1',
            reference_index: 1,
            image_paths: [],
            text: '边压块扭矩16～18N·m，100%复核。',
            locations: [{ blockId: 'b1', page: 4, box: { left: 0, top: 0, right: 1, bottom: 1 } }],
          },
        ],
        reference_filtered: [],
      },
    },
    similarQuestions: [],
    thumb: 'none',
    userId: '',
    timestamp: 1,
  },
};

test.each([['a visitor', null] as const, ['whoever is logged in', 'token-1'] as const])(
  '%s reads behind the link to an answer that answer with its sources, and asks nothing',
  async (_, token) => {
    stage();
    worker.use(...mock.ok(sharedAnswers.get, shared));
    await open(`/b/${id(11)}?answer=${id(21)}.key`, token);
    await expect.element(page.getByRole('heading', { name: '边压块的扭矩是多少？' })).toBeVisible();
    await expect.element(page.getByText(/标准值为/)).toBeVisible();
    await expect.element(page.getByText('[1] 安装手册.pdf 第4页')).toBeVisible();
    await expect.element(page.getByText('边压块扭矩16～18N·m，100%复核。')).toBeVisible();
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '向助手提问' })).toHaveAttribute('href', `/b/${id(11)}`);
  },
);

test('a link whose answer is not there any more says so', async () => {
  stage();
  worker.use(...mock.fail(sharedAnswers.get, errorCodes.assistantMissing, '对不起，您访问的助手不存在'));
  await open(`/b/${id(11)}?answer=${id(21)}.key`);
  await expect.element(page.getByRole('heading', { name: '无法查看这条回答' })).toBeVisible();
});
