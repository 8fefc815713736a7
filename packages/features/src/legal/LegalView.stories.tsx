import type { Meta, StoryObj } from '@storybook/react-vite';
import { messages } from '@tinystar/contract';
import { fn } from 'storybook/test';
import { longLines } from '../shared/testing/longLines.ts';
import { staysInside } from '../shared/testing/staysInside.ts';
import { LegalView } from './LegalView.tsx';

const markdown = `# 小星助手服务协议

勾选同意并登录，即表示您已阅读并接受以下内容。

## 一、服务内容

小星帮助您用自己的文档建立知识助手。助手依据您上传的资料回答问题，并标注回答的出处。

## 二、保存的信息

| 信息 | 用途 |
|---|---|
| 手机号 | 登录、接收验证码 |
| 密码 | 只保存加盐的哈希值 |
`;

const meta = {
  title: 'features/legal/LegalView',
  component: LegalView,
  parameters: { layout: 'fullscreen' },
  args: {
    document: 'agreement',
    text: { kind: 'ready', data: { markdown, own: true, updatedAt: Date.UTC(2026, 10, 21) } },
    onRetry: fn(),
  },
} satisfies Meta<typeof LegalView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The operator has no text of his own yet; the page says so. */
export const Template: Story = {
  args: { text: { kind: 'ready', data: { markdown, own: false, updatedAt: null } } },
};

/** What is accepted with a purchase. */
export const Payment: Story = {
  args: { document: 'payment', text: { kind: 'ready', data: { markdown, own: false, updatedAt: null } } },
};

export const Loading: Story = { args: { text: { kind: 'loading' } } };

export const Failed: Story = { args: { text: { kind: 'failed', message: messages.network } } };

export const LongText: Story = {
  args: {
    text: {
      kind: 'ready',
      data: {
        markdown: `${markdown}\n${Array.from(
          { length: 12 },
          (_, at) =>
            `## ${at + 2}、${'个人信息的收集、使用、保存、共享与跨境提供以及您对这些信息享有的权利'.repeat(2)}\n\n${'您有权查阅、复制、更正和删除您的个人信息。'.repeat(9)}https://example.com/privacy/${'long-address-'.repeat(8)}`,
        ).join('\n\n')}`,
        own: true,
        updatedAt: Date.UTC(2026, 10, 21),
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongLines: Story = {
  args: { text: { kind: 'ready', data: { markdown: longLines, own: true, updatedAt: null } } },
  play: ({ canvasElement }) => staysInside(canvasElement),
};
export const LongLinesPhone: Story = { ...LongLines, tags: ['no-shot'], globals: { viewport: { value: 'phone' } } };
