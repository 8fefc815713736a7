import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { FileImage, FileText, Headphones, Lightbulb, Mic } from '../icons.ts';
import { texts } from '../private/sampleTexts.ts';
import { live } from '../private/liveField.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { Composer, QuickLink, type ComposerProps } from './Composer.tsx';

const Live = live<string, ComposerProps>(Composer);

const meta = {
  title: 'ui/Composer',
  component: Composer,
  render: (args) => <Live {...args} />,
  args: {
    value: '那接地线要用多大的线径',
    phase: 'idle',
    onChange: fn(),
    onSend: fn(),
    quickLinks: (
      <>
        <QuickLink icon={Headphones} onPress={fn()}>
          人工咨询方式
        </QuickLink>
        <QuickLink icon={Lightbulb} onPress={fn()}>
          提问小技巧
        </QuickLink>
      </>
    ),
    tools: <IconButton icon={Mic} label="语音输入" />,
  },
} satisfies Meta<typeof Composer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Blank: Story = { args: { value: '' } };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
  },
};

export const Answering: Story = { args: { value: '', phase: 'answering' } };

export const Disabled: Story = { args: { value: '', phase: 'disabled', placeholder: '助手已停用' } };

export const Attachments: Story = {
  args: {
    attachments: (
      <>
        <Tag icon={FileText}>HY-110K安装与验收手册.pdf</Tag>
        <Tag icon={FileImage}>接线图.png</Tag>
      </>
    ),
  },
};

export const NoSlots: Story = { args: { quickLinks: undefined, tools: undefined } };

export const LongText: Story = { args: { value: texts.long.repeat(8) }, globals: { viewport: { value: 'phone' } } };
