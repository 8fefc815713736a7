import type { Meta, StoryObj } from '@storybook/react-vite';
import { answers, drafts, errorCodes, using, type UsedAssistant } from '@tinystar/contract';
import { createApi } from '@tinystar/contract/client';
import { mock } from '@tinystar/contract/mock';
import { fn } from 'storybook/test';
import { id, message, publicBot } from './fixtures.ts';
import { PersonChatPage } from './PersonChatPage.tsx';

const used: UsedAssistant = {
  ...publicBot,
  permission: 'protected',
  own: true,
  maker: false,
  isCreator: false,
  customerService: 'disabled',
  price: { payer: 'enterprise', coins: 1 },
};
const found = (change: Partial<UsedAssistant> = {}) => [
  ...mock.ok(using.get, { kbBot: { ...used, ...change }, fileOrigin: '' }),
  ...mock.ok(drafts.read, { draft: null }),
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

export const Loading: Story = { parameters: { msw: mock.pending(using.get) } };

export const Failed: Story = { parameters: { msw: mock.fail(using.get, errorCodes.unexpected, '') } };

/** Not published for this person, or not there: nobody is told which. */
export const Denied: Story = {
  parameters: { msw: mock.fail(using.get, errorCodes.assistantMissing, '助手不存在') },
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
