import type { Meta, StoryObj } from '@storybook/react-vite';
import { errorCodes, publicChat } from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { answerEvents, message, publicBot, id } from './fixtures.ts';
import { PublicChatPage } from './PublicChatPage.tsx';

const found = mock.ok(publicChat.info, { kbBot: publicBot, userId: 'visitor' });

const meta = {
  title: 'features/chat/PublicChatPage',
  // Streams end at their own time; the same states stand still in the stories of ChatView.
  tags: ['no-shot'],
  component: PublicChatPage,
  parameters: { layout: 'fullscreen' },
  args: { publicId: id('b'), loginHref: '/login' },
} satisfies Meta<typeof PublicChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = async (canvasElement: HTMLElement) => {
  const find = () =>
    [...canvasElement.querySelectorAll('button')].find((button) => button.textContent?.includes('接地线怎么接'));
  const tab = () =>
    [...canvasElement.querySelectorAll<HTMLElement>('[role=tab]')].find((element) => element.textContent === '接线');
  for (let tries = 0; tries < 100 && !tab(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  tab()?.click();
  for (let tries = 0; tries < 100 && !find(); tries++) await new Promise((resolve) => setTimeout(resolve, 50));
  find()?.click();
};

export const Default: Story = {
  parameters: { msw: [...found, ...mock.ok(publicChat.history, { rows: [message('1')] })] },
};

export const Empty: Story = { parameters: { msw: [...found, ...mock.ok(publicChat.history, { rows: [] })] } };

export const Loading: Story = { parameters: { msw: mock.pending(publicChat.info) } };

export const Failed: Story = { parameters: { msw: mock.fail(publicChat.info, errorCodes.unexpected, '') } };

export const Denied: Story = {
  parameters: { msw: mock.fail(publicChat.info, errorCodes.assistantMissing, '助手不存在') },
};

export const LongText: Story = {
  parameters: {
    msw: [
      ...mock.ok(publicChat.info, {
        kbBot: {
          ...publicBot,
          name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
          description:
            '面向安装队、业主与售后工程师，解答屋顶评估、支架安装、并网验收、收益测算与告警处理，答案均引自公司手册与国家标准GB/T 16895.32，并附原文出处',
        },
        userId: 'visitor',
      }),
      ...mock.ok(publicChat.history, { rows: [] }),
    ],
  },
};

export const Answered: Story = {
  parameters: {
    msw: [...found, ...mock.ok(publicChat.history, { rows: [] }), ...mock.stream(publicChat.ask, answerEvents())],
  },
  play: ({ canvasElement }) => ask(canvasElement),
};

export const Writing: Story = {
  parameters: {
    msw: [
      ...found,
      ...mock.ok(publicChat.history, { rows: [] }),
      ...mock.stream(publicChat.ask, [...answerEvents().slice(0, 4), Number.POSITIVE_INFINITY]),
    ],
  },
  play: ({ canvasElement }) => ask(canvasElement),
};

export const CoinsShort: Story = {
  parameters: {
    msw: [
      ...found,
      ...mock.ok(publicChat.history, { rows: [] }),
      ...mock.fail(publicChat.ask, errorCodes.coinsInsufficient, '余额不足'),
    ],
  },
  play: ({ canvasElement }) => ask(canvasElement),
};
