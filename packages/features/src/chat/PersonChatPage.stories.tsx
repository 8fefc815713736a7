import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  coins,
  answers,
  drafts,
  errorCodes,
  me,
  publicChat,
  topics,
  using,
  type UsedAssistant,
} from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { mock } from '@tinystar/contract/mock';
import { fn, screen } from 'storybook/test';
import { sessionOf } from '../shared/testing/session.ts';
import { id, message, publicBot } from './fixtures.ts';
import { PersonChatPage } from './PersonChatPage.tsx';
import { visitor } from '../shared/visitor.ts';

const used: UsedAssistant = {
  ...publicBot,
  permission: 'protected',
  own: true,
  maker: false,
  isCreator: false,
  customerService: 'disabled',
  price: { payer: 'enterprise', coins: coins(1) },
};
const person = mock.ok(me.info, sessionOf().user);
const found = (change: Partial<UsedAssistant> = {}) => [
  ...mock.ok(using.get, { kbBot: { ...used, ...change }, fileOrigin: '' }),
  ...mock.ok(drafts.read, { draft: null }),
  ...person,
];
const rows = mock.ok(answers.history, { rows: [message('1')] });

const meta = {
  title: 'features/chat/PersonChatPage',
  component: PersonChatPage,
  parameters: { layout: 'fullscreen' },
  args: {
    api: createApi('personal', { token: () => 'token' }),
    publicId: id('b'),
    consoleHref: '/a',
    onLoggedOut: fn(),
    onAnswered: fn(),
    onRecharge: fn(),
  },
} satisfies Meta<typeof PersonChatPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { msw: [...found(), ...rows] } };

export const Empty: Story = { parameters: { msw: [...found(), ...mock.ok(answers.history, { rows: [] })] } };

export const Loading: Story = { parameters: { msw: [...person, ...mock.pending(using.get)] } };

export const Failed: Story = { parameters: { msw: [...person, ...mock.fail(using.get, errorCodes.unexpected, '')] } };

/** Not published for this person, or not there: nobody is told which. */
export const Denied: Story = {
  parameters: { msw: [...person, ...mock.fail(using.get, errorCodes.assistantMissing, '助手不存在')] },
};

export const LongText: Story = {
  parameters: {
    msw: [
      ...found({
        name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
        description:
          '面向安装队、业主与售后工程师，解答屋顶评估、支架安装、并网验收、收益测算与告警处理，答案均引自公司手册与国家标准',
      }),
      ...rows,
    ],
  },
};

export const Phone: Story = { parameters: { msw: [...found(), ...rows] }, globals: { viewport: { value: 'phone' } } };

/** Somebody asked here before the log-in. */
export const Visited: Story = {
  parameters: { msw: [...found(), ...rows, ...mock.ok(publicChat.history, { rows: [message('1')] })] },
  beforeEach: () => visitor.keep('visitor'),
};

/** An answer to the visitor is still being written. */
export const VisitBusy: Story = {
  ...Visited,
  parameters: {
    msw: [
      ...(Visited.parameters!.msw as []),
      ...mock.fail(topics.takeVisit, errorCodes.conflict, '回答还在生成，请稍后再试'),
    ],
  },
  async play({ userEvent }) {
    await userEvent.click(await screen.findByRole('button', { name: '移过来' }));
    await screen.findByText('回答还在生成，请稍后再试');
  },
};

export const VisitedPhone: Story = { ...Visited, globals: { viewport: { value: 'phone' } } };
