import type { HelpGroup } from '@tinystar/contract';
import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HelpView } from './HelpView.tsx';

const groups: readonly HelpGroup[] = [
  {
    title: '开始使用',
    articles: [
      {
        slug: 'first-assistant',
        title: '创建第一个助手',
        summary: '从空白、模板或一句话开始，三分钟有一个可以提问的助手。',
        markdown: '1. 登录后打开“训练中心”，点击“创建助手”。\n2. 填写 1 至 20 个字的名称。\n\n名称以后可以修改。',
      },
      {
        slug: 'read-sources',
        title: '核对答案的来源',
        summary: '答案里的每个编号都能打开原文，并标出被引用的位置。',
        markdown: '点击编号，原文在旁边打开，引用的位置会高亮。',
      },
    ],
  },
  {
    title: '账号与费用',
    articles: [
      {
        slug: 'coins',
        title: '小星币和费用',
        summary: '只有成功的回答和解析才扣费，每一笔都能查到。',
        markdown: '| 事情 | 谁来支付 | 小星币 |\n|---|---|---|\n| 企业的助手回答 | 助手所属的企业 | 1 |',
      },
    ],
  },
];

const meta = {
  title: 'features/help/HelpView',
  component: HelpView,
  parameters: { layout: 'fullscreen' },
  args: {
    groups: { kind: 'ready', data: groups },
    slug: undefined,
    search: '',
    onSearch: fn(),
    askHref: '/bot/guide',
    onRetry: fn(),
  },
} satisfies Meta<typeof HelpView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Article: Story = { args: { slug: 'coins' } };

export const ArticleOnPhone: Story = {
  args: { slug: 'first-assistant' },
  globals: { viewport: { value: 'phone' } },
};

export const Missing: Story = { args: { slug: 'gone' } };

export const Empty: Story = { args: { search: '量子' } };

export const Loading: Story = { args: { groups: { kind: 'loading' } } };

export const Failed: Story = { args: { groups: { kind: 'failed', message: messages.network } } };

/** Nobody answers questions here: there is no way to a service chat. */
export const LongText: Story = {
  args: {
    askHref: undefined,
    slug: 'long',
    groups: {
      kind: 'ready',
      data: [
        {
          title: '关于企业知识库的建立、维护、授权与长期归档',
          articles: [
            {
              slug: 'long',
              title: '企业知识库的建立、维护、授权与长期归档以及与其他系统之间的同步',
              summary: '这篇文章很长。'.repeat(20),
              markdown: `## 一\n\n${'先整理资料，再上传，然后核对解析的结果。'.repeat(30)}\n\nhttps://example.com/${'long-address-'.repeat(12)}`,
            },
          ],
        },
      ],
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
