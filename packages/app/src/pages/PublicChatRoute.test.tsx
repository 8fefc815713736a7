import { answers, conversations, publicChat, using, type PublicAssistant } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { open, serve, worker } from '../front/frontStage.tsx';

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
          lastVisitTime: 2,
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
          lastVisitTime: 1,
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
  ['a visitor', `/bot/${id(11)}`, null],
  ['the page that is given away as a link', `/b/${id(11)}`, 'token-1'],
])('%s has the chat alone', async (_, path, token) => {
  stage();
  await open(path, token);
  await expect.element(page.getByRole('heading', { name: /光伏安装顾问/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '打开助手列表' })).not.toBeInTheDocument();
  await expect.element(column()).not.toBeInTheDocument();
});
