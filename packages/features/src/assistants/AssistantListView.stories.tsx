import { messages } from '@tinystar/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { denied } from '../shared/fixtures.ts';
import { AssistantListView } from './AssistantListView.tsx';
import { summaries, summary } from './fixtures.ts';

const meta = {
  title: 'features/assistants/AssistantListView',
  component: AssistantListView,
  args: {
    assistants: { kind: 'ready', data: { rows: summaries, count: 4 } },
    removals: [],
    keyword: '',
    page: 1,
    hasUnsaved: (id: string): boolean => id === '',
    hrefOf: ({ id }) => `/a/train/bot/${id}/knowledge/doc`,
    onSearch: fn(),
    onPage: fn(),
    onCreate: fn(),
    onRetry: fn(),
    onCopy: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof AssistantListView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Settings that were typed and not saved wait in this tab: the card says so. */
export const Unsaved: Story = {
  args: { hasUnsaved: (id) => id === summaries[0]!.id },
  async play({ canvas }) {
    await expect(canvas.getAllByText('有未保存的修改')).toHaveLength(1);
  },
};

/** Those who operate the product have stopped the second one, which is published. */
export const Stopped: Story = {
  args: {
    assistants: {
      kind: 'ready',
      data: { rows: summaries.map((each, at) => (at === 1 ? { ...each, status: 'disabled' } : each)), count: 4 },
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('已停用')).toBeVisible();
    await expect(canvas.queryByText('互联网公开')).toBeNull();
  },
};

export const Empty: Story = { args: { assistants: { kind: 'ready', data: { rows: [], count: 0 } } } };

export const Loading: Story = { args: { assistants: { kind: 'loading' } } };

export const Failed: Story = { args: { assistants: { kind: 'failed', message: messages.network } } };

export const NoMatch: Story = {
  args: { keyword: '储能', assistants: { kind: 'ready', data: { rows: [], count: 0 } } },
};

export const ManyPages: Story = {
  args: { page: 2, assistants: { kind: 'ready', data: { rows: summaries, count: 36 } } },
};

/** No admin of the enterprise any more. */
export const Denied: Story = { args: { assistants: denied } };

export const LongText: Story = {
  args: {
    assistants: {
      kind: 'ready',
      data: {
        rows: [
          summary(1, {
            name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
            description:
              '面向安装队、业主与售后工程师，解答屋顶评估、支架安装、并网验收、收益测算与告警处理，答案均引自公司手册与国家标准GB/T 16895.32，并附原文出处',
            permission: 'protected',
            category: 'socialSciencesAndHumanities',
            documentCount: 1_306,
          }),
          ...summaries.slice(0, 2),
        ],
        count: 3,
      },
    },
  },
};

export const Removing: Story = {
  args: { removals: [{ id: summaries[2]!.id, name: '庞大的知识助手', removed: 128_000 }] },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
