import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { rules } from './fixtures.ts';
import { RulesView } from './RulesView.tsx';

const meta = {
  title: 'features/channels/RulesView',
  component: RulesView,
  args: {
    rules: { kind: 'ready', data: { rows: rules, count: 13 } },
    keyword: '',
    page: 1,
    onKeyword: fn(),
    onPage: fn(),
    onCreate: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onSwitch: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof RulesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { rules: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const NoMatch: Story = { args: { rules: { kind: 'ready', data: { rows: [], count: 0 } }, keyword: '储能' } };

export const Loading: Story = { args: { rules: { kind: 'loading' } } };

export const Failed: Story = { args: { rules: { kind: 'failed', message: messages.network } } };

export const Denied: Story = { args: { rules: denied } };

export const LongText: Story = {
  args: {
    rules: {
      kind: 'ready',
      data: {
        rows: rules.map((rule) => ({
          ...rule,
          displayName: '很长的规则名'.repeat(8),
          keywords: rule.keywords.map((keyword) => keyword.repeat(5).slice(0, 20)),
          reply: { ...rule.reply, content: '回复内容也很长，'.repeat(60) },
        })),
        count: 3,
      },
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
