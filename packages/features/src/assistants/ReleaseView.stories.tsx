import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent, within } from 'storybook/test';
import { assistant } from '../shared/fixtures.ts';
import { releaseCopy } from './releaseCopy.ts';
import { checkRelease } from './release.ts';
import { ReleaseView } from './ReleaseView.tsx';

const draft = { category: undefined, permission: 'public', agreed: false } as const;

const meta = {
  title: 'features/assistants/ReleaseView',
  component: ReleaseView,
  args: {
    assistant,
    link: `https://example.com/b/${assistant.publicId}`,
    draft,
    errors: {},
    pending: false,
    onChange: fn(),
    onPublish: fn(),
    onUnpublish: fn(),
    onEmbed: fn(),
  },
} satisfies Meta<typeof ReleaseView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Incomplete: Story = { args: { errors: checkRelease(draft) } };

export const OfAnEnterprise: Story = { args: { assistant: { ...assistant, type: 'tenant' } } };

export const Published: Story = {
  args: { assistant: { ...assistant, permission: 'public', category: 'domainKnowledge' } },
};

/** Those who operate the product have stopped it: its link leads nowhere. */
export const Stopped: Story = {
  args: { assistant: { ...assistant, permission: 'public', status: 'disabled', category: 'domainKnowledge' } },
};

export const Unpublishing: Story = {
  args: Published.args,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: releaseCopy.unpublish }));
    await screen.findByRole('alertdialog');
  },
};

/** A link that does not fit its field. */
export const LongText: Story = {
  args: {
    assistant: {
      ...assistant,
      type: 'tenant',
      permission: 'public',
      category: 'socialSciencesAndHumanities',
      name: '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）',
    },
    link: `https://assistants.knowledge.equipment-maintenance.huachen-precision.example.com/b/${assistant.publicId}`,
  },
};

export const Phone: Story = { args: Published.args, globals: { viewport: { value: 'phone' } } };
