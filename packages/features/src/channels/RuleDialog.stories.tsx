import type { Meta, StoryObj } from '@storybook/react-vite';
import { ruleMessages } from '@tinystar/contract';
import { fn, screen, userEvent } from 'storybook/test';
import { copy } from './copy.ts';
import { RuleDialog } from './RuleDialog.tsx';

const meta = {
  title: 'features/channels/RuleDialog',
  component: RuleDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'edit',
    initial: {
      displayName: '退换货',
      keywords: ['退货', '换货', '怎么退货'],
      content: '签收后七天内可以退换货，请联系售后：**400-800-1234**。',
    },
    pending: false,
    onUpload: () => new Promise<string>(() => undefined),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RuleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = {
  args: { kind: 'create', initial: { displayName: '', keywords: [], content: '' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.rules.dialog.save }));
  },
};

export const LongText: Story = {
  args: {
    initial: {
      displayName: '名'.repeat(51),
      keywords: ['很长的关键词'.repeat(3), '二', '三', '四', '五'],
      content: '回复很长。'.repeat(601),
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: copy.rules.dialog.save }));
  },
};

export const Failed: Story = { args: { error: ruleMessages.taken('退货') } };

export const Loading: Story = { args: { pending: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
